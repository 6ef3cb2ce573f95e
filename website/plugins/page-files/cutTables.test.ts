import { describe, expect, it } from 'vitest';
import { cutTables, type Tables } from './cutTables';

const route = (path: string, hash: string, more = '') => `{
  path: '${path}',
  component: ComponentCreator('${path}', '${hash}'),
  ${more}
},`;

const module = (name: string, source: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${source}"), "${source}", require.resolveWeak("${source}")],`;

const TABLES: Tables = {
  'routes.js': `export default [
${route('/', 'e5f', 'exact: true')}
${route(
  '/',
  'd79',
  `routes: [
${route('/a/b', '978', 'exact: true,\n  sidebar: "docs"')}
${route('/play/', '0d6', 'exact: true')}
  ]`,
)}
{ path: '*', component: ComponentCreator('*') },
];
`,
  'registry.js': `export default {
${module('1df9', '@site/src/pages/index.tsx')}
${module('eb45', '@site/../docs/a/b.mdx')}
${module('e852', '@site/../docs/play.mdx')}};
`,
  'routesChunkNames.json': JSON.stringify({
    '/-e5f': { __comp: '1df9', config: '5e9f' },
    '/-d79': { __comp: 'a94c' },
    '/a/b-978': { __comp: '1789', content: 'eb45' },
    '/play/-0d6': { __comp: '1789', content: 'e852' },
  }),
  'globalData.json': JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            name: 'current',
            docs: [
              { id: 'a/b', path: '/a/b', sidebar: 'docs' },
              { id: 'play', path: '/play/' },
            ],
          },
        ],
      },
    },
  }),
};

const cut = (tables: Partial<Tables> = {}) =>
  cutTables({ ...TABLES, ...tables }, (id) => id === 'play');

describe('cutTables', () => {
  it('finds the pages of the documentation', () => {
    expect(cut().pages).toEqual([
      {
        key: '/a/b-978',
        name: 'eb45',
        source: '@site/../docs/a/b.mdx',
        id: 'a/b',
        path: '/a/b',
        sidebar: 'docs',
      },
      {
        key: '/play/-0d6',
        name: 'e852',
        source: '@site/../docs/play.mdx',
        id: 'play',
        path: '/play/',
      },
    ]);
  });

  it('keeps everything around them, and the named documents', () => {
    const { rest } = cut();
    const create = (path: string, hash = '') => path + hash;
    const evaluate = new Function(
      'ComponentCreator',
      rest['routes.js'].replace('export default', 'return'),
    );
    expect(evaluate(create)).toEqual([
      { path: '/', component: '/e5f', exact: true },
      { path: '/', component: '/d79', pages: true, routes: [] },
      { path: '*', component: '*' },
    ]);
    expect(rest['registry.js'].match(/^ *"\w+"/gm)).toEqual(['  "1df9"']);
    expect(Object.keys(JSON.parse(rest['routesChunkNames.json']) as object)).toEqual([
      '/-e5f',
      '/-d79',
    ]);
    expect(JSON.parse(rest['globalData.json'])).toMatchObject({
      'docusaurus-plugin-content-docs': {
        default: { versions: [{ name: 'current', docs: [{ id: 'play', path: '/play/' }] }] },
      },
    });
  });

  it.each([
    ['routes.js', 'exact: true', 'exact', 'their routes'],
    ['registry.js', 'webpackChunkName', '* webpackChunkName', 'their modules'],
    ['routesChunkNames.json', '"content"', '"page"', 'pages of one version'],
    ['globalData.json', '"versions":[', '"versions":[{"docs":[]},', 'pages of one version'],
  ] as const)('refuses a %s of another form', (file, part, by, missing) => {
    const other = TABLES[file].replaceAll(part, by);
    expect(other).not.toBe(TABLES[file]);
    expect(() => cut({ [file]: other })).toThrow(
      new RegExp(`cutTables\\.ts expects these parts.*: .*${missing}`),
    );
  });
});
