import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { createMessageFinder, leadWithMessages } from './findMessages';
import { findTokens, joinForms, type Forms } from './findTokens';
import { joinWords, parseQuery } from './parseQuery';
import { rankPages, type Hit } from './rankPages';
import type { SearchPage, PageResult } from './SearchPage';
import { BOOST, RANK, SIMILAR } from './weights';

/** Finds pages and their sections. */
export interface SearchEngine {
  /** Returns the best pages with their best sections; none for a query without words. */
  find: (query: string) => PageResult[];
  /** Suggests a correction for a query without results. */
  suggest: (query: string) => string | undefined;
}

interface Document {
  id: number;
  /** The heading, or the title, joined into one word, for queries that are exactly that. */
  name: string;
  title: string;
  heading: string;
  text: string;
  more: string;
}

/** A character that starts an identifier, such as `:` or `@`. */
const SIGIL = /^[^\p{L}\p{N}]/u;

/** The number of wrong letters that a word of this length may have. */
const allowMistakes = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** The same, for suggestions. It is low for short words, because many other words are similar to them. */
const allowMore = (word: string) => Math.min(4, Math.floor((word.length - 1) / 3));

/** Creates the index. This takes about 20 ms for the docs of this site. */
export function createSearchEngine(pages: readonly SearchPage[]): SearchEngine {
  /** Words as written on pages, for suggestions, because users would not recognize stems. */
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

  /** Finds a word, and words that begin with it; if the word itself is on no page, similar words, or else its parts. */
  const search = ({ whole, parts }: Forms, fuzzy: (word: string) => number) => {
    const [typed = ''] = whole;
    // A query with a sigil means exactly that identifier.
    const exact = SIGIL.test(typed) ? findForms([typed], { prefix: true }) : [];
    if (exact.length > 0) return exact;
    const same = new Map(findForms(whole).map(({ id, score }) => [id as number, score]));
    // A word that is written correctly means no other: "mode" is not "Node".
    const found = findForms(whole, { prefix: true, ...(same.size === 0 && { fuzzy }) });
    if (found.length === 0) return findForms(parts);
    // Rare words score high: "style not applied" would find StyleX first.
    const most = same.size > 0 ? Math.max(...same.values()) : Infinity;
    return found.map((result) => {
      const own = same.get(result.id as number) ?? 0;
      return { ...result, score: own + Math.min(result.score - own, most) };
    });
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
