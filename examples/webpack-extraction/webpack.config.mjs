import { GriffelCSSExtractionPlugin } from '@griffel/webpack-extraction-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

import { compareMediaQueries } from './compareMediaQueries.mjs';

export default {
  mode: 'production',
  entry: './src/index.tsx',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      // region: extraction-rule
      // The first rule runs last: it gets what all the others have compiled. It includes
      // node_modules, for packages that ship compiled styles.
      {
        test: /\.[jt]sx?$/,
        use: [GriffelCSSExtractionPlugin.loader],
      },
      // endregion
      {
        test: /\.[jt]sx?$/,
        exclude: /node_modules/,
        use: [
          {
            loader: '@griffel/webpack-loader',
            options: {
              babelOptions: { presets: ['@babel/preset-typescript'] },
            },
          },
          {
            loader: 'babel-loader',
            options: {
              presets: [
                ['@babel/preset-react', { runtime: 'automatic' }],
                '@babel/preset-typescript',
              ],
            },
          },
        ],
      },
      // region: css-rule
      {
        test: /\.css$/,
        use: [MiniCssExtractPlugin.loader, 'css-loader'],
      },
      // endregion
    ],
  },
  // region: plugins
  plugins: [new MiniCssExtractPlugin(), new GriffelCSSExtractionPlugin({ compareMediaQueries })],
  // endregion
};
