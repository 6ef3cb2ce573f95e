import { findAncestor, isFunction, type ModuleModel } from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import { createWarning } from '../propertySource.ts';
import type { Problem } from '../../problems/Problem.ts';

/**
 * Finds calls of hooks, such as those of makeStyles, that React does not allow: in conditions, loops and
 * callbacks, after a `return`, and outside of components. React notices most of them late or not at all.
 */
export function findMisplacedHooks(module: ModuleModel): Problem[] {
  const { code, tree } = module;
  const problems: Problem[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      if (name !== 'CallExpression') return;
      const first = node.firstChild;
      // `useState<number>(0)`
      const callee = first?.name === 'InstantiationExpression' ? first.firstChild : first;
      const hook = callee ? code.slice(callee.from, callee.to) : '';
      const place = /^(?:React\.)?use[A-Z]\w*$/.test(hook) ? findPlace(node, code) : undefined;
      if (place === undefined) return;
      problems.push(
        createWarning(module, node, {
          message: `${hook}() is called ${place}, but each render must call the same hooks in the same order.`,
          remedy: 'Call it once at the start of the component, and use its result here.',
        }),
      );
    },
  });
  return problems;
}

/** Where a hook is called, if it must not be called there. */
function findPlace(call: SyntaxNode, code: string): string | undefined {
  let child = call;
  for (let node = call.parent; node; child = node, node = node.parent) {
    if (isFunction(node)) return findPlaceInFunction(call, node, code);
    if (/^(?:For|While|Do)Statement$/.test(node.name)) return 'in a loop';
    const isFirst = child.from === node.firstChild?.from;
    if (
      (node.name === 'IfStatement' && child.name !== 'ParenthesizedExpression') ||
      node.name === 'SwitchBody' ||
      (node.name === 'ConditionalExpression' && !isFirst) ||
      (node.name === 'BinaryExpression' && !isFirst && node.getChild('LogicOp'))
    ) {
      return 'in a condition';
    }
  }
  return 'outside of a component';
}

function findPlaceInFunction(call: SyntaxNode, fn: SyntaxNode, code: string): string | undefined {
  if (findAncestor(fn, ({ name }) => name === 'ClassBody')) return 'in a class';
  if (!isComponent(fn, code)) {
    const outer = findAncestor(fn, (node) => isFunction(node) && isComponent(node, code));
    return outer ? 'in a function inside of a component' : undefined;
  }
  let isAfterReturn = false;
  fn.cursor().iterate(({ name, to, node }) => {
    if (name !== 'ReturnStatement' || to > call.from) return;
    if (findAncestor(node, isFunction)?.from === fn.from) isAfterReturn = true;
  });
  return isAfterReturn ? 'after a return' : undefined;
}

/** Whether a function is a component or a hook by its name, or is passed to `memo` or `forwardRef`. */
export function isComponent(fn: SyntaxNode, code: string): boolean {
  const { parent } = fn;
  if (parent?.name === 'ArgList') {
    const callee = parent.parent?.firstChild;
    return /(?:memo|forwardRef)$/.test(callee ? code.slice(callee.from, callee.to) : '');
  }
  const name = (fn.name === 'ArrowFunction' ? parent : fn)?.getChild('VariableDefinition');
  return name
    ? /^(?:[A-Z]|use[A-Z])/.test(code.slice(name.from, name.to))
    : !!parent?.getChild('default');
}
