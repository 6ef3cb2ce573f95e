import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { getFormattedTokens } from 'sucrase';
import { applyEdits, type Edit } from './applyEdits.ts';
import { unwrap } from './nodes.ts';
import { lineStarts } from './positionAt.ts';

const parsers = {
  js: parser.configure({ dialect: 'jsx' }),
  ts: parser.configure({ dialect: 'ts' }),
  tsx: parser.configure({ dialect: 'ts jsx' }),
};

/** Parses a file in the dialect of its extension. The parser recovers from errors: the tree may contain `⚠`. */
export function parseTree(file: string, given: string): Tree {
  // A backslash continues a string in the next line; the parser skips only the first character of this line end.
  const code = given.replaceAll('\\\r\n', '   ');
  if (/\.[cm]?ts$/.test(file)) return parsers.ts.parse(code);
  if (/\.tsx$/.test(file)) return parsers.tsx.parse(code);
  return parsers.js.parse(code);
}

/**
 * The most nodes around all nodes, counted for each. Some steps visit the nodes around each node, and code with
 * 100,000 levels, which would take a minute, fits into a short link. A page of code has less than a thousandth of it.
 */
const MOST_AROUND = 1e8;

/** What `parseProgram` returns for code that is nested too deeply. */
export const TOO_DEEP = parsers.js.parse('');

function isTooDeep(tree: Tree): boolean {
  let level = 0;
  let around = 0;
  tree.iterate({
    enter() {
      around += level;
      if (around > MOST_AROUND) return false;
      level++;
      return true;
    },
    leave: () => void level--,
  });
  return around > MOST_AROUND;
}

/** Changes a text, but no position in it, so that the grammar knows what is written there. */
type Rewrite = (text: string, tree: Tree, file: string) => string;

/** A part of the file is read wrongly until all of these have been applied, several times if need be. */
const FIRST: readonly Rewrite[] = [blankEmptyExpressions, annotateParameters];

const REWRITES: readonly Rewrite[] = [nameTargets, nameNamespaces, nameKeywords, expressClasses];
const TYPESCRIPT_REWRITES: readonly Rewrite[] = [
  declareAliases,
  nameMembers,
  blankExportedTypes,
  blankTypes,
];

/** More of them in a file are not worth the time. */
const MAX_ROUNDS = 50;

/**
 * Parses a file as `parseTree` does, and works around gaps in the grammar: members that a pattern assigns to, targets
 * of assignments in brackets or with types, patterns with a default as the first parameter of an arrow function,
 * `* as b` after `import a,`, keywords as the names of imports and exports, default classes without a name,
 * `import a = b.c`, the type in `<Foo<Item>>`, a type as the first name of an export, quoted enum members, and empty JSX
 * expressions are renamed or blanked before the text is parsed again. All positions stay the same. Of a file with other errors, the tree with the fewest
 * is returned; of one that is nested too deeply, `TOO_DEEP`.
 */
export function parseProgram(file: string, code: string): Tree {
  let name = file;
  let text = code;
  let tree = parseTree(name, text);
  if (isTooDeep(tree)) return TOO_DEEP;
  if (LONG_COMMENTS.test(code)) {
    text = blankComments(text, tree);
    tree = parseTree(name, text);
  }
  for (const rewrite of FIRST) {
    for (let round = 0; round < MAX_ROUNDS && hasErrors(tree); round++) {
      const next = rewrite(text, tree, file);
      if (next === text) break;
      text = next;
      if (rewrite === annotateParameters) name = file.replace(/\.[cm]?jsx?$/, '.tsx');
      tree = parseTree(name, text);
    }
  }
  let best = tree;
  let fewest = countErrors(tree);
  // Comments can hold braces and quotes, which the rewrites would take for code.
  if (fewest > 0) text = blankComments(text, tree);
  const isTyped = /\.[cm]?tsx?$/.test(file);
  for (const rewrite of isTyped ? [...REWRITES, ...TYPESCRIPT_REWRITES] : REWRITES) {
    if (fewest === 0) break;
    let next: string;
    try {
      next = rewrite(text, best, file);
    } catch {
      break;
    }
    if (next === text) continue;
    text = next;
    tree = parseTree(name, text);
    const errors = countErrors(tree);
    if (errors < fewest) [best, fewest] = [tree, errors];
  }
  return best;
}

