import fs from 'node:fs';
import path from 'node:path';
import purgeCSS from '@fullhuman/postcss-purgecss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import postcss, { type Root } from 'postcss';
import { globSync } from 'tinyglobby';
import { dropClasses, dropUnusedVariables, inlineVariables, keepDarkVariables } from './leanStyles';

/** Where class names of the theme's stylesheet may come from; paths relative to the site. */
const SOURCES_OF_CLASSES = [
  '../node_modules/@docusaurus/{core,theme-classic,theme-common,plugin-content-docs}/lib/**/*.js',
  // Parts of the theme that no page shows.
  '!../node_modules/@docusaurus/theme-classic/lib/theme/{Admonition*,Blog*,CodeBlock,ColorModeToggle,ContentVisibility,Details,DocBreadcrumbs/StructuredData,DocCard*,DocCategoryGeneratedIndexPage,DocTag*,DocVersion*,Footer/{Layout,Links/MultiColumn,Logo},MDXPage,NavbarItem/Dropdown*,NavbarItem/Locale*,NavbarItem/Search*,SearchPage,TabItem,Tabs,Tag*}/**',
  'src/**/*.{ts,tsx,mdx}',
  'createConfig.ts',
  'variants/**/*.{ts,tsx}',
];

/** Stylesheets that read the variables of Infima; scripts do, too. */
const SOURCES_OF_VARIABLES = [
  ...SOURCES_OF_CLASSES,
  '../node_modules/@docusaurus/{core,theme-classic,theme-common}/lib/**/*.css',
  'src/**/*.css',
];

/** What documentation pages have in common. */
const SHELL =
  /node_modules[\\/]@docusaurus[\\/](?:theme-classic|theme-common|plugin-content-docs)[\\/]|node_modules[\\/](?:@emotion|@griffel|@mdx-js)[\\/]|packages[\\/]samples[\\/]src[\\/](?:code-themes|shell)[\\/]|website[\\/]src[\\/](?:code-block|sample|diagram|head-tags|menus|page-html|page-markdown|root-choice|roving-focus|shell|state-page|theme)/;

/** The HTML of a page that `remarkPageHTML` has written, and the name of its chunk. */
const PAGE_HTML = /[\\/]((?:html|tokens)-[\w-]+)\.json$/;

/** The data that all documentation pages share describe each page, for lists that this site has not. */
function dropDescriptions(text: string): unknown {
  const data = JSON.parse(text) as {
    version: { docs: Record<string, { description?: string }> };
  };
  for (const doc of Object.values(data.version.docs)) delete doc.description;
  return data;
}

function readSources(siteDir: string): string[] {
  return globSync(SOURCES_OF_VARIABLES, { cwd: siteDir, absolute: true }).map((file) =>
    fs.readFileSync(file, 'utf8'),
  );
}

/** Parts of Infima that this site has its own of, or does without; as words, sources name most of them. */
const UNUSED_CLASSES = [
  'alert',
  'avatar',
  'badge',
  'card',
  'dropdown',
  'hero',
  'navbar--dark',
  'navbar--primary',
  'pagination',
  'pills',
  'tabs',
];

/** A stylesheet of a part of the theme. */
const MODULE_OF_THE_THEME = /theme-classic[\\/]lib[\\/].+\.module\.css$/;

/** Classes in it that nothing here shows: a sidebar and a bar that hide, other modes, a search. */
const UNUSED_PARTS = [
  'colorModeToggle',
  'darkNavbarColorModeToggle',
  'docSidebarContainerHidden',
  'footerLogoLink',
  'menuHtmlItem',
  'navbarHidden',
  'navbarHideable',
  'navbarSearchContainer',
  'sidebarHidden',
  'sidebarLogo',
  'sidebarWithHideableNavbar',
];

/** Names of the variables that our stylesheet sets on the root element. */
function readOwnVariables(siteDir: string): Set<string> {
  const names = new Set<string>();
  const text = fs.readFileSync(path.join(siteDir, 'src/css/site.css'), 'utf8');
  postcss.parse(text).walkRules('html[data-theme]', (rule) => {
    rule.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  });
  return names;
}

