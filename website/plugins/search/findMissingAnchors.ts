import { Parser } from 'htmlparser2';
import type { PageSource } from './createSearchPages';

function readIds(html: string): Set<string> {
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag: (_name, { id }) => {
      if (id !== undefined) ids.add(id);
    },
  });
  parser.end(html);
  return ids;
}

/**
 * Finds the sections that search would lead to, and that are not on their pages.
 *
 * @param read - gives the HTML of an address
 * @returns their addresses
 */
export function findMissingAnchors(
  sources: readonly PageSource[],
  read: (route: string) => string,
): string[] {
  return sources.flatMap(({ route, sections }) => {
    const ids = readIds(read(route));
    return sections
      .filter(({ anchor }) => anchor !== '' && !ids.has(anchor))
      .map(({ anchor }) => `${route}#${anchor}`);
  });
}
