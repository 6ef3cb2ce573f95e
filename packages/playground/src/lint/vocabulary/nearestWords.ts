const MAX_WORDS = 8;

/**
 * The words that a misspelled one may mean, nearest first: at most two typos away, or one for a short word.
 *
 * @example nearestWords('gird', ['flex', 'grid']) // ['grid']
 */
export function nearestWords(word: string, words: readonly string[]): string[] {
  const limit = word.length <= 3 ? 1 : 2;
  return words
    .map((candidate) => ({ candidate, distance: measure(word.toLowerCase(), candidate, limit) }))
    .filter(({ candidate, distance }) => distance <= limit && candidate !== word)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_WORDS)
    .map(({ candidate }) => candidate);
}

/** How many letters are missing, extra, wrong, or swapped with their neighbor; or any number above the limit. */
function measure(a: string, candidate: string, limit: number): number {
  const b = candidate.toLowerCase();
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}
