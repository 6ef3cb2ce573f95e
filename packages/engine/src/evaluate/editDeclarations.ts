import type { SyntaxNode } from '@lezer/common';
import { blankOut, type Edit } from '../source/applyEdits.ts';
import { childNodes, readDeclaration, textOf } from '../source/nodes.ts';
import { findStatements, type ModuleModel } from '../source/parseModule.ts';

/**
 * Replaces `const` and `let` by `var`: compilers evaluate ES5, where a variable exists before its definition. The same
 * for `import a = b.c`, which sucrase removes where only another alias uses it.
 */
export function editConstants(code: string, node: SyntaxNode): Edit[] {
  const alias = node.name === 'VariableDeclaration' ? editAlias(code, node) : [];
  if (alias.length > 0) return alias;
  const declaration = readDeclaration(node);
  const word = declaration?.name === 'VariableDeclaration' ? declaration.firstChild : null;
  if (word?.name !== 'const' && word?.name !== 'let') return [];
  return [{ from: word.from, to: word.to, text: 'var'.padEnd(word.to - word.from) }];
}

/** Turns `import a = b.c` into `var a = b.c`. */
function editAlias(code: string, { from }: SyntaxNode): Edit[] {
  return code.startsWith('import', from)
    ? [{ from, to: from + 'import'.length, text: 'var   ' }]
    : [];
}

/** The name that Babel gives to `export default function () {}`. */
export const DEFAULT_FUNCTION = '_default';

/**
 * Whether a module declares a name as a variable. Sucrase does not get its exports, because it exports the old value
 * where the variable changes later: it writes `z = exports.z += 5`, even above `exports.z = z`.
 */
export function isVariable(module: ModuleModel, name: string): boolean {
  return findStatements(module, name).some(({ node }) =>
    /^(const|let|var)$/.test(readDeclaration(node)?.firstChild?.name ?? ''),
  );
}

/**
 * Removes the exports of variables and functions, and names from `export { a, b }` that are not defined. Names
 * `export default function () {}`, so that it exists before its module runs.
 */
export function editExports(
  module: ModuleModel,
  node: SyntaxNode,
  isDefined: (name: string) => boolean,
): Edit[] {
  const { code } = module;
  if (node.name !== 'ExportDeclaration' || node.getChild('from')) return [];
  const hoisted = node.getChild('FunctionDeclaration');
  if (hoisted) {
    const { from } = node;
    const removed = { from, to: hoisted.from, text: blankOut(code.slice(from, hoisted.from)) };
    const start = hoisted.getChild('TypeParamList') ?? hoisted.getChild('ParamList');
    if (hoisted.getChild('VariableDefinition') || !start) return [removed];
    return [removed, { from: start.from, to: start.from, text: ` ${DEFAULT_FUNCTION}` }];
  }
  const declaration = node.getChild('VariableDeclaration');
  if (declaration) {
    const { from } = node;
    const removed = {
      from,
      to: declaration.from,
      text: blankOut(code.slice(from, declaration.from)),
    };
    return [removed, ...editAlias(code, declaration)];
  }
  const group = node.getChild('ExportGroup');
  if (!group) return [];
  const kept: string[] = [];
  let from = group.from + 1;
  for (const child of childNodes(group)) {
    if (child.name !== ',' && child.name !== '}') continue;
    const specifier = code.slice(from, child.from);
    const local = specifier.trim().split(/\s/)[0] ?? '';
    if (isDefined(local) && !isVariable(module, local)) kept.push(specifier);
    from = child.to;
  }
  const text = textOf(node, code);
  const breaks = text.split('\n').length - 1;
  const written = `export {${kept.join(',')}};`;
  const lost = Math.max(0, breaks - (written.split('\n').length - 1));
  return [{ from: node.from, to: node.to, text: written + '\n'.repeat(lost) }];
}

/** Whether a statement is `export { a, b }`. In CommonJS, it must come after the definitions of its names. */
export function isExportList(node: SyntaxNode): boolean {
  return (
    node.name === 'ExportDeclaration' && !node.getChild('from') && !!node.getChild('ExportGroup')
  );
}
