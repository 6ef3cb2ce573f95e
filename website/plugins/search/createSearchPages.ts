import type { PageSection } from '@griffel-site/samples';
import { findTokens, joinForms, listForms } from '../../src/search/engine/findTokens';
import type { SearchPage, SearchSection } from '../../src/search/engine/SearchPage';
import { isFiller } from '../../src/search/engine/isFiller';
import { findIdentifiers } from './findIdentifiers';
import { splitExcerpt } from './splitExcerpt';

/** A page with what it says. */
export interface PageSource {
  route: string;
  title: string;
  /** The labels of the sidebar's categories above it, outermost first. */
  section: readonly string[];
  /** How much it counts beside other pages: 1, or less. */
  weight: number;
  /** What it is about, in other words; not shown. */
  description: string;
  sections: readonly PageSection[];
}

/** What is in this many sections leads nowhere: the library's own functions, say. */
const EVERYWHERE = 12;

function countNames(pages: readonly PageSource[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of pages.flatMap(({ sections }) => sections)) {
    for (const name of findIdentifiers(code)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** What a section is found by beyond its heading and its excerpt. */
function listMore(known: string, rest: string, names: readonly string[]): string {
  const forms = new Set(findTokens(known).flatMap((token) => joinForms(token.forms)));
  const more: string[] = [];
  const add = (word: string, isKnown: boolean) => {
    if (isKnown || isFiller(word.toLowerCase())) return;
    for (const form of joinForms(listForms(word))) forms.add(form);
    more.push(word);
  };
  for (const { start, end, forms: own } of findTokens(rest)) {
    // The stem of a word finds all that is made of it.
    const [form = ''] = own.parts.length > 0 ? own.whole : own.whole.slice(-1);
    add(rest.slice(start, end), forms.has(form));
  }
  for (const name of names) add(name, forms.has(name.toLowerCase()));
  return more.join(' ');
}

/**
 * Makes of pages what search needs to know of them.
 *
 * @param longest - how many characters of a section excerpts are cut from; of the rest, only the
 *   words are kept
 */
export function createSearchPages(pages: readonly PageSource[], longest: number): SearchPage[] {
  const counts = countNames(pages);
  return pages.map(({ route, title, section, weight, description, sections }) => ({
    route,
    title,
    group: section.join(' › '),
    weight,
    sections: sections.map(({ heading, depth, anchor, text, code, messages }): SearchSection => {
      const [excerpt, rest] = splitExcerpt(text, longest);
      const names = findIdentifiers(code).filter((name) => (counts.get(name) ?? 0) < EVERYWHERE);
      return {
        heading,
        depth,
        anchor,
        text: excerpt,
        more: listMore(
          `${heading || title} ${excerpt}`,
          depth === 1 ? `${rest} ${description}` : rest,
          names,
        ),
        messages,
      };
    }),
  }));
}
