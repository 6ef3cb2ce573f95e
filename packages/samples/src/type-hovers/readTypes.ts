import ts from 'typescript';
import type { TypeRange } from './markTypes.ts';

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

/** About how long a text may be, in characters; TypeScript shortens its types to it. */
export const TEXT_LIMIT = 300;

/** Up to this length a text of several lines is put into one. */
const LINE_LIMIT = 80;

/**
 * Makes a text of TypeScript's quick info short enough to be read over a line of code.
 *
 * - An import is what it imports: `(alias) ` goes, and so does the line `import makeStyles`.
 * - A CSS property tells the first of what it takes: `(property) color?: Property.Color | …`. The
 *   rest is the same for all, and in an order that TypeScript does not settle.
 * - Short objects stand in one line, and long texts end with `…`.
 *
 * `(alias) const RESET: "unset"\nimport RESET` gives `const RESET: "unset"`.
 */
export function shortenType(text: string): string {
  const own = text.replace(/^\(alias\) /, '').replace(/(^|\n)import [^\n]*$/, '');
  const css = /^(\(property\) [\w.]+\??: ).*?(\bProperty\.\w+(?:<[^<>|]*>)?)(?= |$)/.exec(own);
  if (css) return `${css[1] ?? ''}${css[2] ?? ''} | …`;

  const lines = own.replace(/^\s*\.\.\. (\d+ more) \.\.\.;$/gm, '    … $1').split('\n');
  const line = lines.map((part) => part.trim()).join(' ');
  if (line.length <= LINE_LIMIT) return line;
  return cut(lines.map(shortenLine).join('\n'), TEXT_LIMIT);
}

/** Indents by two instead of four; a line among several may be no longer than they can show. */
function shortenLine(line: string, _: number, { length }: readonly string[]): string {
  const indented = line.replace(/^ +/, (spaces) => ' '.repeat(spaces.length / 2));
  return length === 1 ? indented : cut(indented, LINE_LIMIT);
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).trimEnd()}…`;
}
