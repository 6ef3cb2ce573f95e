import griffel from '@griffel/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [
    // region: plugin
    // The development server keeps the run time, with its warnings.
    command === 'build' &&
      griffel({
        // For the TypeScript files that the styles import.
        babelOptions: { presets: ['@babel/preset-typescript'] },
      }),
    // endregion
  ],
}));
