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
export function parseTree(file: string, code: string): Tree {
  if (/\.[cm]?ts$/.test(file)) return parsers.ts.parse(code);
  if (/\.tsx$/.test(file)) return parsers.tsx.parse(code);
  return parsers.js.parse(code);
}

/**
 * Parses a file as `parseTree` does, and works around gaps in the grammar: members that a pattern assigns to, targets
 * of assignments in brackets or with types, `* as b` after `import a,`, default classes without a name,
 * `import a = b.c`, the type in `<Foo<Item>>` and quoted enum members are renamed or blanked before the text is parsed
 * again. All positions stay the same.
 */
export function parseProgram(file: string, code: string): Tree {
  const tree = parseTree(file, code);
  if (!hasErrors(tree)) return tree;
  const rewrites = [(given: string) => nameTargets(tree, given), nameNamespaces, expressClasses];
  if (/\.[cm]?tsx?$/.test(file)) {
    rewrites.push(declareAliases, nameMembers, (given) => blankTypes(file, given));
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

/**
 * Makes targets of assignments look like patterns that the grammar knows: the members in `[a.b] = c` like names with a
 * default, `[a=b] = c`, and `(a as any) = b` like `[a       ] = b`. In `a! = b`, the `!` is blanked.
 */
function nameTargets(tree: Tree, code: string): string {
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
      /([{,]\s*)(['"][^'"\n]*['"])(?=\s*[=,}])/g,
      (_, before: string, member: string) => before + '_'.repeat(member.length),
    ),
  );
}

/** Whether a part of a tree could not be parsed. */
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
 * @throws the error of sucrase, on a syntax error
 */
function blankTypes(file: string, code: string): string {
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
