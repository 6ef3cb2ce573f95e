import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Stands for a value that is inserted into a message at run time. */
export const HOLE = '\u2026';

/** A message that a package can print or throw. */
export interface CollectedMessage {
  /** Its text, with `…` for each inserted value. */
  text: string;
  /** Its file, relative to the package's folder, and line: `lib/index.js:12`. */
  place: string;
}

/** Tests and typings, which users of a package do not run. */
const SKIPPED = /^(?:node_modules|types|__fixtures__|__tests__)$|\.(?:test|spec)\./;

const SOURCE = /\.[cm]?js$/;

function listSources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name)) return [];
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return listSources(place);
    return SOURCE.test(entry.name) ? [place] : [];
  });
}

/**
 * Collects all messages that a package can print with `console` or throw: arguments of `console.*` (directly or
 * through a logging function of the package), of error constructors and of Babel's `buildCodeFrameError`,
 * thrown strings, and the messages of ESLint rules.
 *
 * `throw new Error(['No', name].join(' '))` gives `No …`.
 *
 * @param folder - the installed package, absolute
 * @returns each text once, with the first place where it occurs
 */
export function collectMessages(folder: string): CollectedMessage[] {
  // Some packages contain each module twice; the copies come last.
  const sources = listSources(folder).sort((a, b) => Number(isCopy(a)) - Number(isCopy(b)));
  const files = sources.map((file) =>
    ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
  );
  const loggers = new Set(files.flatMap(findLoggers));
  const messages = new Map<string, CollectedMessage>();
  for (const file of files) {
    for (const { node, text } of findMessages(file, loggers)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      const place = `${path.relative(folder, file.fileName)}:${String(line)}`;
      if (isRecognizable(text) && !messages.has(text)) messages.set(text, { text, place });
    }
  }
  return [...messages.values()];
}

const isCopy = (file: string) => /[\\/](?:lib|esm)[\\/]/.test(file);

/** Whether a message has at least two fixed words; others, like `… in…`, cannot be recognized. */
function isRecognizable(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).length > 1;
}

const isConsoleCall = (call: ts.CallExpression) =>
  ts.isPropertyAccessExpression(call.expression) &&
  ts.isIdentifier(call.expression.expression) &&
  call.expression.expression.text === 'console';

/** The names of functions that pass all their arguments on to `console`. */
function findLoggers(file: ts.SourceFile): string[] {
  const names: string[] = [];
  visit(file, (node) => {
    if (!ts.isFunctionDeclaration(node) || !node.name) return;
    const { name, parameters } = node;
    const rest = parameters.find((parameter) => parameter.dotDotDotToken)?.name.getText(file);
    visit(node, (inner) => {
      if (!ts.isCallExpression(inner) || !isConsoleCall(inner)) return;
      const [first] = inner.arguments;
      if (first && ts.isSpreadElement(first) && first.expression.getText(file) === rest) {
        names.push(name.text);
      }
    });
  });
  return names;
}

interface FoundMessage {
  node: ts.Node;
  text: string;
}

function findMessages(file: ts.SourceFile, loggers: ReadonlySet<string>): FoundMessage[] {
  const found: FoundMessage[] = [];
  const add = (node: ts.Node, values: readonly ts.Expression[]) => {
    for (const value of values) {
      for (const text of evaluate(value)) found.push({ node, text });
    }
  };
  visit(file, (node) => {
    if (ts.isCallExpression(node)) {
      const name = readName(node.expression);
      if (isConsoleCall(node) || loggers.has(name)) add(node, node.arguments);
      else if (name === 'buildCodeFrameError') add(node, node.arguments.slice(0, 1));
    } else if (ts.isNewExpression(node) && /Error$/.test(readName(node.expression))) {
      add(node, node.arguments?.slice(0, 1) ?? []);
    } else if (ts.isThrowStatement(node)) {
      add(node, [node.expression]);
    } else if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'messages') {
      if (isRule(node) && ts.isObjectLiteralExpression(node.initializer)) {
        const rules = node.initializer.properties.filter(ts.isPropertyAssignment);
        for (const rule of rules) {
          for (const text of evaluate(rule.initializer)) {
            found.push({ node: rule, text: text.replace(/\{\{.*?\}\}/g, HOLE) });
          }
        }
      }
    }
  });
  return found;
}

