import { gzipSync } from 'node:zlib';
import { createSlugger } from '@griffel-site/samples/slugger';
import { type PackedText, packText, printPages } from '../../src/search/pack/packPages';
import type { PageSection } from '@griffel-site/samples';
import { findTokens, joinForms, listForms, isFiller } from '../../src/search/engine/findTokens';
import type { SearchPage, SearchSection } from '../../src/search/engine/SearchPage';

/**
 * How much of a section excerpts may be cut from, in characters. The first that fits is taken. Few, because
 * the index is made for each, and with the shortest it still has three quarters of its weight.
 */
const EXCERPTS = [600, 240, 60];

/** What the index may weigh with gzip, in bytes. Nobody loads it before they mean to search. */
export const HEAVIEST_INDEX = 50_000;

/**
 * Makes the index of pages: what excerpts are cut from and what is found beside that, packed. The
 * browser makes the words' index of it, because that would weigh more than the text.
 *
 * The longer the docs, the shorter what excerpts are cut from. All words are found nevertheless.
 */
export function createSearchIndex(pages: readonly PageSource[]): PackedText {
  let index: PackedText = { words: [], body: '' };
  for (const longest of EXCERPTS) {
    index = packText(printPages(createSearchPages(pages, longest), createSlugger));
    if (gzipSync(JSON.stringify(index), { level: 9 }).length <= HEAVIEST_INDEX) break;
  }
  return index;
}

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

/**
 * Splits a text after the sentence that ends before its limit, or after a word where none does.
 *
 * @param longest - the limit, in characters
 * @returns what is kept, and the rest
 */
export function splitExcerpt(text: string, longest: number): [kept: string, rest: string] {
  if (text.length <= longest) return [text, ''];
  const start = text.slice(0, longest + 1);
  const sentence = start.search(/[.!?]\s(?!.*[.!?]\s)/) + 1;
  const at = sentence > longest / 2 ? sentence : Math.max(0, start.lastIndexOf(' '));
  return [text.slice(0, at), text.slice(at).trim()];
}

/** To the end of the line, but not in an address; and blocks. */
const COMMENT = /(?<!:)\/\/.*$|\/\*[\s\S]*?\*\//gm;

/** What a sample declares is a name of its own. */
const DECLARATION = /\b(?:const|let|var|function|class|type|interface)\s+(\w+)/g;

/**
 * A name that says by its letters that it is one, because plain words of code are in every sample:
 * packages and at-rules, states, `data-` attributes and other names with hyphens, camel case, names
 * with underscores, files of configuration.
 */
const TELLING =
  /^(?:@[a-z][\w-]*(?:\/[\w-]+)?|::?[a-z]+(?:-[a-z]+)*|[a-z]{2,}(?:-[a-z]{2,})+|\$?_*[A-Za-z]+[A-Z_][A-Za-z]+|__[a-z]\w+|[\w.]+\.config\.\w+)$/;

/**
 * Finds the identifiers in code that a user may look for.
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
