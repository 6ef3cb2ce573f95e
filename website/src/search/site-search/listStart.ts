import type { SearchPage, SearchSection } from '../engine/SearchPage';
import type { Choice, ChoiceGroup } from './Choice';

/** Where most readers begin, by what a reader of the whole documentation would advise. */
export const START_ROUTES = [
  '/react/install',
  '/react/api/make-styles',
  '/react/api/merge-classes',
  '/react/guides/atomic-css',
  '/react/guides/ssr-usage',
  '/react/guides/limitations',
  '/react/css-extraction/introduction',
];

/** Its sections are the templates. */
export const PLAYGROUND_ROUTE = '/try-it-out/';

function createLink({ route, title }: SearchPage, section?: SearchSection): Choice {
  const text = section?.heading ?? title;
  return {
    kind: 'link',
    to: section ? `${route}#${section.anchor}` : route,
    title: [{ text, isMatch: false }],
    excerpt: [],
  };
}

const findPages = (pages: readonly SearchPage[], route: string) =>
  pages.filter((page) => page.route === route);

/** Lists pages to begin with. */
export function listPlaces(pages: readonly SearchPage[]): ChoiceGroup {
  return {
    label: 'Good places to start',
    isDense: true,
    choices: START_ROUTES.flatMap((route) => findPages(pages, route)).map((page) =>
      createLink(page),
    ),
  };
}

/**
 * Lists what to choose from before anything is typed: the reader's latest queries, where to begin,
 * and the templates of the playground.
 */
export function listStart(
  pages: readonly SearchPage[],
  recentQueries: readonly string[],
): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [
    {
      label: 'Recent searches',
      isDense: true,
      choices: recentQueries.map((query) => ({ kind: 'query', query })),
    },
    listPlaces(pages),
    {
      label: 'Templates of the playground',
      isDense: true,
      choices: findPages(pages, PLAYGROUND_ROUTE).flatMap((page) =>
        page.sections
          .filter(({ anchor }) => anchor !== '')
          .map((section) => createLink(page, section)),
      ),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}
