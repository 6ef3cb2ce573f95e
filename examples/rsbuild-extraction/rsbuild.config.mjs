import { GriffelCSSExtractionPlugin } from '@griffel/webpack-extraction-plugin';
import { pluginReact } from '@rsbuild/plugin-react';

export default {
  source: { entry: { index: './src/index.tsx' } },
  plugins: [pluginReact()],
  tools: {
    // It removes the comments that the plugin sorts by.
    lightningcssLoader: false,
    rspack: {
      module: {
        rules: [
          // The first rule runs last. With enforce: 'post', both run after those of Rsbuild.
          {
            test: /\.[jt]sx?$/,
            enforce: 'post',
            use: [GriffelCSSExtractionPlugin.loader],
          },
          // region: loader
          {
            test: /\.[jt]sx?$/,
            exclude: /node_modules/,
            enforce: 'post',
            loader: '@griffel/webpack-loader',
            options: {
              babelOptions: { presets: ['@babel/preset-typescript'] },
            },
          },
          // endregion
        ],
      },
      plugins: [new GriffelCSSExtractionPlugin()],
    },
  },
};