/**
 * A comment of many lines, or many in a row. Where code can be read in two ways, such as `async` at the start of a
 * statement, the parser gives up one of them after 125 tokens, and each line of a comment has some.
 */
const LONG_COMMENTS = /\/\*(?:(?!\*\/)[^\n])*(?:\n(?:(?!\*\/)[^\n])*){12}|(?:^[ \t]*\/\/.*\n){30}/m;

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

function blankComments(text: string, tree: Tree): string {
  const edits: Edit[] = [];
  tree.cursor().iterate(({ name, from, to }) => {
    if (/Comment$/.test(name)) edits.push({ from, to, text: blank(text.slice(from, to)) });
  });
  return applyEdits(text, edits);
}

/**
 * Blanks JSX expressions with nothing but comments, which the grammar does not know. Of two in a row, the second looks
 * like an object, and what follows is read wrongly; so those behind it have to wait for the next round.
 */
function blankEmptyExpressions(text: string, tree: Tree): string {
  const edits: Edit[] = [];
  let isRight = true;
  tree.cursor().iterate(({ node }) => {
    if (!isRight || node.name !== 'JSXEscape') return;
    const [empty] = /^\{(?:\s|\/\*[^]*?\*\/|\/\/.*)*\}/.exec(text.slice(node.from)) ?? [];
    if (empty === undefined) return;
    edits.push({ from: node.from, to: node.from + empty.length, text: blank(empty) });
    isRight = node.from + empty.length >= node.to;
  });
  return applyEdits(text, edits);
}

/**
 * Gives the first parameter of an arrow function a type if it is a pattern with a default, because the grammar would
 * take `({ a } = {})` for an expression: `({ a }:T={})`.
 */
function annotateParameters(text: string, tree: Tree): string {
  const edits: Edit[] = [];
  tree.cursor().iterate(({ node }) => {
    const isArrow = node.type.isError && node.firstChild?.name === 'Arrow';
    const inner = isArrow ? node.prevSibling?.firstChild?.nextSibling : null;
    const first = inner?.name === 'SequenceExpression' ? inner.firstChild : inner;
    const equals = first?.name === 'AssignmentExpression' ? first.getChild('Equals') : null;
    if (!equals || !/^\s=\s$/.test(text.slice(equals.from - 1, equals.to + 1))) return;
    edits.push({ from: equals.from - 1, to: equals.to + 1, text: ':T=' });
  });
  return applyEdits(text, edits);
}

/**
 * Makes targets of assignments look like patterns that the grammar knows: the members in `[a.b] = c` like names with a
 * default, `[a=b] = c`, and `(a as any) = b` like `[a       ] = b`. In `a! = b`, the `!` is blanked.
 */
function nameTargets(code: string, tree: Tree): string {
  const edits: Edit[] = [];
  tree.cursor().iterate(({ node }) => {
    const isAssignment = node.type.isError && node.firstChild?.name === 'Equals';
    const target = isAssignment ? node.prevSibling : null;
    if (!target) return;
    if (/^(Array|Object)Expression$/.test(target.name)) edits.push(...editMembers(target));
    else edits.push(...editWrappers(target));
  });
  return applyEdits(code, edits);
}

function editMembers(target: SyntaxNode): Edit[] {
  const edits: Edit[] = [];
  target.cursor().iterate(({ node: member }) => {
    if (member.name !== 'MemberExpression' || member.firstChild?.name !== 'VariableName') return;
    const operator = member.firstChild.nextSibling;
    const end = member.lastChild;
    if (operator) edits.push({ from: operator.from, to: operator.to, text: '=' });
    if (end?.name === ']') edits.push({ from: end.from, to: end.to, text: ' ' });
  });
  return edits;
}

function editWrappers(target: SyntaxNode): Edit[] {
  const inner = unwrap(target);
  if (!/^(VariableName|MemberExpression)$/.test(inner.name) || inner.to === target.to) return [];
  const { from, to } = inner;
  if (from === target.from) return [{ from: to, to: target.to, text: ' '.repeat(target.to - to) }];
  return [
    { from: target.from, to: from, text: '['.padEnd(from - target.from) },
    { from: to, to: target.to, text: ']'.padStart(target.to - to) },
    ...editMembers(inner),
  ];
}

