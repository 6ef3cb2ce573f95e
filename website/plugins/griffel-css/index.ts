import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GriffelCSSExtractionPlugin } from '@griffel/webpack-extraction-plugin';
import { globSync } from 'tinyglobby';
import { OWN_STYLESHEETS } from './ownStylesheets';

/** Above Docusaurus's `styles` (50), which puts all CSS into one file. */
const PRIORITY = 60;

/** What styles may import, from the root of the repository; the lockfile stands for all packages. */
const SOURCES = ['package-lock.json', '{website/src,packages/*/src}/**/*.{ts,tsx,json}'];

export interface GriffelCSSOptions {
  /** A folder for compiled modules, absolute. */
  cache: string;
}

/**
 * Compiles the Griffel styles of our components, and for the production client extracts them into
 * one stylesheet that every page links. (Something that `main.js` holds has to call `makeStyles`, else
 * no page would; `theme/Loading` does.)
 *
 * On the server the rules stay in the code: nothing inserts them there, and class names are the same.
 * In development the browser inserts them, which reloads faster.
 */
export default function griffelCSS({ siteDir }: LoadContext, { cache }: GriffelCSSOptions): Plugin {
  return {
    name: 'griffel-css',
    configureWebpack({ mode }, isServer) {
      const isExtracted = !isServer && mode === 'production';
      const own = OWN_STYLESHEETS.map(({ folder, salt }) => ({
        include: path.join(siteDir, folder),
        salt,
      }));
      // For what styles import: it is evaluated as it is in the source.
      const babelOptions = { presets: ['@babel/preset-typescript'] };
      const remember = mode === 'production' && { cache, basis: hashSources(siteDir) };
      const compile = (options: object) => ({
        loader: remember ? path.join(__dirname, 'rememberStyles.mjs') : '@griffel/webpack-loader',
        options: { babelOptions, ...options, ...remember },
      });
      return {
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              include: path.join(siteDir, 'src'),
              exclude: own.map(({ include }) => include),
              // After TypeScript and JSX are compiled; in a rule, the last loader runs first.
              enforce: 'post',
              use: [
                ...(isExtracted ? [{ loader: GriffelCSSExtractionPlugin.loader }] : []),
                compile({}),
              ],
            },
            // Plugins write the stylesheets of these: other pages need not load their rules. A salt
            // keeps their classes apart from all others.
            ...own.map(({ include, salt }) => ({
              test: /\.tsx?$/,
              include,
              enforce: 'post' as const,
              use: [
                ...(isExtracted
                  ? [
                      { loader: path.join(__dirname, 'dropStylesheet.js') },
                      { loader: GriffelCSSExtractionPlugin.loader },
                    ]
                  : []),
                compile({ classNameHashSalt: salt }),
              ],
            })),
          ],
        },
        ...(isExtracted && {
          plugins: [
            new GriffelCSSExtractionPlugin(),
            (compiler) => {
              // The extraction plugin has made the group, without a priority. Docusaurus's would win,
              // and the file in which the plugin sorts rules would not exist: it says nothing then.
              const { splitChunks } = compiler.options.optimization;
              const group = splitChunks ? splitChunks.cacheGroups?.griffel : undefined;
              if (typeof group !== 'object' || group instanceof RegExp) {
                throw new Error('The extraction plugin of Griffel has made no group of chunks.');
              }
              group.priority = PRIORITY;
            },
          ],
        }),
      };
    },
  };
}

/** One name for the present state of all that styles may import. */
function hashSources(siteDir: string): string {
  const hash = crypto.createHash('sha256');
  const root = path.join(siteDir, '..');
  for (const file of globSync(SOURCES, { cwd: root, ignore: '**/*.test.*' }).sort()) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
