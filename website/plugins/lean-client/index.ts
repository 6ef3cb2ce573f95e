import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { globSync } from 'tinyglobby';
import { requireTargets } from '../requireTargets';
import dropNotes from './dropNotes';
import { createInfimaPurge } from './infima';

/** This file, for messages. */
const HERE = 'website/plugins/lean-client/index.ts';

/** Folders of `website/src` that documentation pages run. */
const FRAME_FOLDERS = [
  'code-block',
  'diagram',
  'head-tags',
  'menus',
  'navigation',
  'page-html',
  'page-markdown',
  'root-choice',
  'roving-focus',
  'sample',
  'shell',
  'state-page',
  'theme',
];

/** What documentation pages have in common. */
const FRAME = new RegExp(
  [
    'node_modules/@docusaurus/(?:theme-classic|theme-common|plugin-content-docs)/',
    'node_modules/(?:@emotion|@griffel|@mdx-js)/',
    'packages/samples/src/(?:code-themes|shell)/',
    '\\.docusaurus/docusaurus-plugin-content-docs/default/(?:p/|__plugin\\.json$)',
    `website/src/(?:${FRAME_FOLDERS.join('|')})/`,
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** A file that `remarkPageHTML` has written, and the name of its chunk: the tokens of a page, or HTML that is no page's. */
const PAGE_HTML = /[\\/]((?:html|tokens)-[\w-]+)\.json$/;

/**
 * The data that all documentation pages share, as the docs plugin has written them. The file is named
 * after the path of the site: `index-466.json` at the root of a host, `docs-7fc.json` below `/docs/`.
 */
const DOCS_DATA = /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][\w-]+-\w+\.json$/;

/** Parts of the classic theme, whose texts have notes for translators. */
const PARTS_OF_THE_THEME = /theme-classic[\\/]lib[\\/]theme[\\/].+\.js$/;

/** Titles and descriptions of all pages, for cards, of which this site has none: `useDocById` would find no page. */
function dropDocs(text: string): unknown {
  const data = JSON.parse(text) as { version?: { docs?: Record<string, unknown> } };
  const { docs = {} } = data.version ?? {};
  requireTargets(
    HERE,
    'parts of the data of the docs',
    ['docs'],
    () => Object.keys(docs).length > 0,
  );
  return { ...data, version: { ...data.version, docs: {} } };
}

/** Where `tslibStub.js` stands in for the library, and the helpers that it has. */
const TSLIB = { usedIn: '@docusaurus/utils-common/lib', helpers: ['__importDefault'] };

/** Packages that others are in place of, with the module that asks for each and what it does with it. */
const REPLACED = [
  ['prism-react-renderer', '@docusaurus/theme-classic/lib/prism-include-languages.js'],
  ['react-helmet-async', '@docusaurus/core/lib/client/exports/Head.js'],
] as const;

/** Checks that what this plugin replaces is still used in the way that it expects. */
function checkTargets(siteDir: string, generatedFilesDir: string): void {
  const packages = path.join(siteDir, '../node_modules');
  const read = (file: string) => {
    const whole = path.join(packages, file);
    return fs.existsSync(whole) ? fs.readFileSync(whole, 'utf8') : '';
  };
  const imports = REPLACED.map(([name, file]) => `${name} in ${file}`);
  requireTargets(HERE, 'imports', imports, (entry) => {
    const [name = '', file = ''] = entry.split(' in ');
    return new RegExp(`\\bfrom ['"]${name}['"]`).test(read(file));
  });
  const helpers = globSync('*.js', { cwd: path.join(packages, TSLIB.usedIn), absolute: true })
    .map((file) => fs.readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/\btslib_\d+\.(\w+)/g)].map(([, name = '']) => name));
  requireTargets(HERE, `helpers of tslib in ${TSLIB.usedIn}`, TSLIB.helpers, (name) =>
    helpers.includes(name),
  );
  const unknown = helpers.filter((name) => !TSLIB.helpers.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `${TSLIB.usedIn} uses helpers of tslib that website/plugins/lean-client/tslibStub.js does not have: ${unknown.join(', ')}. Add them there and to TSLIB in ${HERE}.`,
    );
  }
  const parts = globSync('@docusaurus/theme-classic/lib/theme/**/*.js', { cwd: packages }).map(
    read,
  );
  requireTargets(HERE, 'notes for translators in the classic theme', ['description'], () =>
    parts.some((part) => dropNotes(part) !== part),
  );
  requireTargets(HERE, 'folders of website/src', FRAME_FOLDERS, (folder) =>
    fs.existsSync(path.join(siteDir, 'src', folder)),
  );
  const generated = globSync('docusaurus-plugin-content-docs/default/p/*.json', {
    cwd: generatedFilesDir,
  });
  requireTargets(HERE, 'files below .docusaurus', [String(DOCS_DATA)], () =>
    generated.some((file) => DOCS_DATA.test(file)),
  );
}

