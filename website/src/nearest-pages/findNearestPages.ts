import { measureEdits } from '@griffel-site/playground/measure-edits';

/** The maximum number of suggestions. */
const MAX_PAGES = 3;

/** The share of an address that may differ. */
const TOLERANCE = 0.4;

/** The maximum difference of two names if one contains the other. */
const CONTAINED = 0.2;

/** Shorter words occur in too many names. */
const SHORTEST_WORD = 3;

/** Reduces an address to its letters and digits, without hyphens, case and extensions. */
function simplify(address: string): string[] {
  let text = address;
  try {
    text = decodeURIComponent(address);
  } catch {
    // The encoding is invalid, but the letters may still resemble those of a page.
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
 * Finds the pages that a user may have meant, by comparing the whole address and its last part, because
 * pages move and users guess.
 *
 * @param pathname - an address without a page
 * @param pages - all pages of the site
 * @returns at most three, the most similar first; none if no address is similar
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
      // Sorted by the sum of both differences.
      return { page, name: byName, whole: whole / length };
    })
    .filter(({ name, whole }) => Math.min(name, whole) <= TOLERANCE)
    .sort((a, b) => a.name + a.whole - (b.name + b.whole))
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}
