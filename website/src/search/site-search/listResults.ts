import { cutExcerpt } from '../engine/cutExcerpt';
import { markMatches } from '../engine/markMatches';
import type { PageResult } from '../engine/SearchResult';
import type { ChoiceGroup } from './Choice';

/** Between the parts of a way to a page. */
const ARROW = ' › ';

/** Makes choices of what was found: a group for each page. */
export function listResults(results: readonly PageResult[]): ChoiceGroup[] {
  return results.map(({ page: { route, title, group }, sections }) => {
    const label = group === '' ? title : group + ARROW + title;
    return {
      label,
      isLabeled: false,
      choices: sections.map(({ section: { heading, anchor, text }, matches, message }) => ({
        kind: 'link',
        to: anchor === '' ? route : `${route}#${anchor}`,
        title: markMatches(heading || title, matches),
        // The start of a page is named by the page's title.
        page: heading === '' ? group : label,
        excerpt: markMatches(cutExcerpt(message ?? text, matches), matches),
      })),
    };
  });
}
