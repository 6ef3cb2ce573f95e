import type { SyntaxNode } from '@lezer/common';

const COMMENT = /^(Line|Block)Comment$/;

/** The text of a node or range of code; empty if there is none. */
export function textOf(
  range: { readonly from: number; readonly to: number } | null | undefined,
  code: string,
): string {
  return range ? code.slice(range.from, range.to) : '';
}

/** The children of a node, tokens included and comments left out. */
export function childNodes(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!COMMENT.test(child.name)) children.push(child);
  }
  return children;
}

/** Removes brackets, `as`, `satisfies`, `<A>` and `!` from around an expression. */
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
function isCast(node: SyntaxNode): boolean {
  return node.name === 'BinaryExpression' && !!(node.getChild('as') ?? node.getChild('satisfies'));
}

/** Whether a node is `a!`. */
function isNonNull(node: SyntaxNode): boolean {
  return node.name === 'PostfixExpression' && node.lastChild?.name === 'LogicOp';
}

/** Whether the parent compiles to the same code as the node: `(a)`, `a as B`, `<B>a`, `a!`, `a<B>`. */
export function isWrapper(node: SyntaxNode, parent: SyntaxNode, code: string): boolean {
  switch (parent.name) {
    case 'ParenthesizedExpression':
    case 'InstantiationExpression':
    case 'PrefixCast':
      return true;
    case 'BinaryExpression':
      return parent.firstChild?.from === node.from && isCast(parent);
    case 'PostfixExpression':
      return code.slice(node.to, parent.to).trim() === '!';
    default:
      return false;
  }
}

/** The opposite of `unwrap`: an expression with the brackets, casts and type arguments around it. */
export function includeWrappers(node: SyntaxNode, code: string): SyntaxNode {
  let outer = node;
  while (outer.parent && isWrapper(outer, outer.parent, code)) outer = outer.parent;
  return outer;
}

/** `name` in `a.name`, `a['name']` and `a?.['name']`, where the node is `a`. */
export function readMemberName(node: SyntaxNode, code: string): string | undefined {
  const value = includeWrappers(node, code);
  const { parent } = value;
  if (parent?.name !== 'MemberExpression' || parent.firstChild?.from !== value.from) {
    return undefined;
  }
  const member = parent.getChild('PropertyName');
  if (member) return textOf(member, code);
  const [, bracket, key] = childNodes(parent).filter(({ name }) => name !== '?.');
  return bracket?.name === '[' && key ? readString(key, code) : undefined;
}

/** The next sibling that is not a comment. */
export function nextNode(node: SyntaxNode): SyntaxNode | undefined {
  let next = node.nextSibling;
  while (next && COMMENT.test(next.name)) next = next.nextSibling;
  return next ?? undefined;
}

/** The closest node around a node that passes a test. */
export function findAncestor(
  node: SyntaxNode,
  test: (ancestor: SyntaxNode) => boolean,
): SyntaxNode | undefined {
  for (let at = node.parent; at; at = at.parent) if (test(at)) return at;
  return undefined;
}

const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration)$/;

/** Whether a node is a function, or a method of a class or an object. */
export function isFunction(node: SyntaxNode): boolean {
  return (
    FUNCTIONS.test(node.name) || (node.name === 'Property' && node.getChild('ParamList') !== null)
  );
}

/** Whether the code in a node runs later than its module: in a function, or in a field of class instances. */
export function runsLater(node: SyntaxNode): boolean {
  return isFunction(node) || (node.name === 'PropertyDeclaration' && !node.getChild('static'));
}

/** The variable declaration inside an `export`; any other statement as it is. */
export function readDeclaration(statement: SyntaxNode): SyntaxNode | null {
  return statement.name === 'ExportDeclaration'
    ? statement.getChild('VariableDeclaration')
    : statement;
}

/** The value in the declaration of a variable. */
export function readInitializer(definition: SyntaxNode): SyntaxNode | undefined {
  let next = nextNode(definition);
  if (next?.name === 'TypeAnnotation') next = nextNode(next);
  return next?.name === 'Equals' ? nextNode(next) : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** The value of a string literal or of a template without `${…}`; undefined for any other node. */
export function readString(node: SyntaxNode, code: string): string | undefined {
  if (node.name === 'TemplateString' && node.getChild('Interpolation')) return undefined;
  if (node.name !== 'String' && node.name !== 'TemplateString') return undefined;
  return unescapeText(code.slice(node.from + 1, node.to - 1));
}

/** Resolves the escapes in the text between quotes or backticks. */
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

/** The call whose callee is the given name, possibly in brackets or with types around it. */
export function readCallOf(
  name: SyntaxNode,
  code: string,
):
  | {
      node: SyntaxNode;
      callee: SyntaxNode;
      argList: SyntaxNode;
      args: SyntaxNode[];
      isOptional: boolean;
    }
  | undefined {
  const callee = includeWrappers(name, code);
  const node = callee.parent;
  const argList = node?.name === 'CallExpression' ? node.getChild('ArgList') : null;
  if (!node || !argList || node.firstChild?.from !== callee.from) return undefined;
  const isOptional = node.getChild('?.') !== null;
  return { node, callee, argList, args: readArguments(argList), isOptional };
}

/** One node for each argument: its expression, or the `...` token of a spread. */
export function readArguments(argList: SyntaxNode): SyntaxNode[] {
  const args: SyntaxNode[] = [];
  let isStart = true;
  for (const child of childNodes(argList)) {
    if (child.name === '(' || child.name === ',') isStart = true;
    else if (child.name !== ')' && isStart) {
      args.push(child);
      isStart = false;
    }
  }
  return args;
}

/** Whether a text can be the name of a variable, or of a property without quotes. */
export function isIdentifier(text: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(text);
}

/** Whether a range is inside another. */
export function isInside(
  inner: { from: number; to: number },
  outer: { from: number; to: number },
): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}
