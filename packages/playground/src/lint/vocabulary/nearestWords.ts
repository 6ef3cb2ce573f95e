const MAX_WORDS = 8;

/**
 * The words that a misspelled one may mean, nearest first: at most two typos away, or one for a short word.
 *
 * @example nearestWords('gird', ['flex', 'grid']) // ['grid']
 */
export function nearestWords(word: string, words: readonly string[]): string[] {
  const limit = word.length <= 3 ? 1 : 2;
  return words
    .filter((candidate) => Math.abs(word.length - candidate.length) <= limit && candidate !== word)
    .map((candidate) => ({
      candidate,
      distance: measureEdits(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_WORDS)
    .map(({ candidate }) => candidate);
}

/**
 * Counts the insertions, deletions, substitutions and swaps of adjacent characters that turn one text into
 * another (the optimal string alignment distance).
 */
export function measureEdits(a: string, b: string): number {
  const at = (line: readonly number[], index: number) => line[index] ?? Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? a.length;
}
