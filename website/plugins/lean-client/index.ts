import fs from 'node:fs';
import path from 'node:path';
import purgeCSS from '@fullhuman/postcss-purgecss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import postcss, { type Root } from 'postcss';
import { globSync } from 'tinyglobby';
import { dropUnusedVariables } from './dropUnusedVariables';

/** Where class names of the theme's stylesheet may come from; paths relative to the site. */
const SOURCES_OF_CLASSES = [
  '../node_modules/@docusaurus/{core,theme-classic,theme-common,plugin-content-docs}/lib/**/*.js',
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

function readSources(siteDir: string): string[] {
  return globSync(SOURCES_OF_VARIABLES, { cwd: siteDir, absolute: true }).map((file) =>
    fs.readFileSync(file, 'utf8'),
  );
}

/** What Markdown makes without naming it in a source: elements, task lists, footnotes. */
const CLASSES_OF_MARKDOWN = [/^[a-z]+\d?$/, /task-list/, /footnote/];

/**
 * Keeps out of the browser what this site does without:
 *
 * - Prism, which the classic theme asks for although every fence is highlighted at build time
 *   (38 KB gzip with the theme's `prism-include-languages`, which src/theme/ replaces);
 * - what only the server renders, said with `typeof window` (the code in links to the playground);
 * - the helpers of tslib but one (3.5 KB gzip);
 * - the rules of Infima, the theme's stylesheet, whose classes nobody uses, and its variables (about 4 KB gzip).
 */
export default function leanClient({ siteDir }: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer, { currentBundler: { instance: bundler } }) {
      return {
        plugins: [
          new bundler.DefinePlugin({
            // Known while bundling, so that what only the server renders stays out of the browser.
            'typeof window': JSON.stringify(isServer ? 'undefined' : 'object'),
          }),
        ],
        resolve: {
          alias: {
            'prism-react-renderer': path.join(__dirname, 'prismReactRendererStub.js'),
            ...(!isServer && { tslib: path.join(__dirname, 'tslibStub.js') }),
          },
        },
      };
    },
    configurePostCss(options) {
      const infima = path.sep + path.join('infima', 'dist') + path.sep;
      const purge = postcss([
        purgeCSS({
          content: SOURCES_OF_CLASSES.map((glob) => path.join(siteDir, glob)),
          safelist: CLASSES_OF_MARKDOWN,
        }),
      ]);
      options.plugins.push({
        postcssPlugin: 'purge-infima',
        async OnceExit(root: Root) {
          const file = root.source?.input.file;
          if (!file?.includes(infima)) return;
          await purge.process(root, { from: file });
          dropUnusedVariables(root, readSources(siteDir));
        },
      });
      return options;
    },
  };
}
