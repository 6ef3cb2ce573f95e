import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { getFormattedTokens } from 'sucrase';
import { applyEdits, type Edit } from './applyEdits.ts';

const parsers = {
  js: parser.configure({ dialect: 'jsx' }),
  ts: parser.configure({ dialect: 'ts' }),
  tsx: parser.configure({ dialect: 'ts jsx' }),
};

/** Parses a file in the dialect that its name says. The parser recovers: the tree may hold `⚠`. */
export function parseTree(file: string, code: string): Tree {
  if (/\.[cm]?ts$/.test(file)) return parsers.ts.parse(code);
  if (/\.tsx$/.test(file)) return parsers.tsx.parse(code);
  return parsers.js.parse(code);
}

/**
 * Parses a file as `parseTree` does. What the grammar does not know is then left out or renamed in the text that is
 * parsed: members that a pattern assigns to, `* as b` behind `import a,`, the type in `<Foo<Item>>`, quoted members of enums. All places stay the same.
 */
export function parseProgram(file: string, code: string): Tree {
  const tree = parseTree(file, code);
  if (!hasErrors(tree)) return tree;
  const rewrites = [(given: string) => nameTargets(tree, given), nameNamespaces];
  if (/\.[cm]?tsx?$/.test(file)) {
    rewrites.push(nameMembers, (given) => blankTypes(file, given));
  }
  let text = code;
  for (const rewrite of rewrites) {
    let rewritten: string;
    try {
      rewritten = rewrite(text);
    } catch {
      return tree;
    }
    if (rewritten === text) continue;
    text = rewritten;
    const next = parseTree(file, text);
    if (!hasErrors(next)) return next;
  }
  return tree;
}

/** Makes the members that a pattern assigns to look like names with a default: `[a.b] = c` becomes `[a=b] = c`. */
function nameTargets(tree: Tree, code: string): string {
  const edits: Edit[] = [];
  tree.cursor().iterate(({ node }) => {
    const pattern = node.type.isError ? node.prevSibling : null;
    const isAssigned = node.firstChild?.name === 'Equals' && pattern !== null;
    if (!isAssigned || !/^(Array|Object)Expression$/.test(pattern.name)) return;
    pattern.cursor().iterate(({ node: member }) => {
      if (member.name !== 'MemberExpression' || member.firstChild?.name !== 'VariableName') return;
      const operator = member.firstChild.nextSibling;
      const end = member.lastChild;
      if (operator) edits.push({ from: operator.from, to: operator.to, text: '=' });
      if (end?.name === ']') edits.push({ from: end.from, to: end.to, text: ' ' });
    });
  });
  return applyEdits(code, edits);
}

/** Makes a namespace beside a default import look like a name: `a, * as b` becomes `a, {    b}`. */
function nameNamespaces(code: string): string {
  return code.replace(
    /(\bimport\s+[\w$]+\s*,\s*)\*(\s*)as(\s+[\w$]+)\s(?=\s*from\b)/g,
    '$1{$2  $3}',
  );
}

/** Puts names in place of the quoted members of enums, which the grammar does not know: `{ 'a-b' = 1 }`. */
function nameMembers(code: string): string {
  return code.replace(/\benum\s+[\w$]+\s*\{[^}]*\}/g, (text) =>
    text.replace(
      /([{,]\s*)(['"][^'"\n]*['"])(?=\s*[=,}])/g,
      (_, before: string, member: string) => before + '_'.repeat(member.length),
    ),
  );
}

/** Whether a tree holds a place that could not be parsed. */
export function hasErrors(tree: Tree): boolean {
  const cursor = tree.cursor();
  do {
    if (cursor.type.isError) return true;
  } while (cursor.next());
  return false;
}

/**
 * Replaces types by spaces.
 *
 * @throws what sucrase throws, on a syntax error
 */
function blankTypes(file: string, code: string): string {
  const [header = '', ...rows] = getFormattedTokens(code, {
    transforms: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  }).split('\n');
  const column = header.indexOf('isType');
  const lineStarts = [0];
  for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1);
  }
  const offsetOf = (line = '1', place = '1'): number =>
    (lineStarts[Number(line) - 1] ?? 0) + Number(place) - 1;

  let result = '';
  let position = 0;
  let wasType = false;
  for (const row of rows) {
    const place = /^(\d+):(\d+)-(\d+):(\d+) /.exec(row);
    if (!place) continue;
    const from = offsetOf(place[1], place[2]);
    const to = offsetOf(place[3], place[4]);
    const isType = row.startsWith('isType', column);
    // A line break inside a type is none of the program: before `=>` it would be an error.
    const between = code.slice(position, from);
    result += isType && wasType ? ' '.repeat(between.length) : between;
    result += isType ? ' '.repeat(to - from) : code.slice(from, to);
    position = to;
    wasType = isType;
  }
  return result + code.slice(position);
}

