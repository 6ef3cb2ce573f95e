import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Prints a declaration by TypeScript's printer: without comments, and the words in front that say
 * where it is visible, since a fence may leave them out.
 *
 * @param statement of a file whose nodes know their parents
 */
export function printDeclaration(statement: ts.Statement): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
    .replace(/^(?:(?:export|declare|default) )+/, '');
}
