/**
 * Limits of what passes between the page and the sandbox: `…Burst` is how much at once, `…Rate` how much per
 * second.
 */
export const LIMITS = {
  /** Characters of one message from the frame to the page. */
  frameMessage: 40_000,
  /** Messages from the frame to the page. */
  frameBurst: 200,
  frameRate: 100,
  /** Messages that the user's code may send directly to the page's window, per second. */
  strayMessages: 50,
  /** Milliseconds that such messages may block the page. */
  blockedBurst: 1000,
  blockedRate: 50,
  /** How often the user's code may take the focus from the page. */
  focusBurst: 10,
  focusRate: 0.2,
  /** Entries that the user's code may add to the tab's history. */
  historyBurst: 10,
  historyRate: 1,
  /** Characters of the outcome of an evaluation. */
  outcome: 4_000_000,
  /** Values in the outcome of an evaluation, and how deep they nest. */
  outcomeValues: 200_000,
  outcomeDepth: 64,
  /** Brackets inside each other in a text of an outcome. */
  openBrackets: 1_000,
  /** Characters of a printed console line or value, of an error message, and of a name. */
  text: 10_000,
  message: 2_000,
  name: 200,
  /** Slots of a hook's classes, and characters of each. */
  slots: 500,
  classes: 10_000,
  /** Distinct calls of mergeClasses that are reported per revision, arguments of each, and characters of each. */
  merges: 100,
  mergedLists: 20,
  mergedClasses: 2_000,
  /** Rendered elements that are reported, computed properties of each, and characters of a value and of a text. */
  elements: 100,
  properties: 120,
  computedValue: 200,
  elementText: 80,
  /** Elements with classes of Griffel that are read, and distinct class lists among them. */
  styledElements: 2_000,
  classLists: 200,
  /** Classes of inserted rules, in the order of insertion. */
  insertedClasses: 1_000,
  /** Elements whose styles are compared after another order of insertion, and values that differ. */
  comparedElements: 100,
  orderChanges: 30,
  /** Milliseconds of one search for what overrides classes, and groups of declarations for each class list. */
  overrideTime: 50,
  overrides: 10,
  /** Classes of an inspected element; each has as many characters as a name. */
  elementClasses: 150,
  /** Faults that are reported. */
  faultBurst: 30,
  faultRate: 5,
  /** Console lines per second; the others are only counted. */
  consoleRate: 50,
} as const;

/** Limits how often something may be done. */
interface Allowance {
  /** Whether it may be done once more, or `times` more. */
  take(times?: number): boolean;
}

/**
 * Allows `burst` at once, and `rate` per second in the long run.
 *
 * @param now - milliseconds of a monotonic clock
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
