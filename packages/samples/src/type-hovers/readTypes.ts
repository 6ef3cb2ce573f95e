import ts from 'typescript';
import type { TypeRange } from './markTypes.ts';

/**
 * Reads the types that an editor shows over the identifiers of a file, in order, without those that only
 * repeat the code.
 *
 * @param path - a file of the service's program
 */
export function readTypes(service: ts.LanguageService, path: string): TypeRange[] {
  const file = service.getProgram()?.getSourceFile(path);
  if (!file) return [];

  const types: TypeRange[] = [];
  const visit = (node: ts.Node): void => {
    // Where an identifier is missing, the parser inserts an empty one.
    if (ts.isIdentifier(node) && node.text !== '' && !isElementName(node)) {
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

/** The name of an HTML element, such as `p` in `<p>`, whose type is long and says nothing new. */
function isElementName({ parent, text }: ts.Identifier): boolean {
  return (
    (ts.isJsxOpeningElement(parent) ||
      ts.isJsxClosingElement(parent) ||
      ts.isJsxSelfClosingElement(parent)) &&
    /^[a-z]/.test(text)
  );
}

function addsNothing(text: string, { text: name, parent }: ts.Identifier): boolean {
  // The type is unknown, for example because an import is missing.
  if (text === '' || text === 'any') return true;
  if (/^(?:var|interface|class|type|enum|namespace|module) (\S+)$/.exec(text)?.[1] === name) {
    return true;
  }
  // Without a contextual type, the type of a property is its value: `margin: 0`, `from: { … }`.
  if (!ts.isPropertyAssignment(parent)) return false;
  const type = text.replace(`(property) ${name}: `, '');
  return (
    type === parent.initializer.getText().replace(/^'(.*)'$/, '"$1"') ||
    (ts.isObjectLiteralExpression(parent.initializer) && type.startsWith('{'))
  );
}

/** The approximate length limit of a text, in characters; TypeScript shortens types to it. */
export const TEXT_LIMIT = 300;

/** Up to this length, in characters, a text of several lines is joined into one. */
const LINE_LIMIT = 80;

/**
 * Makes a text of TypeScript's quick info short enough to show over a line of code.
 *
 * - An import is shown as the imported declaration: without `(alias) ` and the line `import makeStyles`.
 * - A CSS property shows only its first type: `(property) color?: Property.Color | …`. The others are the
 *   same for all properties, and TypeScript does not fix their order.
 * - Short objects are joined into one line, and long texts end with `…`.
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

/** Indents by two spaces instead of four, and limits the length of a line if there are several. */
function shortenLine(line: string, _: number, { length }: readonly string[]): string {
  const indented = line.replace(/^ +/, (spaces) => ' '.repeat(spaces.length / 2));
  return length === 1 ? indented : cut(indented, LINE_LIMIT);
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).trimEnd()}…`;
}
