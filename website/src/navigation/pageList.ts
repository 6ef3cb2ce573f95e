/** A page of the documentation, as the build lists it: with its file in `assets/js/`, and what the data of the docs say. */
export type ListedPage = readonly [path: string, file: string, id: string, sidebar?: string];

/** The parts of the list: from which key on each has the pages, and its file. */
export type PageIndex = readonly (readonly [from: string, file: string])[];

/** How many pages a part has. */
const SIZE = 100;

/** As the router compares paths: a slash at the end and the case of letters make no difference. */
function toKey(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/**
 * Cuts the list of all pages into parts, of which a visitor needs few.
 *
 * @param pages - in any order
 * @returns each part with the key that it begins with: '' for the first one
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

/** Finds the part of the list that has a path, if any has. */
export function choosePart(index: PageIndex, path: string): PageIndex[number] | undefined {
  const key = toKey(path);
  return index.filter(([from]) => from <= key).pop();
}

/** Finds a page in the part that has its path. */
export function findInPart(part: readonly ListedPage[], path: string): ListedPage | undefined {
  const key = toKey(path);
  return part.find(([one]) => toKey(one) === key);
}
