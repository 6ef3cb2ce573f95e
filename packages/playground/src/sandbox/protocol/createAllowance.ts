/** Something that may be done only so often. */
export interface Allowance {
  /** Whether it may be done once more, or so many times more. */
  take(times?: number): boolean;
}

/**
 * Lets through `burst` at once, and `rate` a second in the long run.
 *
 * @param now - milliseconds of a clock that does not go back
 */
export function createAllowance(
  burst: number,
  rate: number,
  now: () => number = () => performance.now(),
): Allowance {
  let left = burst;
  let last = now();
  return {
    take(times = 1) {
      const time = now();
      left = Math.min(burst, left + ((time - last) * rate) / 1000);
      last = time;
      if (left < times) return false;
      left -= times;
      return true;
    },
  };
}
