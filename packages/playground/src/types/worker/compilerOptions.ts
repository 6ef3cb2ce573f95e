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
