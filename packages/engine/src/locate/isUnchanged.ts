import type { SyntaxNode } from '@lezer/common';
import { childNodes, includeWrappers, textOf } from '../source/nodes.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import { isAssigned, readScopes } from '../source/scopes.ts';
import type { Search } from './Search.ts';

/** Whether a module declares a name once, never assigns to it, and never changes the object that it holds. */
export function isUnchanged(search: Search, module: ModuleModel, name: string): boolean {
  const key = `${name} ${module.file}`;
  let result = search.unchanged.get(key);
  if (result === undefined) {
    const scopes = readScopes(module);
    const [definition, ...others] = scopes.findDefinitions(name);
    result =
      definition !== undefined &&
      others.length === 0 &&
      !scopes.findReferences(definition).some((one) => isChange(one, module.code));
    search.unchanged.set(key, result);
  }
  return result;
}

const CHANGING_FUNCTIONS = /^Object\.(assign|defineProperty|defineProperties|setPrototypeOf)$/;
const CHANGING_METHODS = /\.\s*(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

/** Whether code assigns to a reference, or changes a part of the object that it refers to. */
function isChange(reference: SyntaxNode, code: string): boolean {
  let target = includeWrappers(reference, code);
  while (target.parent?.name === 'MemberExpression' && !target.prevSibling) {
    target = includeWrappers(target.parent, code);
  }
  const { parent } = target;
  switch (parent?.name) {
    case 'UnaryExpression':
      return parent.getChild('delete') !== null || isAssigned(target);
    case 'ArgList': {
      const callee = parent.parent?.firstChild;
      const isFirst = childNodes(parent)[1]?.from === target.from;
      return isFirst && !!callee && CHANGING_FUNCTIONS.test(textOf(callee, code));
    }
    case 'CallExpression':
      return !target.prevSibling && CHANGING_METHODS.test(textOf(target, code));
    default:
      return isAssigned(target);
  }
}
