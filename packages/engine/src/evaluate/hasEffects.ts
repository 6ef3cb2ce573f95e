import type { SyntaxNode } from '@lezer/common';
import { findAncestor, textOf } from '../source/nodes.ts';
import type { TopLevelStatement } from '../source/parseModule.ts';
import { findHoles } from './editArrays.ts';
import { readPrototypeKey } from './editObjects.ts';
import { isHalving } from './editRegExps.ts';

/** Functions and methods that change nothing. */
const PURE =
  /^(shorthands\.\w+|Object\.(entries|fromEntries|keys|values|freeze)|(.|\n)*\.(map|filter|flatMap|join|concat|slice|repeat|reduce|replace|toString|includes|trim|split))$/;

/**
 * Whether code, including the functions in it, contains something that could change a value, or that the compilers
 * change.
 */
export function hasEffects(node: SyntaxNode, code: string): boolean {
  let found = false;
  node.cursor().iterate((ref) => {
    if (found) return false;
    if (ref.name === 'AssignmentExpression') found = true;
    else if (ref.name === 'Property') found = readPrototypeKey(code, ref.node) !== undefined;
    else if (ref.name === 'RegExp') found = isHalving(ref.node, code);
    else if (ref.name === 'ArrayExpression') found = findHoles(ref.node).length > 0;
    else if (ref.name === 'PostfixExpression') found = textOf(ref.node.lastChild, code) !== '!';
    else if (ref.name === 'UnaryExpression') {
      found = /^(delete|\+\+|--)$/.test(textOf(ref.node.firstChild, code));
    } else if (ref.name === 'CallExpression') {
      const callee = ref.node.firstChild;
      // The changes that a named function makes are found in its declaration.
      found = callee?.name !== 'VariableName' && !PURE.test(textOf(callee, code).slice(-200));
    } else if (ref.name === 'NewExpression' || ref.name === 'TaggedTemplateExpression')
      found = true;
    // Babel and TypeScript merge them differently.
    else if (ref.name === 'EnumDeclaration') {
      found = findAncestor(ref.node, ({ name }) => name === 'NamespaceDeclaration') !== undefined;
    }
    return !found;
  });
  return found;
}

/** Whether a statement that references a name could change its value, itself or when it is called. */
export function mayChange({ node }: TopLevelStatement, code: string): boolean {
  if (/^(ImportDeclaration|TypeAliasDeclaration|InterfaceDeclaration)$/.test(node.name))
    return false;
  const isDeclared =
    /^(export\s+)?(default\s+)?(async\s+)?(function|class)\b/.test(
      code.slice(node.from, node.from + 100),
    ) ||
    !!node.getChild('VariableDeclaration')?.getChild('ArrowFunction') ||
    !!node.getChild('ArrowFunction');
  return !isDeclared || hasEffects(node, code);
}
