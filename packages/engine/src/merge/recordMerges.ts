import { findSequence } from './findSequence.ts';

type MergeClasses = (...classNames: (string | false | undefined)[]) => string;

/** For each merged sequence, the sequences that it was merged of, in the order of the arguments. */
export type Merges = Readonly<Record<string, readonly string[]>>;

/**
 * Wraps mergeClasses() so that it remembers what it merged. A merged list of classes does not say
 * what lost; this does. Give the wrapped function to the rendered code, and `merges` (plain data)
 * to `explainMergedClasses`.
 */
export function recordMerges(mergeClasses: MergeClasses): {
  mergeClasses: MergeClasses;
  merges: Merges;
} {
  const merges: Record<string, readonly string[]> = {};
  return {
    merges,
    mergeClasses(...classNames) {
      const result = mergeClasses(...classNames);
      const sequence = findSequence(result);
      const merged = classNames.flatMap((one) => (one && findSequence(one)) || []);
      // In production a set that overrides all others keeps its name: it must not stand for the merge.
      if (sequence !== undefined && !merged.includes(sequence)) merges[sequence] = merged;
      return result;
    },
  };
}
