import ts from 'typescript';

/**
 * Names the exports of a module that may be components, as far as its syntax tells: the default
 * export first, then those whose names start with a capital letter, in their order.
 *
 * `export default App` gives `['default']`, `export function List() {}` gives `['List']`.
 */
export function findComponents(fileName: string, source: string): string[] {
  const names = ts
    .createSourceFile(fileName, source, ts.ScriptTarget.ES2022)
    .statements.flatMap(readExports);

  return [
    ...names.filter((name) => name === 'default'),
    ...names.filter((name) => /^\p{Lu}/u.test(name)),
  ];
}

function readExports(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return statement.isExportEquals ? [] : ['default'];
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly } = statement;
    if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements
      .filter((element) => !element.isTypeOnly)
      .map((element) => element.name.text);
  }

  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
    return statement.name ? [statement.name.text] : [];
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  return [];
}
