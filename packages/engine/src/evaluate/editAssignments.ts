import type { SyntaxNode } from '@lezer/common';
import { blankOut, type Edit } from '../source/applyEdits.ts';
import {
  childNodes,
  findAncestor,
  includeWrappers,
  isInside,
  nextNode,
  runsLater,
  textOf,
  unwrap,
} from '../source/nodes.ts';
import { indexExports, type ModuleModel } from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import type { Slice } from './createSlicer.ts';
import { editEach } from './editEach.ts';
import { readTargets } from './readUnits.ts';

/**
 * Removes the assignments that the shaker loses. Compilers write `exports.a = a = 1` for `a = 1`, which the shaker does not
 * take for a change of `a`. It keeps that where another file imports `a`, and in functions, but not in patterns whose value
 * is used, nor in comma expressions:
 *
 * ```js
 * export const next = () => (count = count + 1, count);
 * // ->
 * export const next = () => (0                , count);
 * ```
 */
export function editAssignments(module: ModuleModel, node: SyntaxNode, slice: Slice): Edit[] {
  return editEach(node, (one) => {
    if (one.name === 'SequenceExpression') {
      return childNodes(one)
        .filter((item) => nextNode(item)?.name === ',' && isLostItem(module, item, slice))
        .map(({ from, to }) => ({
          from,
          to,
          text: `0${blankOut(module.code.slice(from + 1, to))}`,
        }));
    }
    const target = one.name === 'AssignmentExpression' ? one.getChild('Equals')?.prevSibling : null;
    if (!target || !/Pattern$/.test(target.name)) return [];
    const value = includeWrappers(one, module.code);
    const { parent } = value;
    const isStatement = parent?.name === 'ExpressionStatement';
    if (isStatement && (parent.from !== node.from || parent.to !== node.to)) return [];
    const edits = editTarget(module, target, slice);
    // The last one is that of the value.
    const last = isDiscarded(value) ? childNodes(target).at(-2) : undefined;
    return last ? edits.filter((edit) => !isInside(edit, last)) : edits;
  });
}

/** Makes a loop assign nothing in its head that the shaker loses. */
export function editLoopTarget(module: ModuleModel, loop: SyntaxNode, slice: Slice): Edit[] {
  const head = loop.getChild('ForOfSpec') ?? loop.getChild('ForInSpec');
  const target = head && childNodes(head)[1];
  return target ? editTarget(module, target, slice) : [];
}

/**
 * Makes the target of an assignment leave exported variables as they are, unless another file imports them.
 * `for (a of list)` becomes `for ([][0] of list)`.
 */
function editTarget(module: ModuleModel, target: SyntaxNode, slice: Slice): Edit[] {
  const { code } = module;
  const edits: Edit[] = [];
  const names =
    target.name === 'VariableName'
      ? /^VariableName$/
      : /Pattern$/.test(target.name)
        ? /^VariableDefinition$/
        : undefined;
  if (!names) return edits;
  target.cursor().iterate(({ name, from, to, node }) => {
    const { nextSibling: next } = node;
    // `parseProgram` parses `[a.b] = c` as `[a=b] = c`.
    const isMember = next?.name === 'Equals' && code[next.from] !== '=';
    if (!names.test(name) || isMember || !isLostExport(module, node, slice)) return;
    const isShort = node.parent?.name === 'PatternProperty' && !node.prevSibling;
    edits.push({ from, to, text: isShort ? `${code.slice(from, to)}:[][0]` : '[][0]' });
  });
  return edits;
}

/** Whether a name is that of an exported variable, and no other file imports it under its only name. */
function isLostExport(module: ModuleModel, node: SyntaxNode, { imported }: Slice): boolean {
  const name = textOf(node, module.code);
  const count = indexExports(module).get(name)?.length ?? 0;
  if (count === 0 || readScopes(module).isShadowed(node, name)) return false;
  return count > 1 || !imported.has(name);
}

/** Whether an expression is a part of a comma expression other than the last one, which is its value. */
function isDiscarded(expression: SyntaxNode): boolean {
  return expression.parent?.name === 'SequenceExpression' && nextNode(expression) !== undefined;
}

/** Whether the shaker loses a part of a comma expression other than the last one. */
function isLostItem(module: ModuleModel, item: SyntaxNode, slice: Slice): boolean {
  const { code } = module;
  const expression = unwrap(item);
  const isChange = readTargets(expression, code).length > 0;
  // The compilers evaluate the arguments of the calls in functions.
  const isArgument = slice.calls.some(({ argList }) => isInside(item, argList));
  if (!isChange && !isArgument && !findAncestor(item, runsLater)) return true;
  const [first, second] = childNodes(expression);
  const isCounting = /^(\+\+|--)$/.test(textOf(first, code));
  const target = isCounting ? second : expression.name === 'AssignmentExpression' ? first : null;
  if (target?.name !== 'VariableName' || !(isChange || isCounting)) return false;
  return isLostExport(module, target, slice) && !isFollowed(module, target, slice);
}

/** Whether a function that is kept assigns to the same export below, because the shaker then keeps what is above. */
function isFollowed(module: ModuleModel, target: SyntaxNode, { kept }: Slice): boolean {
  const { code } = module;
  const name = textOf(target, code);
  if (indexExports(module).get(name)?.length !== 1) return false;
  const { findAssignments, findDefinitions } = readScopes(module);
  return findDefinitions(name)
    .flatMap(findAssignments)
    .some((later) => {
      const value = later.parent ? includeWrappers(later.parent, code) : later;
      return (
        later.from > target.from &&
        !isDiscarded(value) &&
        findAncestor(later, runsLater) !== undefined &&
        [...kept].some(({ node }) => isInside(later, node))
      );
    });
}
