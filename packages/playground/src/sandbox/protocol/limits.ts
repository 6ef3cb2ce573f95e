/** Limits of what passes between the page and the sandbox. */
export const LIMITS = {
  /** Characters of one message of the frame to the page. */
  frameMessage: 40_000,
  /** Messages of the frame that pass at once, and a second. */
  frameBurst: 200,
  frameRate: 100,
  /** Messages a second that the user's code may send past all this to the window of the page. */
  strangers: 50,
  /** Milliseconds that such messages may hold up the page at once, and a second. */
  heldUpBurst: 1000,
  heldUpRate: 50,
  /** Times that the user's code may take the focus from the page at once, and a second. */
  focusBurst: 10,
  focusRate: 1,
  /** Entries that the history of the tab may gain at once, and a second. */
  historyBurst: 10,
  historyRate: 1,
  /** Characters of what an evaluation gives. */
  outcome: 4_000_000,
  /** Values in what an evaluation gives, and how deep they nest. */
  outcomeValues: 200_000,
  outcomeDepth: 64,
  /** Characters of a printed console line or value, of a message of an error, and of a name. */
  text: 10_000,
  message: 2_000,
  name: 200,
  /** Classes that a hook gives: slots, and characters of each. */
  slots: 500,
  classes: 10_000,
  /** Different calls of mergeClasses that are told of in one revision, the classes that each was given, and characters of each. */
  merges: 100,
  mergedLists: 20,
  mergedClasses: 2_000,
  /** Rendered elements that are told of, computed properties of each, and characters of a value and of a text. */
  elements: 100,
  properties: 120,
  computedValue: 200,
  elementText: 80,
  /** Elements with classes of Griffel that are looked at, and different lists of classes among them. */
  styledElements: 2_000,
  classLists: 200,
  /** Classes of inserted rules, in their order. */
  arrivals: 1_000,
  /** Elements whose styles are compared in another order of insertion, and values that differ. */
  comparedElements: 100,
  orderChanges: 30,
  /** Classes of an inspected element; characters of each are those of a name. */
  elementClasses: 150,
  /** Faults that pass at once, and a second. */
  faultBurst: 30,
  faultRate: 5,
  /** Console lines a second; the rest is counted. */
  consoleRate: 50,
} as const;

/** Something that may be done only so often. */
interface Allowance {
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