/**
 * Keeps out of the browser what this site does without, and fails the build where a part of that is not
 * what it was. Bytes are of Brotli, on every page:
 *
 * - Prism, which the classic theme asks for although every fence is highlighted at build time (33 KB);
 * - what only the server renders, said with `typeof window` (the code in links to the playground);
 * - the library that manages the document's head, of which the browser needs a fifth (3.7 KB);
 * - the helpers of tslib but one (3.1 KB);
 * - titles and descriptions of all pages in the data of each (1.2 KB), notes for translators in the theme (0.3 KB);
 * - rules and variables of Infima, the theme's stylesheet, that nothing uses (`infima.ts`).
 */
export default function leanClient({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer, { currentBundler: { instance: bundler } }) {
      checkTargets(siteDir, generatedFilesDir);
      return {
        ...(!isServer && {
          optimization: {
            // In the entry it is smaller (0.3 KB), and one request less.
            runtimeChunk: false,
            splitChunks: {
              cacheGroups: {
                // It takes what two pages load lazily to all pages.
                common: false,
                // Named after their pages, so that the offline copy knows whose they are (plugins/offline/listCopy.ts).
                html: {
                  chunks: 'async',
                  enforce: true,
                  test: PAGE_HTML,
                  name: (module: { identifier: () => string }) =>
                    PAGE_HTML.exec(module.identifier())?.[1],
                },
                // What documentation pages have in common and the entry has not (src/hydration/start.ts). The
                // playground takes parts of the library that no page has: they go with it. What is loaded
                // later, from chunks without a name, shares a file of its own.
                frame: {
                  name: 'frame',
                  chunks: (chunk: { name?: string | null; canBeInitial: () => boolean }) =>
                    chunk.name != null &&
                    !chunk.name.startsWith('playground') &&
                    !chunk.canBeInitial(),
                  enforce: true,
                  test: FRAME,
                },
                // Compiled in a task of its own; and it stays in the browser's cache when the site changes.
                react: {
                  name: 'main-react',
                  chunks: 'initial',
                  enforce: true,
                  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                },
                later: {
                  name: 'later',
                  chunks: (chunk: { name?: string | null }) => chunk.name == null,
                  minChunks: 2,
                  enforce: true,
                  test: FRAME,
                },
              },
            },
          },
        }),
        module: {
          rules: [
            { test: DOCS_DATA, type: 'json', parser: { parse: dropDocs } },
            { test: PARTS_OF_THE_THEME, enforce: 'pre', use: require.resolve('./dropNotes') },
          ],
        },
        plugins: [
          new bundler.DefinePlugin({
            // Known while bundling, so that what only the server renders stays out of the browser.
            'typeof window': JSON.stringify(isServer ? 'undefined' : 'object'),
          }),
        ],
        resolve: {
          // False is an empty module.
          alias: {
            // The classic theme hands it to a module that plugins/theme-parts leaves out.
            'prism-react-renderer': false,
            ...(!isServer && {
              'react-helmet-async': path.join(siteDir, 'src/head-tags/Helmet.tsx'),
              tslib: path.join(__dirname, 'tslibStub.js'),
            }),
          },
        },
      };
    },
    configurePostCss(options) {
      options.plugins.push(createInfimaPurge(siteDir));
      return options;
    },
  };
}
