import { describe, expect, it } from 'vitest';
import { createSearchEngine } from '../engine/createSearchEngine';
import type { SearchPage } from '../engine/SearchPage';
import { listChoices } from './listChoices';
import { PLAYGROUND_ROUTE, START_ROUTES } from './listStart';

const section = (heading: string, text: string, anchor = '') => ({
  heading,
  depth: heading === '' ? 1 : 2,
  anchor,
  text,
  more: '',
});

const PAGES: SearchPage[] = [
  {
    route: START_ROUTES[0] ?? '',
    title: 'Install',
    group: 'Guides › First',
    weight: 1,
    sections: [section('', 'Packages.'), section('Add a package', 'It works.', 'add-a-package')],
  },
  {
    route: PLAYGROUND_ROUTE,
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

/** The choices as a reader sees them: marked words in brackets. */
const print = (query: string, recent?: string[]) =>
  list(query, recent).groups.map(({ label, choices }) => [
    label,
    ...choices.map((choice) =>
      choice.kind === 'query'
        ? `? ${choice.query}`
        : `${choice.to} ${[...choice.title, ...choice.excerpt]
            .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
            .join('|')}`,
    ),
  ]);

describe('listChoices', () => {
  it('offers the latest queries, where to begin and the templates while nothing is asked', () => {
    expect(print('  ', ['one'])).toEqual([
      ['Recent searches', '? one'],
      ['Good places to start', '/react/install Install'],
      ['Templates of the playground', '/try-it-out/#a-style Style of a small package'],
    ]);
    expect(list('').groups.map(({ label }) => label)).not.toContain('Recent searches');
  });

  it('offers what is found, page by page, with the words marked that were found', () => {
    expect(list('packages').state).toBe('found');
    expect(print('packages')).toEqual([
      [
        'Guides › First › Install',
        '/react/install#add-a-package Add a |[package]|It works.',
        '/react/install Install|[Packages]|.',
      ],
      ['Try it out', '/try-it-out/#a-style Style of a small |[package]|It works.'],
    ]);
  });

  it('offers what may have been meant where nothing is found', () => {
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
