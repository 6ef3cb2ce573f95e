import type { SyntaxNode } from '@lezer/common';
import { RESERVED } from '../evaluate/editNames.ts';
import { blankOut } from '../source/applyEdits.ts';
import { type ModuleModel, parseUnchanged } from '../source/parseModule.ts';
import type { SourceRange } from '../types.ts';

interface SpecifierError {
  range: SourceRange;
  message: string;
}

const NAME = String.raw`(?:(?!\d)[\p{ID_Continue}$\\]+|'[^']*'|"[^"]*")`;
/** What may stand between two commas: `a`, `a as b`, `type a`. */
const SPECIFIER = new RegExp(String.raw`^(?:type\s+)?${NAME}(?:\s+as\s+${NAME})?$`, 'u');
const COMMENTS = /\/\*[^]*?(?:\*\/|$)|\/\/.*/g;

/** Syntax that the grammar does not know, and that is no error or has one of its own. */
const UNKNOWN =
  /^export\s+(?:as\s+namespace\b|[\w$]+\s+from\b)|^import\s+(?:type\s+)?[\w$]+\s*=|\b(?:with|assert)\s*\{/;

/**
 * Finds errors in imports and exports: `import { a b } from 'c'`, `export a;`. Sucrase accepts them, and the JavaScript engine,
 * which finds most of what it accepts, does not see them.
 */
export function findSpecifierErrors(module: ModuleModel): SpecifierError[] {
  return module.statements.flatMap(({ node }) => {
    const [word] = /^(?:im|ex)port\b/.exec(module.code.slice(node.from, node.from + 7)) ?? [];
    if (word === undefined) return [];
    const group = node.getChild('ImportGroup') ?? node.getChild('ExportGroup');
    // `parseProgram` reads `* as a` behind a default import as a group.
    const hasBraces = group && module.code[group.from] === '{';
    return (hasBraces && findInBraces(module, word, group)) || findUnfinished(module, word, node);
  });
}

/** @returns undefined where the braces have no error */
function findInBraces(
  { file, code }: ModuleModel,
  word: string,
  group: SyntaxNode,
): SpecifierError[] | undefined {
  let from = group.from + 1;
  // The tree of a faulty group may end too early, and comments may contain other braces.
  const [inner = ''] = code.slice(from).replace(COMMENTS, blankOut).split('}', 1);
  const close = from + inner.length;
  for (const part of inner.split(',')) {
    const to = from + part.length;
    const text = part.trim();
    const name = text.split(/\s/).at(-1) ?? '';
    const isReserved = word === 'import' && name !== 'default' && RESERVED.test(name);
    if (text === '' ? to < close : isReserved || !SPECIFIER.test(text)) {
      const start = to - part.trimStart().length;
      const message = `Between the commas of an ${word} stands one name, or "a as b"${text && `, not "${text}"`}.`;
      return [{ range: { file, from: text ? start : from, to: start + text.length }, message }];
    }
    from = to + 1;
  }
  return undefined;
}

/** Finds statements in which something is missing, or which the file ends in. */
function findUnfinished(module: ModuleModel, word: string, node: SyntaxNode): SpecifierError[] {
  const { file, code } = module;
  const { from, to } = node;
  if (UNKNOWN.test(code.slice(from, to + 20)) || !isFaulty(node, code)) return [];
  // What is rewritten for syntax elsewhere that the grammar does not know may have errors of its own.
  const original = parseUnchanged(module).topNode.childAfter(from);
  if (!original || !isFaulty(original, code)) return [];
  const message =
    word === 'import'
      ? 'This import is incomplete, or something is in it that cannot be there.'
      : 'Neither a declaration nor names in braces follow this export.';
  return [{ range: { file, from, to }, message }];
}

function isFaulty(statement: SyntaxNode, code: string): boolean {
  const end = code.trimEnd().length;
  let isFound = false;
  statement.cursor().iterate(({ type, from, node: { parent } }) => {
    const isOwn = parent?.from === statement.from && parent.to === statement.to;
    isFound ||= type.isError && (isOwn || from >= end);
    return !isFound;
  });
  return isFound;
}
