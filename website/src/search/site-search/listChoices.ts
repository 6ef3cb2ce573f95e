import type { SearchEngine } from '../engine/createSearchEngine';
import type { SearchPage, PageResult } from '../engine/SearchPage';
import { type Piece, cutExcerpt, markMatches } from '../engine/cutExcerpt';

/** What a user can choose in the dialog. */
export type Choice = LinkChoice | QueryChoice;

/** A place on the site. */
interface LinkChoice {
  kind: 'link';
  /** Its address. */
  to: string;
  title: Piece[];
  /** The way to it: of a section the page with its categories, of a page these. May be empty. */
  page: string;
  /** Empty where the title says enough. */
  excerpt: Piece[];
}

/** Something else to search for. */
interface QueryChoice {
  kind: 'query';
  query: string;
}

/** Choices that belong together. */
export interface ChoiceGroup {
  label: string;
  /** Whether its label is shown: choices that name their page need none. */
  isLabeled: boolean;
  choices: Choice[];
}

/** What the dialog offers for what is in its field. */
export interface Offer {
  /** Whether anything was asked, and whether it was found. */
  state: 'start' | 'found' | 'none';
  groups: ChoiceGroup[];
}

/**
 * Lists what a user can choose.
 *
 * @param query - what is in the field
 * @param recentQueries - offered while the field is empty
 */
export function listChoices(
  { engine, pages }: { engine: SearchEngine; pages: readonly SearchPage[] },
  query: string,
  recentQueries: readonly string[],
): Offer {
  if (query.trim() === '') return { state: 'start', groups: listStart(pages, recentQueries) };
  const found = listResults(engine.find(query));
  if (found.length > 0) return { state: 'found', groups: found };
  const suggestion = engine.suggest(query);
  const others: ChoiceGroup[] =
    suggestion === undefined
      ? []
      : [
          {
            label: 'Did you mean',
            isLabeled: true,
            choices: [{ kind: 'query', query: suggestion }],
          },
        ];
  return { state: 'none', groups: [...others, listPlaces(pages)] };
}

/** Between the parts of a way to a page. */
const ARROW = ' › ';

/** Makes choices of what was found: a group for each page. */
function listResults(results: readonly PageResult[]): ChoiceGroup[] {
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

/** Where most users begin, by what a user of the whole documentation would advise. */
export const START_ROUTES = [
  '/react/install',
  '/react/api/make-styles',
  '/react/guides/atomic-css',
  '/react/css-extraction/introduction',
  '/try-it-out/',
];

/** Lists pages to begin with. */
function listPlaces(pages: readonly SearchPage[]): ChoiceGroup {
  return {
    label: 'Good places to start',
    isLabeled: true,
    choices: START_ROUTES.flatMap((route) => pages.filter((page) => page.route === route)).map(
      ({ route, title }) => ({
        kind: 'link',
        to: route,
        title: [{ text: title, isMatch: false }],
        page: '',
        excerpt: [],
      }),
    ),
  };
}

/** Lists what to choose from before anything is typed: the user's latest queries, and where to begin. */
function listStart(pages: readonly SearchPage[], recentQueries: readonly string[]): ChoiceGroup[] {
  const recent: ChoiceGroup = {
    label: 'Recent searches',
    isLabeled: true,
    choices: recentQueries.map((query) => ({ kind: 'query', query })),
  };
  return [recent, listPlaces(pages)].filter(({ choices }) => choices.length > 0);
}
