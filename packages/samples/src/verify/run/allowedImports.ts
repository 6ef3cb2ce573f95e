import path from 'node:path';
import ts from 'typescript';
import type { SampleProblem } from '../VerifiableSample.ts';

/** The packages that samples may import if they are run. */
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

/** Extensions of assets, which a sample may import for their addresses. The files need not exist. */
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
 * Finds the imports of packages that samples cannot use at run time. Type-only imports do not count,
 * because they are removed.
 *
 * @returns a problem for each such import
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
              `The sample imports '${specifier}', but a sample that is run can import only ` +
              `${ALLOWED_IMPORTS.join(', ')} and its own files. ` +
              'Do without it, or add norun to the fence.',
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
 * Finds the imports that resolve only in this repository: files outside the sample's folder, and unpublished
 * packages.
 *
 * @returns a problem for each such import
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
 * Prints a declaration file for imports of assets, whose default export is an address, as in bundlers.
 * Style sheets have no exports.
 */
export function printAssetTypes(): string {
  const assets = ASSET_EXTENSIONS.map(
    (extension) =>
      `declare module '*.${extension}' {\n  const address: string;\n  export default address;\n}`,
  );
  return [...assets, `declare module '*.css';`, ''].join('\n');
}
