import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { createMessageFinder, leadWithMessages } from './findMessages';
import { findTokens, joinForms, type Forms } from './findTokens';
import { joinWords, parseQuery } from './parseQuery';
import { rankPages, type Hit } from './rankPages';
import type { SearchPage, PageResult } from './SearchPage';
import { BOOST, RANK, SIMILAR } from './weights';

/** Finds pages and their parts. */
export interface SearchEngine {
  /** The best page first, and of each its best parts; none for a query without words. */
  find: (query: string) => PageResult[];
  /** What the user may have meant by a query that finds nothing. */
  suggest: (query: string) => string | undefined;
}

interface Document {
  id: number;
  /** The heading, or the title, as one word: a query that says just that means it. */
  name: string;
  title: string;
  heading: string;
  text: string;
  more: string;
}

/** What opens an identifier. */
const SIGIL = /^[^\p{L}\p{N}]/u;

/** Letters that may be wrong in a word, by its length. */
const allowMistakes = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** The same, for suggestions; to a short word any other is near. */
const allowMore = (word: string) => Math.min(4, Math.floor((word.length - 1) / 3));

/** Creates the index. It takes some 20 ms for the docs of this site. */
export function createSearchEngine(pages: readonly SearchPage[]): SearchEngine {
  /** Words as pages have them: stems are none that a user would know. */
  const written = new Set<string>();
  const tokenize = (text: string) =>
    findTokens(text).flatMap(({ forms }) => {
      written.add(forms.whole[0] ?? '');
      return joinForms(forms);
    });
  const index = new MiniSearch<Document>({
    fields: Object.keys(BOOST),
    tokenize: (text, field) => (field === 'name' ? [text] : tokenize(text)),
    processTerm: (term) => term,
  });
  const places = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  index.addAll(
    places.map(({ page, section: { heading, depth, text, more, messages } }, id) => ({
      id,
      name: joinWords(heading || page.title),
      title: depth === 1 ? page.title : '',
      heading,
      text,
      more: [more, ...messages].join(' '),
    })),
  );
  const findMessages = createMessageFinder(pages);

  const findForms = (forms: string[], similar: SearchOptions = {}) => {
    const [first = '', ...others] = forms;
    return index.search(
      { combineWith: 'OR', queries: [{ queries: [first], ...similar }, ...others] },
      { boost: BOOST, weights: SIMILAR, tokenize: (form) => [form] },
    );
  };

  /** Finds a word as it is, its beginning, or what is like it; if none is, the words in it. */
  const search = ({ whole, parts }: Forms, fuzzy: (word: string) => number) => {
    const [typed = ''] = whole;
    // Who types what opens an identifier means that one.
    const exact = SIGIL.test(typed) ? findForms([typed], { prefix: true }) : [];
    if (exact.length > 0) return exact;
    const found = findForms(whole, { prefix: true, fuzzy });
    return found.length > 0 ? found : findForms(parts);
  };

  const locate = ({ id, score, terms, match }: SearchResult): Hit => {
    const place = places[id as number] as (typeof places)[number];
    const isInHeading = Object.values(match).some((fields) =>
      fields.some((field) => field === 'heading' || field === 'title'),
    );
    const weight = place.page.weight * (place.section.depth > 2 ? RANK.nested : 1);
    return { ...place, score: score * weight, terms, isInHeading };
  };

  return {
    find(query) {
      const { words, compounds } = parseQuery(query);
      const ranked = rankPages(
        words.map((word) => search(word, allowMistakes).map(locate)),
        compounds.map((compound) => findForms([compound]).map(locate)),
      );
      return leadWithMessages(findMessages(query), ranked);
    },
    suggest(query) {
      const better = parseQuery(query).words.map(({ whole: [word = ''] }) => {
        const found = search({ whole: [word], parts: [] }, allowMore);
        return found.flatMap(({ terms }) => terms).find((term) => written.has(term)) ?? word;
      });
      const suggestion = better.join(' ');
      const isOther = suggestion !== query.trim().toLowerCase();
      return isOther && suggestion !== '' ? suggestion : undefined;
    },
  };
}
