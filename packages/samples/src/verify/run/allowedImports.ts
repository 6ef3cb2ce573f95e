import path from 'node:path';
import ts from 'typescript';
import type { SampleProblem } from '../VerifiableSample.ts';

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

/** Files that a sample may import for their address; they need not exist. */
export const ASSET_EXTENSIONS: readonly string[] = [
  'avif',
  'gif',
  'jpg',
  'png',
  'svg',
  'webp',
  'woff2',
];

/**
 * Finds the imports of packages that samples cannot run with. Imports of types alone do not count:
 * nothing is left of them when the sample runs.
 *
 * @returns a problem an import, at its line
 */
export function findForeignImports(files: Readonly<Record<string, string>>): SampleProblem[] {
  return Object.entries(files)
    .filter(([file]) => /\.tsx?$/.test(file))
    .flatMap(([file, source]) => {
      const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022);
      return tree.statements.flatMap((statement) => {
        const specifier = readSpecifier(statement);
        if (!specifier || specifier.startsWith('.') || ALLOWED_IMPORTS.includes(specifier)) {
          return [];
        }
        const { line } = tree.getLineAndCharacterOfPosition(statement.getStart(tree));
        return [
          {
            file,
            line: line + 1,
            message:
              `The sample imports '${specifier}', but a sample that runs can import ` +
              `${ALLOWED_IMPORTS.join(', ')} and its own files, nothing else. ` +
              'Do without it, or write norun into the fence.',
          },
        ];
      });
    });
}

function readSpecifier(statement: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return undefined;
  }

  const isTypeOnly = ts.isImportDeclaration(statement)
    ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : statement.isTypeOnly;
  return isTypeOnly ? undefined : statement.moduleSpecifier.text;
}

/**
 * Finds the imports that only this repository resolves: files outside of the sample's folder, and packages
 * that are not published.
 *
 * @returns a problem an import, at its line
 */
export function findOutsideImports(files: Readonly<Record<string, string>>): SampleProblem[] {
  return Object.entries(files).flatMap(([file, source]) => {
    const { importedFiles, referencedFiles } = ts.preProcessFile(source);
    return [...importedFiles, ...referencedFiles]
      .filter(({ fileName }) =>
        fileName.startsWith('.')
          ? path.posix.join(path.posix.dirname(file), fileName).startsWith('..')
          : /^(?:\/|@griffel-site\/)/.test(fileName),
      )
      .map(({ fileName, pos }) => ({
        file,
        line: source.slice(0, pos).split('\n').length,
        message: `Only this repository has '${fileName}'. Import files of the sample, or published packages.`,
      }));
  });
}

/**
 * Prints a declaration file that types imports of assets as bundlers do: an address. Style sheets
 * are imported for their effect alone.
 */
export function printAssetTypes(): string {
  const assets = ASSET_EXTENSIONS.map(
    (extension) =>
      `declare module '*.${extension}' {\n  const address: string;\n  export default address;\n}`,
  );
  return [...assets, `declare module '*.css';`, ''].join('\n');
}
