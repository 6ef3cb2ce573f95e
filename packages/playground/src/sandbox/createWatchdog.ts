/** Notices that something does not answer any more. */
export interface Watchdog {
  /** The answer to the ping with that number. */
  answer(id: number): void;
  stop(): void;
}

/** Milliseconds between pings, and how many may go unanswered. */
const INTERVAL = 400;
const MOST_MISSED = 5;

/**
 * Pings, and calls back once when there is no answer for about two seconds. It counts its own
 * turns, not the time: after the computer slept, or while the page itself was busy, nobody is late.
 */
export function createWatchdog(ping: (id: number) => void, onSilence: () => void): Watchdog {
  let id = 0;
  let missed = 0;
  const timer = setInterval(() => {
    if (missed >= MOST_MISSED) {
      clearInterval(timer);
      onSilence();
      return;
    }
    missed++;
    ping(++id);
  }, INTERVAL);
  return {
    answer(answered) {
      if (answered === id) missed = 0;
    },
    stop: () => clearInterval(timer),
  };
}
