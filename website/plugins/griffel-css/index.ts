import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GriffelCSSExtractionPlugin } from '@griffel/webpack-extraction-plugin';
import { OWN_STYLESHEETS } from './ownStylesheets';

/** Above Docusaurus's `styles` (50), which puts all CSS into one file. */
const PRIORITY = 60;

/**
 * Compiles the Griffel styles of our components, and for the production client extracts them into
 * one style sheet that every page links. (Some module in `main.js` must call `makeStyles`, otherwise no
 * page would link it; `theme/Loading` does.)
 *
 * On the server, the rules stay in the code, where nothing inserts them; class names are the same. In
 * development, the browser inserts them, which makes reloading faster.
 */
export default function griffelCSS({ siteDir }: LoadContext): Plugin {
  return {
    name: 'griffel-css',
    configureWebpack({ mode }, isServer) {
      const isExtracted = !isServer && mode === 'production';
      // Plugins write the style sheets of these components, so that other pages do not load their
      // rules. A salt keeps their classes distinct from all others.
      const own = OWN_STYLESHEETS.map(({ folder, salt }) => ({
        include: path.join(siteDir, folder),
        salt,
      }));
      const all = {
        include: path.join(siteDir, 'src'),
        exclude: own.map(({ include }) => include),
        salt: undefined,
      };
      // For modules that styles import, which are evaluated from source.
      const babelOptions = { presets: ['@babel/preset-typescript'] };
      return {
        module: {
          rules: [all, ...own].map(({ salt, ...files }) => ({
            test: /\.tsx?$/,
            ...files,
            // After TypeScript and JSX are compiled; in a rule, the last loader runs first.
            enforce: 'post' as const,
            use: [
              ...(isExtracted && salt !== undefined
                ? [{ loader: path.join(__dirname, 'dropStylesheet.js') }]
                : []),
              ...(isExtracted ? [{ loader: GriffelCSSExtractionPlugin.loader }] : []),
              {
                loader: '@griffel/webpack-loader',
                options: { babelOptions, ...(salt !== undefined && { classNameHashSalt: salt }) },
              },
            ],
          })),
        },
        ...(isExtracted && {
          plugins: [
            new GriffelCSSExtractionPlugin(),
            (compiler) => {
              // The extraction plugin has created the group without a priority. Docusaurus's group would
              // win, and the file in which the plugin sorts rules would silently not exist.
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
