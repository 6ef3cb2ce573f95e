import ts from 'typescript';
import { SANDBOX_PACKAGES } from '../../compile/CompiledModule.ts';

/** The user's code is checked like the samples of the docs, because these open in the playground. */
export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  resolveJsonModule: true,
  // JavaScript can be imported and is parsed, but its types are not checked.
  allowJs: true,
  checkJs: false,
  // Allows './tokens.ts' as well as './tokens'.
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** The format of code that TypeScript inserts, like Prettier's. */
export const formatSettings: ts.FormatCodeSettings = {
  ...ts.getDefaultFormatCodeSettings('\n'),
  indentSize: 2,
  tabSize: 2,
  convertTabsToSpaces: true,
  semicolons: ts.SemicolonPreference.Insert,
};

/** The style of code that TypeScript inserts, like the samples of the docs. */
export const preferences: ts.UserPreferences = {
  quotePreference: 'single',
  includeCompletionsForModuleExports: true,
  includeCompletionsForImportStatements: true,
  includeCompletionsWithInsertText: true,
  importModuleSpecifierPreference: 'relative',
  importModuleSpecifierEnding: 'minimal',
  // Their exports are also in @griffel/react, or only used by compiled code.
  autoImportSpecifierExcludeRegexes: ['^@griffel/core$', '^react/jsx-runtime$'],
};

/** The packages with types: those that the user's code can import, and one that samples of the docs import. */
export const PLAYGROUND_PACKAGES: readonly string[] = [...SANDBOX_PACKAGES, 'react-dom/server'];

/**
 * Packages whose published declarations are in the pack, but are read only if the code imports them, so that
 * their exports are not suggested to other users.
 */
export const PACKAGES_ON_DEMAND: readonly string[] = ['@fluentui/react-theme', '@fluentui/tokens'];

/** The declaration files of the language and of the playground's packages, by virtual path. */
export type TypePack = Readonly<Record<string, string>>;

/** The folder with the declarations of the language in a pack. */
export const LIB_FOLDER = '/lib/';
