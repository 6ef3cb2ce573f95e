/** What the reader's code can import, beside its own files. */
export const PLAYGROUND_PACKAGES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@griffel/react',
  '@griffel/core',
  '@griffel/shadow-dom',
];