const COMMENT = /^(Line|Block)Comment$/;

/** The children of a node, tokens among them, without comments. */
export function childNodes(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!COMMENT.test(child.name)) children.push(child);
  }
  return children;
}

/** Takes brackets, `as`, `satisfies`, `<A>` and `!` off an expression. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  let at = node;
  for (;;) {
    const inner =
      at.name === 'ParenthesizedExpression'
        ? childNodes(at)[1]
        : at.name === 'PrefixCast'
          ? at.lastChild
          : isCast(at) || isNonNull(at)
            ? at.firstChild
            : undefined;
    if (!inner) return at;
    at = inner;
  }
}

/** Whether a node is `a as B` or `a satisfies B`. */
export function isCast(node: SyntaxNode): boolean {
  return node.name === 'BinaryExpression' && !!(node.getChild('as') ?? node.getChild('satisfies'));
}

/** Whether a node is `a!`. */
export function isNonNull(node: SyntaxNode): boolean {
  return node.name === 'PostfixExpression' && node.lastChild?.name === 'LogicOp';
}

/** Whether an expression around another compiles to the same: `(a)`, `a as B`, `<B>a`, `a!`, `a<B>`. */
export function isWrapper(node: SyntaxNode, parent: SyntaxNode, code: string): boolean {
  switch (parent.name) {
    case 'ParenthesizedExpression':
    case 'InstantiationExpression':
    case 'PrefixCast':
      return true;
    case 'BinaryExpression':
      return (
        parent.firstChild?.from === node.from &&
        (parent.getChild('as') ?? parent.getChild('satisfies')) !== null
      );
    case 'PostfixExpression':
      return code.slice(node.to, parent.to).trim() === '!';
    default:
      return false;
  }
}

/** An expression with what is around it and compiles to the same. */
export function readWhole(node: SyntaxNode, code: string): SyntaxNode {
  let whole = node;
  while (whole.parent && isWrapper(whole, whole.parent, code)) whole = whole.parent;
  return whole;
}

/** The name of the property that is read of an object, as `a.name`. */
export function readMemberOf(node: SyntaxNode, code: string): string | undefined {
  const { parent } = readWhole(node, code);
  const member = parent?.name === 'MemberExpression' ? parent.getChild('PropertyName') : null;
  return member ? code.slice(member.from, member.to) : undefined;
}

/** The sibling behind a node, comments left out. */
export function nextNode(node: SyntaxNode): SyntaxNode | undefined {
  let next = node.nextSibling;
  while (next && COMMENT.test(next.name)) next = next.nextSibling;
  return next ?? undefined;
}

const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration)$/;

/** Whether a node is a function, or a method of a class or an object. */
export function isFunction(node: SyntaxNode): boolean {
  return (
    FUNCTIONS.test(node.name) || (node.name === 'Property' && node.getChild('ParamList') !== null)
  );
}

/** The declaration of variables that a statement is, or exports; any other statement as it is. */
export function readDeclaration(statement: SyntaxNode): SyntaxNode | null {
  return statement.name === 'ExportDeclaration'
    ? statement.getChild('VariableDeclaration')
    : statement;
}

/** The value that a variable is declared with. */
export function readInitializer(definition: SyntaxNode): SyntaxNode | undefined {
  let next = nextNode(definition);
  if (next?.name === 'TypeAnnotation') next = nextNode(next);
  return next?.name === 'Equals' ? nextNode(next) : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** The value of a string literal or of a template without holes; undefined for any other node. */
export function readString(node: SyntaxNode, code: string): string | undefined {
  if (node.name === 'TemplateString' && node.getChild('Interpolation')) return undefined;
  if (node.name !== 'String' && node.name !== 'TemplateString') return undefined;
  return unescapeText(code.slice(node.from + 1, node.to - 1));
}

/** What the text between quotes or backticks means. */
export function unescapeText(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r?\n)|([^]))/gi,
    (_, braced?: string, four?: string, two?: string, newline?: string, char?: string) => {
      const hex = braced ?? four ?? two;
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return newline === undefined && char !== undefined ? (ESCAPES[char] ?? char) : '';
    },
  );
}
