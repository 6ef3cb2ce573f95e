import { describe, expect, it } from 'vitest';
import { createSearchEngine } from '../engine/createSearchEngine';
import type { SearchPage } from '../engine/SearchPage';
import { listChoices, START_PLACES } from './listChoices';

const section = (heading: string, text: string, anchor = '') => ({
  heading,
  depth: heading === '' ? 1 : 2,
  anchor,
  text,
  more: '',
  messages: [],
});

const PAGES: SearchPage[] = [
  {
    route: START_PLACES[0] ?? '',
    title: 'Install',
    group: 'Guides › First',
    weight: 1,
    sections: [section('', 'Packages.'), section('Add a package', 'It works.', 'add-a-package')],
  },
  {
    route: '/try-it-out/',
    title: 'Try it out',
    group: '',
    weight: 0.5,
    sections: [
      section('', 'Templates.'),
      section('Style of a small package', 'It works.', 'a-style'),
    ],
  },
];

const list = (query: string, recent: string[] = []) =>
  listChoices({ engine: createSearchEngine(PAGES), pages: PAGES }, query, recent);

/** The choices as a user sees them: marked words in brackets. */
const print = (query: string, recent?: string[]) =>
  list(query, recent).groups.map(({ label, choices }) => [
    label,
    ...choices.map((choice) =>
      choice.kind === 'query'
        ? `? ${choice.query}`
        : `${choice.to} ${[
            ...choice.title,
            { text: choice.page, isMatch: false },
            ...choice.excerpt,
          ]
            .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
            .join('|')}`,
    ),
  ]);

describe('listChoices', () => {
  it('finds the pages to start with below a base path', () => {
    const pages = PAGES.map((page) => ({ ...page, route: `/docs${page.route}` }));
    const { groups } = listChoices({ engine: createSearchEngine(pages), pages }, '', []);
    expect(groups.flatMap(({ choices }) => choices)).toMatchObject([
      { to: '/docs/react/install' },
      { to: '/docs/try-it-out/' },
    ]);
  });

  it('also offers sections to start with if there are no recent queries', () => {
    const [route = '', anchor] =
      START_PLACES.find((place) => place.includes('#'))?.split('#') ?? [];
    const page = { ...PAGES[0], route, sections: [section('Themes', 'Text.', anchor)] };
    const pages = [...PAGES, page as SearchPage];
    const listPlaces = (recent: string[]) =>
      listChoices({ engine: createSearchEngine(pages), pages }, '', recent).groups.at(-1)?.choices;
    expect(listPlaces([])).toContainEqual(
      expect.objectContaining({ to: `${route}#${String(anchor)}`, page: 'Install' }),
    );
    expect(listPlaces([])).toHaveLength(3);
    expect(listPlaces(['one'])).toHaveLength(2);
  });

  it('offers recent queries and pages to start with for an empty query', () => {
    expect(print('  ', ['one', 'two', 'three'])).toEqual([
      ['Recent searches', '? one', '? two', '? three'],
      ['Good places to start', '/react/install Install|', '/try-it-out/ Try it out|'],
    ]);
    expect(list('').groups.map(({ label }) => label)).not.toContain('Recent searches');
  });

  it('begins with the words that were found if neither the heading nor the text shows them', () => {
    const found = {
      ...section('Values', 'Angles stay as they are.', 'values'),
      more: 'backgroundPosition perspectiveOrigin',
    };
    const pages = [
      { route: '/direction', title: 'Direction', group: '', weight: 1, sections: [found] },
    ];
    const read = (query: string) =>
      listChoices({ engine: createSearchEngine(pages), pages }, query, []).groups.flatMap(
        ({ choices }) => choices.map((choice) => (choice.kind === 'link' ? choice.excerpt : [])),
      );
    expect(read('perspectiveOrigin')).toEqual([
      [
        { text: 'perspectiveOrigin', isMatch: true },
        { text: ' … Angles stay as they are.', isMatch: false },
      ],
    ]);
    expect(read('values perspectiveOrigin')).toEqual([
      [{ text: 'Angles stay as they are.', isMatch: false }],
    ]);
  });

  it('offers results page by page, its beginning before its sections, each with its page', () => {
    expect(list('packages').state).toBe('found');
    expect(print('packages')).toEqual([
      [
        'Guides › First › Install',
        '/react/install Install|Guides › First|[Packages]|.',
        '/react/install#add-a-package Add a |[package]|Guides › First › Install|It works.',
      ],
      ['Try it out', '/try-it-out/#a-style Style of a small |[package]|Try it out|It works.'],
    ]);
  });

  it('suggests another query if nothing is found', () => {
    const [page] = PAGES.map((one) => ({ ...one, sections: [section('', 'Interchangeable.')] }));
    const { state, groups } = listChoices(
      { engine: createSearchEngine(page ? [page] : []), pages: PAGES },
      'intxrchxngxable',
      [],
    );
    expect(state).toBe('none');
    expect(groups.map(({ label }) => label)).toEqual(['Did you mean', 'Good places to start']);
    expect(groups[0]?.choices).toEqual([{ kind: 'query', query: 'interchangeable' }]);
    expect(print('???').map(([label]) => label)).toEqual(['Good places to start']);
  });
});
