import ts from 'typescript';

/**
 * Reads the declarations at the top of a file, by name: all overloads of a function, all parts of
 * an interface.
 *
 * `export declare function gap(): void;` gives `Map { 'gap' => [statement] }`.
 */
export function readDeclarations(source: ts.SourceFile): Map<string, ts.Statement[]> {
  const declarations = new Map<string, ts.Statement[]>();
  for (const statement of source.statements) {
    for (const name of readNames(statement)) {
      declarations.set(name, [...(declarations.get(name) ?? []), statement]);
    }
  }
  return declarations;
}

function readNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    return statement.name ? [statement.name.text] : [];
  }
  return [];
}
