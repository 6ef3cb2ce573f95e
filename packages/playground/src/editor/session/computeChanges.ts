import { alignLists } from '../../compile/alignLists.ts';
import type { TextEdit } from '../files/renameImports.ts';

/** The most pairs of pieces to compare; beyond that, a difference is replaced as a whole. */
const MAX_COMPARISONS = 1_000_000;

/**
 * Finds the changes that turn one text into another, line by line and then word by word, so that cursors and
 * marks in unchanged text stay in place.
 *
 * @returns edits as offsets into `before`, in order, none of them adjacent
 */
export function computeChanges(before: string, after: string): readonly TextEdit[] {
  return compare(0, split(before, LINES), split(after, LINES)).flatMap(
    ({ from, removed, inserted }) =>
      compare(from, split(removed, WORDS), split(inserted, WORDS)).map((edit) => ({
        from: edit.from,
        to: edit.from + edit.removed.length,
        insert: edit.inserted,
      })),
  );
}

/** Lines include their line break. */
const LINES = /[^\n]*\n|[^\n]+/g;
const WORDS = /\w+|\n| +|[^]/g;

function split(text: string, pieces: RegExp): readonly string[] {
  return text.match(pieces) ?? [];
}

interface Difference {
  from: number;
  removed: string;
  inserted: string;
}

/** Finds the differences between two lists of pieces; `offset` is where the first piece begins. */
function compare(offset: number, olds: readonly string[], news: readonly string[]): Difference[] {
  let start = 0;
  while (start < olds.length && start < news.length && olds[start] === news[start]) start++;
  let [oldEnd, newEnd] = [olds.length, news.length];
  while (oldEnd > start && newEnd > start && olds[oldEnd - 1] === news[newEnd - 1]) {
    oldEnd--;
    newEnd--;
  }
  const from = offset + olds.slice(0, start).join('').length;
  return compareByAlignment(from, olds.slice(start, oldEnd), news.slice(start, newEnd));
}

/** Does the same for lists that begin and end with a difference. */
function compareByAlignment(
  offset: number,
  olds: readonly string[],
  news: readonly string[],
): Difference[] {
  const kept = olds.length * news.length > MAX_COMPARISONS ? [] : alignLists(olds, news);
  kept.push([olds.length, news.length]);
  const found: Difference[] = [];
  let [i, j, from] = [0, 0, offset];
  for (const [oldNext, newNext] of kept) {
    const removed = olds.slice(i, oldNext).join('');
    const inserted = news.slice(j, newNext).join('');
    if (removed || inserted) found.push({ from, removed, inserted });
    from += removed.length + (olds[oldNext]?.length ?? 0);
    [i, j] = [oldNext + 1, newNext + 1];
  }
  return found;
}