/** What Markdown makes without naming it in a source: elements, task lists, footnotes. */
const CLASSES_OF_MARKDOWN = [/^[a-z]+\d?$/, /task-list/, /footnote/];

/**
 * Keeps out of the browser what this site does without:
 *
 * - Prism, which the classic theme asks for although every fence is highlighted at build time
 *   (38 KB gzip with the theme's `prism-include-languages`, which src/theme/ replaces);
 * - what only the server renders, said with `typeof window` (the code in links to the playground);
 * - the library that manages the document's head, of which the browser needs a fifth (4 KB gzip);
 * - the helpers of tslib but one (3.5 KB gzip);
 * - the rules of Infima, the theme's stylesheet, whose classes nobody uses, and its variables (about 4 KB gzip).
 */
export default function leanClient({ siteDir }: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer, { currentBundler: { instance: bundler } }) {
      return {
        ...(!isServer && {
          optimization: {
            splitChunks: {
              cacheGroups: {
                // It takes what two pages load lazily to all pages.
                common: false,
                // Named, so that links can fetch it (src/client/prefetchPageHTML.ts).
                html: {
                  chunks: 'async',
                  enforce: true,
                  test: PAGE_HTML,
                  name: (module: { identifier: () => string }) =>
                    PAGE_HTML.exec(module.identifier())?.[1],
                },
                // What every documentation page runs compresses better, and arrives sooner, as one file.
                // The playground takes parts of the library that no page has: they go with it. What is
                // loaded later, from chunks without a name, shares a file of its own.
                shell: {
                  name: 'shell',
                  chunks: (chunk: { name?: string | null; canBeInitial: () => boolean }) =>
                    chunk.name != null &&
                    !chunk.name.startsWith('playground') &&
                    !chunk.canBeInitial(),
                  enforce: true,
                  test: SHELL,
                },
                later: {
                  name: 'later',
                  chunks: (chunk: { name?: string | null }) => chunk.name == null,
                  minChunks: 2,
                  enforce: true,
                  test: SHELL,
                },
              },
            },
          },
        }),
        module: {
          rules: [
            {
              test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]index-\w+\.json$/,
              type: 'json',
              parser: { parse: dropDescriptions },
            },
          ],
        },
        plugins: [
          new bundler.DefinePlugin({
            // Known while bundling, so that what only the server renders stays out of the browser.
            'typeof window': JSON.stringify(isServer ? 'undefined' : 'object'),
          }),
        ],
        resolve: {
          alias: {
            'prism-react-renderer': path.join(__dirname, 'prismReactRendererStub.js'),
            ...(!isServer && {
              'react-helmet-async': path.join(siteDir, 'src/head-tags/Helmet.tsx'),
              'hoist-non-react-statics': path.join(__dirname, 'hoistStaticsStub.js'),
              // React Router checks props with it, in development only.
              ...(process.env.NODE_ENV === 'production' && { 'prop-types': false }),
              tslib: path.join(__dirname, 'tslibStub.js'),
            }),
          },
        },
      };
    },
    configurePostCss(options) {
      const infima = path.sep + path.join('infima', 'dist') + path.sep;
      const purge = postcss([
        purgeCSS({
          content: globSync(SOURCES_OF_CLASSES, { cwd: siteDir, absolute: true }),
          safelist: CLASSES_OF_MARKDOWN,
        }),
      ]);
      options.plugins.push({
        postcssPlugin: 'purge-infima',
        async OnceExit(root: Root) {
          const file = root.source?.input.file;
          if (!file) return;
          if (MODULE_OF_THE_THEME.test(file)) dropClasses(root, UNUSED_PARTS);
          if (!file.includes(infima)) return;
          dropClasses(root, UNUSED_CLASSES);
          await purge.process(root, { from: file });
          const sources = readSources(siteDir);
          keepDarkVariables(root, readOwnVariables(siteDir));
          dropUnusedVariables(root, sources);
          inlineVariables(root, sources);
        },
      });
      return options;
    },
  };
}
