// How long untrusted code may run, and how the page notices that it hangs.

/** Milliseconds after which a loop is stopped by a guard in the compiled code, which knows the line. */
export const LOOP_LIMIT = 800;

/** Milliseconds that the evaluation of styles in the worker may take. */
export const EVALUATION_LIMIT = 1500;

/** Milliseconds between pings to a frame (`createWatchdog`). */
export const PING_INTERVAL = 400;

/** How many pings a sandbox that is alone on its page may leave unanswered. */
export const MAX_MISSED_PINGS = 5;

/**
 * About how many milliseconds without an answer it takes until code is assumed to hang; it follows from the two
 * constants above. It must exceed `LOOP_LIMIT`: the guard of a loop can name the line, and keeps the frames.
 */
export const UNTIL_SILENT = MAX_MISSED_PINGS * PING_INTERVAL;

/** Notices that something no longer answers pings. */
export interface Watchdog {
  /** Takes the answer to the ping with that id. @returns whether that was the last ping */
  answer(id: number): boolean;
  stop(): void;
}

/**
 * Sends pings, and calls back once when too many had no answer. It counts pings rather than time, so
 * that a computer that slept or a page that was busy does not make the answers late.
 *
 * @param interval - milliseconds between pings
 * @param getLimit - how many pings may go unanswered
 */
export function createWatchdog(
  ping: (id: number) => void,
  onSilence: () => void,
  interval: number,
  getLimit = () => MAX_MISSED_PINGS,
): Watchdog {
  let id = 0;
  let missed = 0;
  const timer = setInterval(() => {
    if (missed >= getLimit()) {
      clearInterval(timer);
      onSilence();
      return;
    }
    missed++;
    ping(++id);
  }, interval);
  return {
    answer(answered) {
      // A slow answer arrives when newer pings are on their way.
      missed = Math.min(missed, id - answered);
      return answered === id;
    },
    stop: () => clearInterval(timer),
  };
}
