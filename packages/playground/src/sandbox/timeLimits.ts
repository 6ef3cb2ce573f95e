// How long code of strangers may run, and how it is noticed that it hangs.

/** Milliseconds after which a loop is stopped, by a guard in its code that knows the line. */
export const LOOP_LIMIT = 800;

/** Milliseconds that the evaluation of styles may take, in a worker. */
export const EVALUATION_LIMIT = 1500;

/** Milliseconds between pings to a frame (`createWatchdog`). */
export const PING_INTERVAL = 400;

/** How many pings may go unanswered. */
export const MAX_MISSED_PINGS = 5;

/**
 * About how many milliseconds without an answer it takes until code is taken to hang. To change it, change the two
 * above. It has to be more than `LOOP_LIMIT`: the guard of a loop can say what is wrong, and leaves the page as it is.
 */
export const UNTIL_SILENT = MAX_MISSED_PINGS * PING_INTERVAL;

/** Notices that something does not answer any more. */
export interface Watchdog {
  /** The answer to the ping with that number. */
  answer(id: number): void;
  stop(): void;
}

/**
 * Pings, and calls back once when `MAX_MISSED_PINGS` had no answer. It counts its own turns, not the time:
 * after the computer slept, or while the page itself was busy, nobody is late.
 *
 * @param interval - milliseconds between pings
 */
export function createWatchdog(
  ping: (id: number) => void,
  onSilence: () => void,
  interval: number,
): Watchdog {
  let id = 0;
  let missed = 0;
  const timer = setInterval(() => {
    if (missed >= MAX_MISSED_PINGS) {
      clearInterval(timer);
      onSilence();
      return;
    }
    missed++;
    ping(++id);
  }, interval);
  return {
    answer(answered) {
      if (answered === id) missed = 0;
    },
    stop: () => clearInterval(timer),
  };
}