/** Makes a namespace after a default import look like a named import: `a, * as b` becomes `a, {    b}`. */
function nameNamespaces(code: string): string {
  return code.replace(
    /(\bimport\s+[\w$]+\s*,\s*)\*(\s*)as(\s+[\w$]+)\s(?=\s*from\b)/g,
    '$1{$2  $3}',
  );
}

const KEYWORDS =
  /\b(?:break|case|catch|class|const|continue|debugger|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with)\b/g;

/**
 * Makes keywords in the braces of an import or export, and behind `* as`, look like names: `{ function as a }` becomes
 * `{ ________ as a }`.
 */
function nameKeywords(code: string): string {
  const named = code.replace(/(\bexport\s*\*\s*as\s+)default\b/g, '$1_______');
  return named.replace(/\b(?:import|export)\b[^;{}'"`()=]*\{[^{}'"`();=]*\}/g, (text) => {
    const start = text.indexOf('{');
    return (
      text.slice(0, start) + text.slice(start).replace(KEYWORDS, (word) => '_'.repeat(word.length))
    );
  });
}

/** Makes a default class without a name look like an expression: `export default class {` becomes `export default+class {`. */
function expressClasses(code: string): string {
  return code.replace(/(\bexport\s+default\s*)\s(?=class\s*(?:[{<]|extends\b))/g, '$1+');
}

/** Makes the alias of a namespace's member look like a variable: `import a = b.c` becomes `var    a = b.c`. */
function declareAliases(code: string): string {
  return code.replace(/\bimport(?=\s+[\w$]+\s*=(?!\s*require\b))/g, 'var   ');
}

/** Replaces quoted enum members, which the grammar does not know, by names: `{ 'a-b' = 1 }`. */
function nameMembers(code: string): string {
  return code.replace(/\benum\s+[\w$]+\s*\{[^}]*\}/g, (text) =>
    text.replace(
      /([{,]\s*)("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')(?=\s*[=,}])/g,
      (_, before: string, member: string) => before + '_'.repeat(member.length),
    ),
  );
}

/**
 * Blanks types in the braces of an export, of which the grammar does not know one that others follow:
 * `{ type A, b }` becomes `{         b }`.
 */
function blankExportedTypes(code: string): string {
  return code.replace(/\bexport\s*\{[^{}]*\}/g, (group) =>
    group.replace(/\btype\s+(?!as\b)[\w$]+(?:\s+as\s+[\w$]+)?\s*,?/g, blank),
  );
}

function countErrors(tree: Tree): number {
  let count = 0;
  tree.cursor().iterate(({ type }) => {
    if (type.isError) count++;
  });
  return count;
}

/** Whether a part of a tree could not be parsed. */
export function hasErrors(tree: Tree): boolean {
  return findError(tree.topNode) !== undefined;
}

/** The first place in a node that could not be parsed. */
export function findError(node: SyntaxNode): number | undefined {
  let found: number | undefined;
  node.cursor().iterate(({ type, from }) => {
    if (type.isError) found ??= from;
    return found === undefined;
  });
  return found;
}

/**
 * Replaces types by spaces.
 *
 * @throws the error of sucrase, on a syntax error
 */
function blankTypes(code: string, _tree: Tree, file: string): string {
  const [header = '', ...rows] = getFormattedTokens(code, {
    transforms: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  }).split('\n');
  const column = header.indexOf('isType');
  const starts = lineStarts(code);
  const offsetOf = (line = '1', place = '1'): number =>
    (starts[Number(line) - 1] ?? 0) + Number(place) - 1;

  let result = '';
  let position = 0;
  let wasType = false;
  for (const row of rows) {
    const place = /^(\d+):(\d+)-(\d+):(\d+) /.exec(row);
    if (!place) continue;
    const from = offsetOf(place[1], place[2]);
    const to = offsetOf(place[3], place[4]);
    const isType = row.startsWith('isType', column);
    // A line break inside a type is blanked too, because before `=>` it would be an error.
    const between = code.slice(position, from);
    result += isType && wasType ? ' '.repeat(between.length) : between;
    result += isType ? ' '.repeat(to - from) : code.slice(from, to);
    position = to;
    wasType = isType;
  }
  return result + code.slice(position);
}
