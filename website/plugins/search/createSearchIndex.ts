import { gzipSync } from 'node:zlib';
import type { PageSection } from '@griffel-site/samples';
import { findTokens, joinForms, listForms, isFiller } from '../../src/search/engine/findTokens';
import type { SearchPage, SearchSection } from '../../src/search/engine/SearchPage';

/**
 * The maximum length of a section's text for excerpts, in characters. The first value with which the index
 * fits is used. There are few, because the index is built for each, and even with the shortest it keeps
 * three quarters of its size.
 */
const EXCERPTS = [400, 240, 60];

/** The maximum size of the index with gzip, in bytes. It loads on demand. */
export const HEAVIEST_INDEX = 50_000;

/**
 * Creates the index of pages: text for excerpts, and further searchable words. The browser builds the inverted index
 * from it, because that would be larger than the text.
 *
 * The longer the docs, the shorter the text for excerpts, but all words can be found.
 */
export function createSearchIndex(pages: readonly PageSource[]): SearchPage[] {
  let index: SearchPage[] = [];
  for (const longest of EXCERPTS) {
    index = createSearchPages(pages, longest);
    if (gzipSync(JSON.stringify(index), { level: 9 }).length <= HEAVIEST_INDEX) break;
  }
  return index;
}

/** A page with its text. */
export interface PageSource {
  route: string;
  title: string;
  /** The labels of the sidebar's categories above it, outermost first. */
  section: readonly string[];
  /** A factor for its scores, at most 1. */
  weight: number;
  /** Searchable, but not shown. */
  description: string;
  sections: readonly PageSection[];
}

/** Names in this many sections are useless for searching, such as the library's own functions. */
const EVERYWHERE = 12;

function countNames(pages: readonly PageSource[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of pages.flatMap(({ sections }) => sections)) {
    for (const name of findIdentifiers(code)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Lists the words of a section that are not in its heading and excerpt. */
function listMore(known: string, rest: string, names: readonly string[]): string {
  const forms = new Set(findTokens(known).flatMap((token) => joinForms(token.forms)));
  const more: string[] = [];
  const add = (word: string, isKnown: boolean) => {
    if (isKnown || isFiller(word.toLowerCase())) return;
    for (const form of joinForms(listForms(word))) forms.add(form);
    more.push(word);
  };
  for (const { start, end, forms: own } of findTokens(rest)) {
    // A word is known if its stem is.
    const [form = ''] = own.parts.length > 0 ? own.whole : own.whole.slice(-1);
    add(rest.slice(start, end), forms.has(form));
  }
  for (const name of names) add(name, forms.has(name.toLowerCase()));
  return more.join(' ');
}

/**
 * Creates the pages of the search index.
 *
 * @param longest - the maximum length of a section's text for excerpts, in characters; of the rest, only
 *   new words are kept
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

/**
 * Splits a text after the last sentence in the second half of its limit, or after a word if there is none.
 *
 * @param longest - the limit, in characters
 * @returns the kept text, and the rest
 */
export function splitExcerpt(text: string, longest: number): [kept: string, rest: string] {
  if (text.length <= longest) return [text, ''];
  const start = text.slice(0, longest + 1);
  const sentence = start.search(/[.!?]\s(?!.*[.!?]\s)/) + 1;
  const at = sentence > longest / 2 ? sentence : Math.max(0, start.lastIndexOf(' '));
  return [text.slice(0, at), text.slice(at).trim()];
}

/** Comments to the end of the line, except `//` in an address; and block comments. */
const COMMENT = /(?<!:)\/\/.*$|\/\*[\s\S]*?\*\//gm;

/** A declaration. Names that a sample declares are its own. */
const DECLARATION = /\b(?:const|let|var|function|class|type|interface)\s+(\w+)/g;

/**
 * Names that are recognizable as such, because plain words of code are in every sample: packages and
 * at-rules, states, `data-` attributes and other names with hyphens, camel case, names with underscores,
 * configuration files.
 */
const TELLING =
  /^(?:@[a-z][\w-]*(?:\/[\w-]+)?|::?[a-z]+(?:-[a-z]+)*|[a-z]{2,}(?:-[a-z]{2,})+|\$?_*[A-Za-z]+[A-Z_][A-Za-z]+|__[a-z]\w+|[\w.]+\.config\.\w+)$/;

/**
 * Finds the identifiers in code that users may search for.
 *
 * `const own = styles({ ':hover': { paddingInline: 0 } }) // spaces` gives `:hover`, `paddingInline`.
 *
 * @returns each once, in the order of the code
 */
export function findIdentifiers(code: string): string[] {
  const bare = code.replace(COMMENT, ' ');
  const declared = new Set([...bare.matchAll(DECLARATION)].map(([, name]) => name));
  const names = findTokens(bare)
    .map(({ start, end }) => bare.slice(start, end))
    .filter((name) => TELLING.test(name) && !declared.has(name));
  return [...new Set(names)];
}
