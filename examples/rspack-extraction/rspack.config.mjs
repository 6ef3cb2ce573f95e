import { GriffelCSSExtractionPlugin } from '@griffel/webpack-extraction-plugin';
import { CssExtractRspackPlugin } from '@rspack/core';

export default {
  mode: 'production',
  entry: './src/index.tsx',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      // The first rule runs last: it gets what all the others have compiled.
      {
        test: /\.[jt]sx?$/,
        use: [GriffelCSSExtractionPlugin.loader],
      },
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
          // region: swc
          {
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
                target: 'es2022',
              },
            },
          },
          // endregion
        ],
      },
      // region: css
      {
        test: /\.css$/,
        type: 'javascript/auto',
        use: [CssExtractRspackPlugin.loader, 'css-loader'],
      },
      // endregion
    ],
  },
  plugins: [new CssExtractRspackPlugin(), new GriffelCSSExtractionPlugin()],
};
