import type { Merge } from '@griffel-site/engine';
import { LIMITS } from '../protocol/limits.ts';

/** Collects calls of mergeClasses. */
interface MergeLog {
  add(merge: Merge): void;
  /** A new revision: what was told of before is news again. */
  clear(): void;
}

/**
 * Tells of each different call once, those of one task together: components merge the same classes
 * each time they render.
 */
export function createMergeLog(tell: (merges: readonly Merge[]) => void): MergeLog {
  const told = new Set<string>();
  let news: Merge[] = [];
  const flush = (): void => {
    // A message holds so much; what is left out is of code that merges thousands of classes.
    const fitting: Merge[] = [];
    let room: number = LIMITS.frameMessage / 2;
    for (const merge of news) {
      room -= sizeOf(merge);
      if (room > 0) fitting.push(merge);
    }
    news = [];
    if (fitting.length > 0) tell(fitting);
  };
  return {
    add(merge) {
      const key = [merge.result, ...merge.classNames].join('\n');
      if (told.has(key) || told.size >= LIMITS.merges) return;
      // One string alone is of interest where it holds two sets, of which one gets lost.
      const isAlone = merge.classNames.length < 2 && !/___.*___/s.test(merge.classNames[0] ?? '');
      if (isAlone || sizeOf(merge) > LIMITS.frameMessage / 2) return;
      told.add(key);
      if (news.push(merge) === 1) queueMicrotask(flush);
    },
    clear() {
      told.clear();
      news = [];
    },
  };
}

function sizeOf({ classNames, result }: Merge): number {
  return classNames.reduce((sum, one) => sum + one.length, result.length);
}
