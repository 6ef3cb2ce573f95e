/** How many pages are worth a user's look. */
const MAX_PAGES = 3;

/** The part of an address that may be wrong before it is another one. */
const TOLERANCE = 0.4;

/** What an address that has all letters of a page's name beside others counts as. */
const CONTAINED = 0.2;

/** Shorter words are in everything. */
const SHORTEST_WORD = 3;

/** Brings an address to the letters that carry it: hyphens, capitals and endings do not. */
function simplify(address: string): string[] {
  let text = address;
  try {
    text = decodeURIComponent(address);
  } catch {
    // It stands for no text; its letters may still be like a page's.
  }
  return text
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((part) => part !== '');
}

function compare(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  const difference = measureEdits(a, b) / longest;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  const isContained = shorter.length >= SHORTEST_WORD && longer.includes(shorter);
  return isContained ? Math.min(difference, CONTAINED) : difference;
}

/**
 * Finds the pages that a user may have meant: by the whole address, or by its last part, because
 * pages move and users guess.
 *
 * @param pathname - an address that leads to no page
 * @param pages - those of the site
 * @returns at most three, the likeliest first; none when no address is alike
 */
export function findNearestPages<Page extends { route: string }>(
  pathname: string,
  pages: readonly Page[],
): Page[] {
  const wanted = simplify(pathname);
  return pages
    .map((page) => {
      const parts = simplify(page.route);
      const whole = measureEdits(wanted.join('/'), parts.join('/'));
      const length = Math.max(wanted.join('/').length, parts.join('/').length, 1);
      const byName = compare(wanted.at(-1) ?? '', parts.at(-1) ?? '');
      // Names alike are first, whole addresses break ties between them.
      return { page, name: byName, whole: whole / length };
    })
    .filter(({ name, whole }) => Math.min(name, whole) <= TOLERANCE)
    .sort((a, b) => a.name + a.whole - (b.name + b.whole))
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

/**
 * Counts the letters to put in, take out, exchange or swap with their neighbors to make one text of
 * another (the optimal string alignment distance).
 */
export function measureEdits(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (line: readonly number[], index: number) => line[index] ?? Infinity;
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
