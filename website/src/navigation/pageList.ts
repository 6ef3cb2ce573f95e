/**
 * A documentation page in the list of the build: its path, its file in `assets/js/`, and its doc id and
 * sidebar.
 */
export type ListedPage = readonly [path: string, file: string, id: string, sidebar?: string];

/** The parts of the list: the first key of each part, and its file. */
export type PageIndex = readonly (readonly [from: string, file: string])[];

/** The number of pages in a part. */
const SIZE = 100;

/** Normalizes a path as the router does: a trailing slash and case make no difference. */
function toKey(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/**
 * Splits the list of all pages into parts, because a visitor needs only a few of them.
 *
 * @param pages - in any order
 * @returns each part with its first key, which is '' for the first part
 */
export function cutList(
  pages: readonly ListedPage[],
): (readonly [from: string, part: readonly ListedPage[]])[] {
  const sorted = [...pages].sort(([a], [b]) => (toKey(a) < toKey(b) ? -1 : 1));
  return Array.from({ length: Math.ceil(sorted.length / SIZE) }, (_, index) => {
    const part = sorted.slice(index * SIZE, (index + 1) * SIZE);
    return [index === 0 ? '' : toKey(part[0]?.[0] ?? ''), part];
  });
}

/** Finds the part of the list that contains a path, if any does. */
export function choosePart(index: PageIndex, path: string): PageIndex[number] | undefined {
  const key = toKey(path);
  return index.filter(([from]) => from <= key).pop();
}

/** Finds a page by its path in a part of the list. */
export function findInPart(part: readonly ListedPage[], path: string): ListedPage | undefined {
  const key = toKey(path);
  return part.find(([one]) => toKey(one) === key);
}
