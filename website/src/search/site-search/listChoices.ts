import type { SearchEngine } from '../engine/createSearchEngine';
import type { PageResult, SearchPage, SectionResult } from '../engine/SearchPage';
import { type Piece, cutExcerpt, markMatches } from '../engine/cutExcerpt';

/** An option in the dialog. */
export type Choice = LinkChoice | QueryChoice;

/** A link to a page or section. */
interface LinkChoice {
  kind: 'link';
  /** Its address. */
  to: string;
  title: Piece[];
  /** Its breadcrumbs: for a section, the page with its categories; for a page, the categories. May be empty. */
  page: string;
  /** May be empty. */
  excerpt: Piece[];
}

/** Another query. */
interface QueryChoice {
  kind: 'query';
  query: string;
}

/** Choices that belong together. */
export interface ChoiceGroup {
  label: string;
  /** Whether its label is visible; choices that name their page do not need one. */
  isLabeled: boolean;
  choices: Choice[];
}

/** The choices that the dialog offers for a query. */
export interface Offer {
  /** `start` for an empty query, otherwise whether there are results. */
  state: 'start' | 'found' | 'none';
  groups: ChoiceGroup[];
}

/**
 * Lists the choices for a query.
 *
 * @param query - the text in the field
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

function toAddress(route: string, anchor: string): string {
  return anchor === '' ? route : `${route}#${anchor}`;
}

/** Separates breadcrumbs. */
const ARROW = ' › ';

/** Turns results into choices, with a group for each page. */
function listResults(results: readonly PageResult[]): ChoiceGroup[] {
  return results.map(({ page: { route, title, group }, sections }) => {
    // The category of an introduction has its name.
    const label = group === '' || group === title ? title : group + ARROW + title;
    return {
      label,
      isLabeled: false,
      choices: sections.map((result) => {
        const { heading, anchor } = result.section;
        // The part above the first heading is named by the page's title.
        const shown = heading || title;
        return {
          kind: 'link',
          to: toAddress(route, anchor),
          title: markMatches(shown, result.matches),
          page: heading === '' ? group : label,
          excerpt: writeExcerpt(shown, result),
        };
      }),
    };
  });
}

/** The most words that are shown from beyond the text for excerpts. */
const MOST_WORDS = 3;

/**
 * Writes the excerpt of a result. If neither its heading nor its text shows why it was found, it begins with the
 * matching words of its code and of the rest of a long text.
 *
 * @param heading - as it is shown
 */
function writeExcerpt(
  heading: string,
  { section: { text, more }, matches, message }: SectionResult,
): Piece[] {
  const excerpt = cutExcerpt(message ?? text, matches);
  const isShown = markMatches(`${heading} ${excerpt}`, matches).some(({ isMatch }) => isMatch);
  const words = isShown ? [] : markMatches(more, matches).filter(({ isMatch }) => isMatch);
  const lead = words.slice(0, MOST_WORDS).map((word) => `${word.text} … `);
  return markMatches(lead.join('') + excerpt, matches);
}

/**
 * The pages that most users should start with, and sections that they look for but whose pages have other titles,
 * without the site's base.
 */
export const START_PLACES = [
  '/react/install',
  '/react/api/make-styles',
  '/react/guides/atomic-css',
  '/react/api/make-static-styles#themes-and-dark-mode',
  '/react/api/create-dom-renderer#migrate-from-other-styling-libraries',
  '/react/ahead-of-time-compilation/introduction#component-libraries-and-monorepos',
  '/react/css-extraction/introduction',
  '/try-it-out/',
];

/** Lists places to start with; below recent queries, there is no room for sections. */
function listPlaces(pages: readonly SearchPage[], withSections = true): ChoiceGroup {
  return {
    label: 'Good places to start',
    isLabeled: true,
    choices: START_PLACES.flatMap((place) => {
      const [route = '', anchor = ''] = place.split('#');
      const page = pages.find((one) => one.route.endsWith(route));
      const section = page?.sections.find((one) => one.anchor === anchor);
      if (!page || !section || (anchor !== '' && !withSections)) return [];
      return {
        kind: 'link',
        to: toAddress(page.route, anchor),
        title: [{ text: section.heading || page.title, isMatch: false }],
        page: anchor === '' ? '' : page.title,
        excerpt: [],
      };
    }),
  };
}

/** Lists the choices for an empty field: recent queries, and pages to start with. */
function listStart(pages: readonly SearchPage[], recentQueries: readonly string[]): ChoiceGroup[] {
  const recent: ChoiceGroup = {
    label: 'Recent searches',
    isLabeled: true,
    choices: recentQueries.map((query) => ({ kind: 'query', query })),
  };
  const places = listPlaces(pages, recentQueries.length === 0);
  return [recent, places].filter(({ choices }) => choices.length > 0);
}
