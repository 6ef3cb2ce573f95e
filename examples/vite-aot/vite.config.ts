import griffel from '@griffel/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [
    // region: plugin
    // In development, Griffel runs in the browser and logs its warnings.
    command === 'build' &&
      griffel({
        // For the TypeScript files that the styles import.
        babelOptions: { presets: ['@babel/preset-typescript'] },
      }),
    // endregion
  ],
}));
