import { gzipSync } from 'node:zlib';
import { createSlugger } from '@griffel-site/samples/slugger';
import { describe, expect, it } from 'vitest';
import { parsePages } from '../../src/search/pack/parsePages';
import { unpackText } from '../../src/search/pack/unpackText';
import { START_ROUTES } from '../../src/search/site-search/listStart';
import { HEAVIEST_INDEX } from './createSearchIndex';
import { engine, findRoutes, index, sources } from './testing/realSearch';

/** What readers type, and where they want to get. */
const QUERIES: readonly [query: string, route: string][] = [
  // Questions in words.
  ['media query order', '/react/guides/limitations'],
  ['next js css extraction', '/react/css-extraction/with-nextjs'],
  ['server side rendering nonce', '/react/guides/ssr-usage'],
  ['dark theme variables', '/react/api/make-static-styles'],
  ['merge classes order', '/react/api/merge-classes'],
  ['unit less px', '/react/api/make-styles'],
  ['animation name', '/react/api/make-styles'],
  ['vitest snapshot', '/react/install'],
  ['how do I install it', '/react/install'],
  ['what is atomic css', '/react/guides/atomic-css'],
  ['right to left', '/try-it-out/'],
  ['rtl', '/react/api/text-direction-provider'],
  ['text direction', '/react/api/text-direction-provider'],
  ['render into an iframe', '/react/guides/child-window-rendering'],
  ['popup window styles', '/react/guides/child-window-rendering'],
  ['shadow dom', '/react/guides/child-window-rendering'],
  ['hydration duplicate rules', '/react/guides/ssr-usage'],
  ['server components', '/react/guides/limitations'],
  ['ahead of time compilation vite', '/react/ahead-of-time-compilation/with-vite'],
  ['vite typescript sources', '/react/ahead-of-time-compilation/with-vite'],
  ['webpack loader', '/react/ahead-of-time-compilation/with-webpack'],
  ['rspack', '/react/css-extraction/with-webpack'],
  ['global styles body', '/react/api/make-static-styles'],
  ['font face', '/react/api/make-static-styles'],
  ['css reset', '/react/api/make-reset-styles'],
  ['dynamic values from props', '/react/api/make-styles'],
  ['parent selector', '/react/guides/limitations'],
  ['bundle size', '/react/css-extraction/introduction'],
  ['content security policy', '/react/api/create-dom-renderer'],
  ['use without react', '/react/guides/limitations'],
  ['container queries cascade', '/react/css-extraction/introduction'],
  ['app router', '/react/css-extraction/with-nextjs'],
  ['turbopack', '/react/css-extraction/with-nextjs'],
  // What pages call otherwise.
  ['SSR', '/react/guides/ssr-usage'],
  ['CSP', '/react/api/create-dom-renderer'],
  ['fouc', '/react/guides/ssr-usage'],
  ['RSC', '/react/guides/limitations'],
  ['AOT', '/react/ahead-of-time-compilation/introduction'],
  ['performance', '/react/ahead-of-time-compilation/introduction'],
  ['playground', '/try-it-out/'],
  ['sandbox', '/try-it-out/'],
  ['normalize', '/react/api/make-reset-styles'],
  ['vue', '/react/guides/limitations'],
  ['tailwind', '/react/guides/atomic-css'],
  // Identifiers.
  ['makeStyles', '/react/api/make-styles'],
  ['mergeClasses', '/react/api/merge-classes'],
  ['makeResetStyles', '/react/api/make-reset-styles'],
  ['makeStaticStyles', '/react/api/make-static-styles'],
  ['createDOMRenderer', '/react/api/create-dom-renderer'],
  ['TextDirectionProvider', '/react/api/text-direction-provider'],
  ['shorthands.borderColor', '/react/api/shorthands'],
  ['compareMediaQueries', '/react/api/create-dom-renderer'],
  ['insertionPoint', '/react/api/create-dom-renderer'],
  ['styleElementAttributes', '/react/api/create-dom-renderer'],
  ['renderToStyleElements', '/react/guides/ssr-usage'],
  ['targetDocument', '/react/guides/child-window-rendering'],
  ['useServerInsertedHTML', '/react/guides/ssr-usage'],
  ['@griffel/webpack-extraction-plugin', '/react/css-extraction/with-webpack'],
  ['@griffel/vite-plugin', '/react/ahead-of-time-compilation/with-vite'],
  ['unstable_attachToEntryPoint', '/react/css-extraction/with-webpack'],
  ['___abc', '/react/api/merge-classes'],
  ['@noflip', '/react/api/text-direction-provider'],
  [':focus-visible', '/try-it-out/'],
  ['paddingInline', '/react/api/shorthands'],
  ['RESET', '/react/api/make-styles'],
  ['__styles', '/react/ahead-of-time-compilation/technical-details'],
  // Typed in haste.
  ['makestyls', '/react/api/make-styles'],
  ['mergeclases', '/react/api/merge-classes'],
  ['extration', '/react/css-extraction/introduction'],
  ['shorthnds', '/react/api/shorthands'],
  ['hydraton', '/react/guides/ssr-usage'],
  ['limitatons', '/react/guides/limitations'],
  ['createDomRenderr', '/react/api/create-dom-renderer'],
  ['insatll', '/react/install'],
  // Half of a word, as it is typed.
  ['limit', '/react/guides/limitations'],
  ['text dir', '/react/api/text-direction-provider'],
  ['nextjs', '/react/css-extraction/with-nextjs'],
  ['theming', '/try-it-out/'],
];

