import type { SearchPage } from '../engine/SearchPage';
import type { ChoiceGroup } from './Choice';

/** Where most readers begin, by what a reader of the whole documentation would advise. */
export const START_ROUTES = [
  '/react/install',
  '/react/api/make-styles',
  '/react/guides/atomic-css',
  '/react/css-extraction/introduction',
  '/try-it-out/',
];

/** How many of the latest queries are offered: the list is to be taken in at a glance. */
const MOST_RECENT = 3;

/** Lists pages to begin with. */
export function listPlaces(pages: readonly SearchPage[]): ChoiceGroup {
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

/** Lists what to choose from before anything is typed: the reader's latest queries, and where to begin. */
export function listStart(
  pages: readonly SearchPage[],
  recentQueries: readonly string[],
): ChoiceGroup[] {
  const recent: ChoiceGroup = {
    label: 'Recent searches',
    isLabeled: true,
    choices: recentQueries.slice(0, MOST_RECENT).map((query) => ({ kind: 'query', query })),
  };
  return [recent, listPlaces(pages)].filter(({ choices }) => choices.length > 0);
}
