import type { SyntaxNode } from '@lezer/common';
import { blankOut, type Edit } from '../source/applyEdits.ts';
import { childNodes, findAncestor, isFunction } from '../source/nodes.ts';
import type { ModuleModel } from '../source/parseModule.ts';

/**
 * Removes static blocks of class declarations, which the shaker loses outside of functions unless they consist of an
 * assignment to a private member, and in TypeScript fields without a value, which Babel treats as types.
 */
export function editClasses({ file, code }: ModuleModel, node: SyntaxNode): Edit[] {
  const isTypeScript = /\.[cm]?tsx?$/.test(file);
  const edits: Edit[] = [];
  node.cursor().iterate(({ name, from, to, node: member }) => {
    const isType =
      isTypeScript &&
      name === 'PropertyDeclaration' &&
      !member.getChild('Equals') &&
      !member.getChild('PrivatePropertyDefinition');
    const isLost = isType || (name === 'StaticBlock' && isLostBlock(member));
    if (isLost) edits.push({ from, to, text: blankOut(code.slice(from, to)) });
    return !isLost;
  });
  return edits;
}

function isLostBlock(block: SyntaxNode): boolean {
  const isOfDeclaration = block.parent?.parent?.name === 'ClassDeclaration';
  const isInside = (node: SyntaxNode): boolean =>
    isFunction(node) || node.name === 'NamespaceDeclaration';
  return isOfDeclaration && !findAncestor(block, isInside) && !assignsPrivate(block);
}

/** Whether a static block is a single assignment such as `A.#b = c`: ES5 has a variable for the member. */
function assignsPrivate(block: SyntaxNode): boolean {
  const body = block.getChild('Block');
  const [, statement, end] = body ? childNodes(body) : [];
  const assignment = statement?.getChild('AssignmentExpression');
  if (!assignment?.getChild('Equals') && !assignment?.getChild('UpdateOp')) return false;
  let target = assignment.firstChild;
  let isDeep = false;
  while (target?.name === 'MemberExpression' && !target.getChild('PrivatePropertyName')) {
    target = target.firstChild;
    isDeep = true;
  }
  // `this.#b.c = d` becomes an assignment to a member of the result of a call.
  const isCall = isDeep && target?.firstChild?.name === 'this';
  return end?.name === '}' && target?.name === 'MemberExpression' && !isCall;
}
