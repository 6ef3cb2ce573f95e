import type { Merge } from '@griffel-site/engine';
import { LIMITS } from '../protocol/limits.ts';

/** Collects calls of mergeClasses. */
interface MergeLog {
  add(merge: Merge): void;
  /** Reports calls now rather than after the present task. */
  flush(): void;
  /** Starts a new revision, in which calls are reported again. */
  clear(): void;
}

/**
 * Reports each distinct call once, because components merge the same classes each time they render. Calls of
 * one task are reported together.
 */
export function createMergeLog(report: (merges: readonly Merge[]) => void): MergeLog {
  const reported = new Set<string>();
  let pending: Merge[] = [];
  const flush = (): void => {
    if (pending.length === 0) return;
    // A message has a maximum length, which only code that merges thousands of classes exceeds.
    const fitting: Merge[] = [];
    let room: number = LIMITS.frameMessage / 2;
    for (const merge of pending) {
      room -= sizeOf(merge);
      if (room > 0) fitting.push(merge);
    }
    pending = [];
    if (fitting.length > 0) report(fitting);
  };
  return {
    add(merge) {
      const key = [merge.result, ...merge.classNames].join('\n');
      if (reported.has(key) || reported.size >= LIMITS.merges) return;
      // A single argument is only of interest if it contains two sets of classes, because one of them gets
      // lost.
      const isTrivial = merge.classNames.length < 2 && !/___.*___/s.test(merge.classNames[0] ?? '');
      if (isTrivial || sizeOf(merge) > LIMITS.frameMessage / 2) return;
      reported.add(key);
      if (pending.push(merge) === 1) queueMicrotask(flush);
    },
    flush,
    clear() {
      reported.clear();
      pending = [];
    },
  };
}

function sizeOf({ classNames, result }: Merge): number {
  return classNames.reduce((sum, one) => sum + one.length, result.length);
}
