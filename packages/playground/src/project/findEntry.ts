import type { SourceFiles } from '@griffel-site/engine';

const NAMES = ['App.tsx', 'App.jsx', 'App.ts', 'App.js'];

/**
 * The file whose default export the preview renders: `App` in one of four spellings, else the first
 * file that is a script.
 */
export function findEntry(files: SourceFiles): string | undefined {
  return (
    NAMES.find((name) => Object.hasOwn(files, name)) ??
    Object.keys(files).find((name) => /\.[jt]sx?$/.test(name))
  );
}
