/**
 * Finds what two lists have in common, in the same order: their longest common subsequence. It takes time and
 * memory for each pair of items, so callers must limit the lengths.
 *
 * @returns the pairs of indexes of equal items, ascending
 */
export function alignLists(
  before: readonly string[],
  after: readonly string[],
): [number, number][] {
  const width = after.length + 1;
  // For each pair of indexes: the length of the longest common subsequence from there on.
  const shared = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number): number => shared[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      shared[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
