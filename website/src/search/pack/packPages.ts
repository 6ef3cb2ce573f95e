import type { SearchPage } from '../engine/SearchPage';

/** Between the parts of a line. */
const SEPARATOR = '\t';

/** Opens the line of a page; those of sections open with their depth. */
const PAGE = '#';

/** Opens the line of a message, which belongs to the section before it. */
const MESSAGE = '!';

/**
 * Prints pages, one line for each and one for each section and message. Anchors are left out where `slug` makes
 * them of the heading.
 *
 * @param createSlugger - makes, for each page, what names its headings
 */
export function printPages(
  pages: readonly SearchPage[],
  createSlugger: () => (heading: string) => string,
): string {
  return pages
    .flatMap(({ route, title, group, weight, sections }) => {
      const slug = createSlugger();
      return [
        [PAGE, route, title, group, ...(weight === 1 ? [] : [String(weight)])],
        ...sections.flatMap(({ heading, depth, anchor, text, more, messages }) => {
          const expected = heading === '' ? '' : slug(heading);
          return [
            [String(depth), heading, text, more, ...(anchor === expected ? [] : [anchor])],
            ...messages.map((message) => [MESSAGE, message]),
          ];
        }),
      ];
    })
    .map((parts) => parts.join(SEPARATOR).replace(/\t+$/, ''))
    .join('\n');
}

/** Undoes `printPages`, with the same `createSlugger`. */
export function parsePages(
  printed: string,
  createSlugger: () => (heading: string) => string,
): SearchPage[] {
  const pages: SearchPage[] = [];
  let slug = createSlugger();
  for (const line of printed.split('\n')) {
    const [first = '', second = '', third = '', fourth = '', fifth] = line.split(SEPARATOR);
    if (first === PAGE) {
      slug = createSlugger();
      const weight = Number(fifth ?? 1);
      pages.push({ route: second, title: third, group: fourth, weight, sections: [] });
      continue;
    }
    if (first === MESSAGE) {
      pages.at(-1)?.sections.at(-1)?.messages.push(second);
      continue;
    }
    const expected = second === '' ? '' : slug(second);
    pages.at(-1)?.sections.push({
      heading: second,
      depth: Number(first),
      text: third,
      more: fourth,
      anchor: fifth ?? expected,
      messages: [],
    });
  }
  return pages;
}
