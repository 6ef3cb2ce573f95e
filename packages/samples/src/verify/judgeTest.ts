import ts from 'typescript';
import { findComponents } from './types/findComponents.ts';
import type { SampleProblem, SampleTest } from './VerifiableSample.ts';

/**
 * Determines whether a test proves anything.
 *
 * @returns `detached`: it uses no file of its sample, so it does not test the shown code; `powerless`: it
 *   passes regardless of the shown code
 */
export function judgeTest({ file, source, expects }: SampleTest): {
  detached?: SampleProblem;
  powerless?: SampleProblem;
} {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const { typeErrors, logs, throws } = expects;
  if (!usesOwnFile(tree, typeErrors.length > 0)) {
    const message =
      "The test uses no file of its sample, so it proves nothing about it. Import one, and use an export of it: import { App } from './App'.";
    return { detached: { file, line: 1, message } };
  }
  // A `throw` statement does not count, because it might never be reached.
  const canFail = typeErrors.length > 0 || logs.length > 0 || throws !== undefined;
  if (canFail || findComponents(tree).length > 0) return {};
  const message =
    'The test cannot fail: it expects no message and renders nothing. Log what it finds, and expect that: logs="…".';
  return { powerless: { file, line: 1, message } };
}

/**
 * Whether a test uses an export of another file of the sample. Unused imports and types do not count,
 * because compilers remove such imports, so that the file is not evaluated.
 *
 * @param orTypes whether using a type is enough
 */
function usesOwnFile(tree: ts.SourceFile, orTypes: boolean): boolean {
  const names = new Set<string>();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { importClause, moduleSpecifier } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) continue;
    if (!importClause) return true;
    if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword && !orTypes) continue;
    const bindings = importClause.namedBindings;
    if (importClause.name) names.add(importClause.name.text);
    if (bindings && ts.isNamespaceImport(bindings)) names.add(bindings.name.text);
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { name, isTypeOnly } of bindings.elements) {
        if (!isTypeOnly || orTypes) names.add(name.text);
      }
    }
  }
  const isUsed = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && names.has(node.text)) ||
    isDynamicImport(node) ||
    (!ts.isImportDeclaration(node) && (ts.forEachChild(node, isUsed) ?? false));
  return isUsed(tree);
}

/** `import('./App')` */
function isDynamicImport(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword)
    return false;
  const [specifier] = node.arguments;
  return (
    specifier !== undefined && ts.isStringLiteralLike(specifier) && specifier.text.startsWith('.')
  );
}
