import griffel from '@griffel/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    // A build compiles styles ahead of time. In development, Griffel runs in the browser and logs its warnings.
    command === 'build' &&
      griffel({
        // For the TypeScript files that the styles import.
        babelOptions: { presets: ['@babel/preset-typescript'] },
      }),
  ],
}));
