export default {
  mode: 'production',
  entry: './src/index.tsx',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.[jt]sx?$/,
        exclude: /node_modules/,
        // webpack runs the last loader first: Griffel's gets what Babel has compiled.
        use: [
          // region: loader
          {
            loader: '@griffel/webpack-loader',
            options: {
              // For the TypeScript files that the styles import.
              babelOptions: { presets: ['@babel/preset-typescript'] },
            },
          },
          // endregion
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
    ],
  },
};
