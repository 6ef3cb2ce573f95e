import ts from 'typescript';
import type { SampleProblem } from '../SampleProblem.ts';
import { ALLOWED_IMPORTS } from './allowedImports.ts';

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