describe('search', () => {
  it.each(QUERIES)('leads from “%s” to %s', (query, route) => {
    expect(findRoutes(query).slice(0, 3)).toContain(route);
  });

  it('is right at once for most of them', () => {
    const first = QUERIES.filter(([query, route]) => findRoutes(query)[0] === route);
    expect(first.length / QUERIES.length).toBeGreaterThan(0.7);
  });

  it.each([
    ['numbers get no unit', 'numbers-get-no-unit'],
    ['media query order', 'media-query-order'],
    ['RESET', 'reset'],
    ['jest serializer', 'testing'],
  ])('leads from “%s” to the section #%s', (query, anchor) => {
    expect(engine.find(query)[0]?.sections[0]?.section.anchor).toBe(anchor);
  });

  it.each(['install', 'makeStyles', 'atomic css', 'limitations', 'shorthands'])(
    'leads from “%s” to the start of a page, before its details',
    (query) => {
      expect(engine.find(query)[0]?.sections[0]?.section.depth).toBe(1);
    },
  );

  it('finds an attribute only where it is', () => {
    const sections = engine.find('data-make-styles-bucket').flatMap((result) => result.sections);
    expect(sections.length).toBeGreaterThan(5);
    for (const { matches } of sections) expect(matches).toContain('data-make-styles-bucket');
  });

  it.each(['', '  ', '?', '"', 'the', 'x'.repeat(200), '___', '(.*)+$', '\u0000'])(
    'takes %j without harm',
    (query) => {
      expect(Array.isArray(engine.find(query))).toBe(true);
      expect(['string', 'undefined']).toContain(typeof engine.suggest(query));
    },
  );

  it('suggests what may have been meant', () => {
    expect(engine.find('extraxxxon')).toEqual([]);
    expect(engine.suggest('extraxxxon')).toBe('extraction');
  });

  it.each(['cls', 'license', 'storybook', 'monorepo'])(
    'suggests nothing that is far from “%s”',
    (query) => {
      expect(engine.find(query)).toEqual([]);
      expect(engine.suggest(query)).toBeUndefined();
    },
  );

  it('has an index that fits, with room for excerpts', () => {
    const size = gzipSync(JSON.stringify(index), { level: 9 }).length;
    expect(size).toBeLessThanOrEqual(HEAVIEST_INDEX);
    const pages = parsePages(unpackText(index), createSlugger);
    const texts = pages.flatMap(({ sections }) => sections.map(({ text }) => text.length));
    expect(Math.max(...texts)).toBeGreaterThan(150);
  });

  it('offers pages to begin with that exist', () => {
    expect(sources.map(({ route }) => route)).toEqual(expect.arrayContaining(START_ROUTES));
  });
});
