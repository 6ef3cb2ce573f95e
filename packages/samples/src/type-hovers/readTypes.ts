import ts from 'typescript';
import { shortenType, TEXT_LIMIT } from './shortenType.ts';
import type { TypeRange } from './TypeRange.ts';

/**
 * Reads what an editor shows over the identifiers of a file, in their order. Those of which it shows
 * nothing that the code does not say are left out.
 *
 * @param path - a file that the service knows
 */
export function readTypes(service: ts.LanguageService, path: string): TypeRange[] {
  const file = service.getProgram()?.getSourceFile(path);
  if (!file) return [];

  const types: TypeRange[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMissing(node) && !isElementName(node)) {
      const from = node.getStart(file);
      const info = service.getQuickInfoAtPosition(path, from, TEXT_LIMIT);
      const text = shortenType(ts.displayPartsToString(info?.displayParts));
      if (!addsNothing(text, node)) types.push({ from, to: node.end, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return types;
}

/** The parser makes one up where an identifier is missing. */
function isMissing(node: ts.Identifier): boolean {
  return node.text === '';
}

/** Of `p` in `<p>`, TypeScript tells in many words that it is a `p`. */
function isElementName({ parent, text }: ts.Identifier): boolean {
  return (
    (ts.isJsxOpeningElement(parent) ||
      ts.isJsxClosingElement(parent) ||
      ts.isJsxSelfClosingElement(parent)) &&
    /^[a-z]/.test(text)
  );
}

function addsNothing(text: string, { text: name, parent }: ts.Identifier): boolean {
  // Nothing is known, for an import is missing or the name is.
  if (text === '' || text === 'any') return true;
  if (/^(?:var|interface|class|type|enum|namespace|module) (\S+)$/.exec(text)?.[1] === name) {
    return true;
  }
  // What nothing but its value types has its value for a type: `margin: 0`, `from: { … }`.
  if (!ts.isPropertyAssignment(parent)) return false;
  const type = text.replace(`(property) ${name}: `, '');
  return (
    type === parent.initializer.getText().replace(/^'(.*)'$/, '"$1"') ||
    (ts.isObjectLiteralExpression(parent.initializer) && type.startsWith('{'))
  );
}
