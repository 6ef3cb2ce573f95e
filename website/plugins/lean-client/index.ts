import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { globSync } from 'tinyglobby';
import { requireTargets } from '../requireTargets';
import { createInfimaPurge } from './infima';

/** This file, for messages. */
const HERE = 'website/plugins/lean-client/index.ts';

/** Modules, such as Griffel's renderer, that several parts load later; they share a chunk. */
const SHARED_LATER = /[\\/]node_modules[\\/](?:@emotion|@griffel)[\\/]/;

/** A file by `remarkPageHTML`, and the name of its chunk: the tokens of a page, or the HTML of a partial. */
const PAGE_HTML = /[\\/]((?:html|tokens)-[\w-]+)\.json$/;

/**
 * The data that all documentation pages share, written by the docs plugin. The file is named
 * after the path of the site: `index-466.json` at the root of a host, `docs-7fc.json` at `/docs/`.
 */
const DOCS_DATA = /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][\w-]+-\w+\.json$/;

/**
 * Removes the titles and descriptions of all pages, which are for cards on category pages (`useDocById`).
 * This site has none.
 */
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

/** The package in which `tslibStub.js` replaces tslib, of which it uses one helper. */
const USER_OF_TSLIB = '@docusaurus/utils-common/lib';

/** Packages that are replaced, each with the module that imports it. */
const REPLACED = [
  ['prism-react-renderer', '@docusaurus/theme-classic/lib/prism-include-languages.js'],
  ['react-helmet-async', '@docusaurus/core/lib/client/exports/Head.js'],
] as const;

/** Checks that everything that this plugin replaces still has the expected form. */
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
  const helpers = globSync('*.js', { cwd: path.join(packages, USER_OF_TSLIB), absolute: true })
    .map((file) => fs.readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/\btslib_\d+\.(\w+)/g)].map(([, name]) => name));
  requireTargets(
    HERE,
    `helpers of tslib in ${USER_OF_TSLIB}, and no other`,
    ['__importDefault'],
    () => helpers.length > 0 && helpers.every((name) => name === '__importDefault'),
  );
  const generated = globSync('docusaurus-plugin-content-docs/default/p/*.json', {
    cwd: generatedFilesDir,
  });
  requireTargets(HERE, 'files below .docusaurus', [String(DOCS_DATA)], () =>
    generated.some((file) => DOCS_DATA.test(file)),
  );
}

/**
 * Removes code and data from the browser's bundle that this site does not need, and fails the build if they
 * change. Sizes are Brotli, on every page:
 *
 * - Prism, which the classic theme imports although every fence is highlighted at build time (33 KB);
 * - code that runs only on the server, as determined by `typeof window` (such as code in links to the
 *   playground);
 * - the library that manages the document's head, of which the browser needs a fifth (3.7 KB);
 * - all helpers of tslib except one (3.1 KB);
 * - titles and descriptions of all pages in the data of each (1.2 KB);
 * - unused rules and variables of Infima, the theme's style sheet (`infima.ts`).
 */
export default function leanClient({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer, { currentBundler: { instance: bundler } }) {
      checkTargets(siteDir, generatedFilesDir);
      return {
        ...(!isServer && {
          optimization: {
            // In the entry, the runtime is smaller by 0.3 KB and saves a request.
            runtimeChunk: false,
            splitChunks: {
              cacheGroups: {
                // This group would add modules that two pages load lazily to all pages.
                common: false,
                // Named after their pages, so that the offline copy knows their owners
                // (plugins/offline/listCopy.ts).
                html: {
                  chunks: 'async',
                  enforce: true,
                  test: PAGE_HTML,
                  name: (module: { identifier: () => string }) =>
                    PAGE_HTML.exec(module.identifier())?.[1],
                },
                // React is compiled in a separate task, and stays in the browser's cache when the site changes.
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
                  test: SHARED_LATER,
                },
              },
            },
          },
        }),
        module: {
          rules: [{ test: DOCS_DATA, type: 'json', parser: { parse: dropDocs } }],
        },
        plugins: [
          new bundler.DefinePlugin({
            // Constant at build time, so that server-only code is removed from the browser's bundle.
            'typeof window': JSON.stringify(isServer ? 'undefined' : 'object'),
          }),
        ],
        resolve: {
          // False is an empty module.
          alias: {
            // The classic theme passes it to a module that plugins/theme-parts leaves out.
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
