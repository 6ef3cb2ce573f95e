/** What samples that run may import, beside their own files. */
export const ALLOWED_IMPORTS: readonly string[] = [
  '@griffel/core',
  '@griffel/react',
  '@griffel/shadow-dom',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
];
