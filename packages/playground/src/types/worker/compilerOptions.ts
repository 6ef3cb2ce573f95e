import ts from 'typescript';

/** How the reader's code is checked: as the samples of the docs are, for they open in the playground. */
export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  resolveJsonModule: true,
  // JavaScript can be imported and is parsed, but its types are its author's affair.
  allowJs: true,
  checkJs: false,
  // Both spellings of an import of an own file: './tokens' and './tokens.ts'.
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** The layout of what TypeScript inserts: that of Prettier with single quotes. */
export const formatSettings: ts.FormatCodeSettings = {
  ...ts.getDefaultFormatCodeSettings('\n'),
  indentSize: 2,
  tabSize: 2,
  convertTabsToSpaces: true,
  semicolons: ts.SemicolonPreference.Insert,
};

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

/** The declaration files of the language and of the playground's packages, by virtual path. */
export type TypePack = Readonly<Record<string, string>>;

/** Where the declarations of the language are in a pack. */
export const LIB_FOLDER = '/lib/';
