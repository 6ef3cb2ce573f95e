import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{e2e,packages,scripts,website}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.docusaurus/**', '**/build/**'],
  },
});