/** Whether an object is the `meta` of an ESLint rule. */
function isRule({ parent }: ts.PropertyAssignment): boolean {
  return ts.isPropertyAssignment(parent.parent) && parent.parent.name.getText() === 'meta';
}

/** The last name of a callee: `build` for `path.build`, `logError` for `(0, _log.logError)`. */
function readName(node: ts.Expression): string {
  const bare = ts.isParenthesizedExpression(node) ? node.expression : node;
  if (ts.isBinaryExpression(bare)) return readName(bare.right);
  if (ts.isPropertyAccessExpression(bare)) return bare.name.text;
  return ts.isIdentifier(bare) ? bare.text : '';
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}

const UNKNOWN = [HOLE];

/**
 * The texts that an expression may evaluate to.
 *
 * @param left - how many more variables may be looked up, which ends cycles
 */
function evaluate(node: ts.Expression, left = 5): string[] {
  const look = (inner: ts.Expression) => evaluate(inner, left);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isNumericLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return look(node.expression);
  if (ts.isConditionalExpression(node)) return [...look(node.whenTrue), ...look(node.whenFalse)];
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) => {
      // An expression with several possible texts is treated like any inserted value.
      const [text = HOLE, ...others] = look(expression);
      return (others.length > 0 ? HOLE : text) + literal.text;
    });
    return [node.head.text + spans.join('')];
  }
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.PlusToken) return combine(look(node.left), look(node.right));
    const isChoice =
      kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;
    return isChoice ? [...look(node.left), ...look(node.right)] : UNKNOWN;
  }
  if (ts.isCallExpression(node)) return evaluateCall(node, left);
  if (ts.isIdentifier(node) && left > 0) {
    const { initializer, parent } = findVariable(node) ?? {};
    const isConstant = parent !== undefined && (parent.flags & ts.NodeFlags.Const) !== 0;
    return initializer && isConstant ? evaluate(initializer, left - 1) : UNKNOWN;
  }
  return UNKNOWN;
}

function combine(before: readonly string[], after: readonly string[]): string[] {
  return before.flatMap((start) => after.map((end) => start + end));
}

/** Evaluates calls that build texts: `[…].join(' ')`, `' '.repeat(2)`, and immediately called functions. */
function evaluateCall(
  { expression, arguments: values }: ts.CallExpression,
  left: number,
): string[] {
  if (ts.isParenthesizedExpression(expression) && ts.isArrowFunction(expression.expression)) {
    const { body } = expression.expression;
    return ts.isBlock(body) ? evaluateReturns(body, left) : evaluate(body, left);
  }
  if (!ts.isPropertyAccessExpression(expression)) return UNKNOWN;
  const { name, expression: target } = expression;
  const [value] = values;
  if (name.text === 'repeat' && ts.isStringLiteralLike(target)) return [' '];
  if (name.text !== 'join') return UNKNOWN;
  const list = ts.isIdentifier(target) ? findVariable(target)?.initializer : target;
  if (!list || !ts.isArrayLiteralExpression(list)) return UNKNOWN;
  const separator = value && ts.isStringLiteralLike(value) ? value.text : ',';
  return list.elements
    .map((element) => evaluate(element, left))
    .reduce((texts, element) => combine(combine(texts, [separator]), element));
}

function evaluateReturns(body: ts.Block, left: number): string[] {
  return body.statements
    .filter(ts.isReturnStatement)
    .flatMap(({ expression }) => (expression ? evaluate(expression, left) : []));
}

/** The declaration of a variable, in the block of its use or an enclosing one. */
function findVariable(use: ts.Identifier): ts.VariableDeclaration | undefined {
  for (let scope: ts.Node = use.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    const found = ts.isFunctionLike(scope) && hasParameter(scope, use.text) ? null : inside(scope);
    if (found !== undefined) return found ?? undefined;
  }
  return inside(use.getSourceFile());

  function inside(scope: ts.Node): ts.VariableDeclaration | undefined {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return undefined;
    return scope.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find(({ name }) => ts.isIdentifier(name) && name.text === use.text);
  }
}

function hasParameter(scope: ts.SignatureDeclaration, name: string): boolean {
  return scope.parameters.some((parameter) => parameter.name.getText() === name);
}
