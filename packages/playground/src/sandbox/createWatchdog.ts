import { MAX_MISSED_PINGS } from './timeLimits.ts';

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
