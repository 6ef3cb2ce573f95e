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
  return compareByLCS(from, olds.slice(start, oldEnd), news.slice(start, newEnd));
}

/** Does the same with a longest common subsequence, for lists that begin and end with a difference. */
function compareByLCS(
  offset: number,
  olds: readonly string[],
  news: readonly string[],
): Difference[] {
  if (olds.length === 0 && news.length === 0) return [];
  if (olds.length * news.length > MAX_COMPARISONS) {
    return [{ from: offset, removed: olds.join(''), inserted: news.join('') }];
  }
  const width = news.length + 1;
  const lengths = new Uint32Array((olds.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = olds.length - 1; i >= 0; i--) {
    for (let j = news.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        olds[i] === news[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: Difference[] = [];
  let [i, j, from] = [0, 0, offset];
  while (i < olds.length || j < news.length) {
    const difference: Difference = { from, removed: '', inserted: '' };
    while (i < olds.length || j < news.length) {
      if (i < olds.length && olds[i] === news[j]) break;
      if (j >= news.length || (i < olds.length && at(i + 1, j) >= at(i, j + 1))) {
        difference.removed += olds[i++] ?? '';
      } else difference.inserted += news[j++] ?? '';
    }
    found.push(difference);
    from += difference.removed.length;
    while (i < olds.length && olds[i] === news[j]) {
      from += olds[i++]?.length ?? 0;
      j++;
    }
  }
  return found;
}
