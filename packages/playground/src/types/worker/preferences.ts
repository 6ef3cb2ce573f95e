import type ts from 'typescript';

/** How TypeScript writes what it inserts, which is as the samples of the docs are written. */
export const preferences: ts.UserPreferences = {
  quotePreference: 'single',
  includeCompletionsForModuleExports: true,
  includeCompletionsForImportStatements: true,
  includeCompletionsWithInsertText: true,
  importModuleSpecifierPreference: 'relative',
  importModuleSpecifierEnding: 'minimal',
  // What these export is to be had from @griffel/react, or written by the compiler.
  autoImportSpecifierExcludeRegexes: ['^@griffel/core$', '^react/jsx-runtime$'],
};
