import { GriffelCSSExtractionPlugin } from '@griffel/webpack-extraction-plugin';
// Private modules of Next.js: look at them again with each new version.
import css from 'next/dist/build/webpack/config/blocks/css/index.js';
import loaders from 'next/dist/build/webpack/config/blocks/css/loaders/index.js';

/** @type {import('next').NextConfig} */
export default {
  webpack(config, { dev, dir, isServer }) {
    // Development keeps the run-time styles.
    if (dev) return config;

    // region: rules
    // First in the list runs last, so both loaders see what SWC has compiled.
    config.module.rules.unshift(
      { test: /\.[jt]sx?$/, use: [GriffelCSSExtractionPlugin.loader] },
      {
        test: /\.[jt]sx?$/,
        exclude: /node_modules/,
        use: [
          {
            loader: '@griffel/webpack-loader',
            options: {
              babelOptions: { presets: ['next/babel'] },
              // Not the resolver plugins of Next.js: with them no style may use a value of a package.
              inheritResolveOptions: ['alias', 'modules'],
            },
          },
        ],
      },
    );
    // endregion

    // region: css
    // Next.js rejects global CSS that comes from elsewhere than its own entry: a rule for ours.
    const cssRules = config.module.rules.find((rule) => rule?.oneOf).oneOf;

    cssRules.unshift({
      test: /griffel\.css$/,
      sideEffects: true,
      use: loaders.getGlobalCssLoader(
        {
          assetPrefix: '',
          experimental: {},
          hasAppDir: true,
          isAppDir: true,
          isClient: !isServer,
          isDevelopment: false,
          isServer,
        },
        () => css.lazyPostCSS(dir),
      ),
    });
    // endregion

    config.plugins.push(new GriffelCSSExtractionPlugin());

    return config;
  },
};
