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

/**
 * Packages whose published declarations are in the pack, but are read only where the code imports
 * them: nobody else is offered what they export.
 */
export const PACKAGES_ON_DEMAND: readonly string[] = ['@fluentui/react-theme', '@fluentui/tokens'];
