import { findAncestor, isFunction, type ModuleModel } from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import { createFix, createWarning } from '../lint/propertySource.ts';
import type { Problem } from '../problems/Problem.ts';
import { isComponent } from './findMisplacedHooks.ts';

/** Attributes of HTML that have another name in JSX. */
const RENAMED: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/**
 * Finds code of components that runs but does not do what it seems to: an element that is not returned,
 * attributes of HTML, lists of classes for mergeClasses, and a renderer that each render creates anew.
 */
export function findMarkupFaults(module: ModuleModel): Problem[] {
  const { file, code, tree } = module;
  const problems: Problem[] = [];
  const textOf = ({ from, to }: SyntaxNode): string => code.slice(from, to);
  const add = (node: SyntaxNode, fault: Parameters<typeof createWarning>[2]): void => {
    problems.push(createWarning(module, node, fault));
  };
  tree.iterate({
    enter({ name, node }) {
      switch (name) {
        case 'ExpressionStatement': {
          const element = readElement(node);
          if (!element) return;
          const isLast = !!findAncestor(node, isFunction) && node.nextSibling?.name === '}';
          const before = node.prevSibling;
          const isBroken = before?.name === 'ReturnStatement' && textOf(before) === 'return';
          const range = { file, from: isBroken ? before.to : node.from, to: node.from };
          add(element, {
            message: 'This element is not used: a component renders only what it returns.',
            remedy: isBroken
              ? 'Begin it, or a parenthesis around it, on the line of "return".'
              : 'Write "return" before it.',
            ...(isLast && {
              fixes: [createFix('Return it', range, isBroken ? ' ' : 'return ')],
            }),
          });
          return;
        }
        case 'JSXAttribute': {
          const list = node.getChild('JSXEscape')?.getChild('ArrayExpression');
          if (list && /^className\b/.test(textOf(node)) && node.parent?.getChild('JSXBuiltin')) {
            add(list, {
              message:
                'React joins the classes of this array with commas, so none of them applies.',
              remedy: `Write mergeClasses(${textOf(list).slice(1, -1).trim()}).`,
            });
          }
          const key = node.firstChild;
          const right = key ? RENAMED[textOf(key)] : undefined;
          const tag = node.parent?.getChild('JSXBuiltin');
          if (!key || right === undefined || !tag || textOf(tag).includes('-')) return;
          add(key, {
            message: `In JSX, this attribute is called ${right}.`,
            remedy: `Write "${right}".`,
            fixes: [createFix(`Change to "${right}"`, { file, from: key.from, to: key.to }, right)],
          });
          return;
        }
        case 'CallExpression': {
          const callee = node.firstChild;
          const imported = callee ? module.imports.get(textOf(callee))?.imported : undefined;
          if (imported === 'mergeClasses') {
            if (node.parent?.name === 'ExpressionStatement') {
              add(node, {
                message: 'This does nothing: mergeClasses() returns the classes.',
                remedy: 'Pass the result to className.',
              });
            }
            for (const list of listCollections(node))
              add(list, describeCollection(file, code, list));
          } else if (imported === 'createDOMRenderer' && runsAtEachRender(node, code)) {
            add(node, {
              message:
                'Each render creates this renderer anew, and each new renderer inserts all rules again.',
              remedy:
                'Create it above the component or, if it depends on props, in useMemo(() => createDOMRenderer(…), […]).',
            });
          }
          return;
        }
        default:
      }
    },
  });
  return problems;
}

/** The element that a statement consists of, possibly in brackets. */
function readElement(statement: SyntaxNode): SyntaxNode | undefined {
  const first = statement.firstChild;
  const inner = first?.name === 'ParenthesizedExpression' ? first.getChild('JSXElement') : first;
  return inner?.name === 'JSXElement' ? inner : undefined;
}

/** The arguments that are arrays or objects. */
function listCollections(call: SyntaxNode): SyntaxNode[] {
  const list = call.getChild('ArgList');
  return ['ArrayExpression', 'ObjectExpression'].flatMap((kind) =>
    (list?.getChildren(kind) ?? []).filter(({ prevSibling }) => prevSibling?.name !== 'Spread'),
  );
}

function describeCollection(
  file: string,
  code: string,
  { name, from, to }: SyntaxNode,
): Pick<Problem, 'message' | 'remedy' | 'fixes'> {
  const isArray = name === 'ArrayExpression';
  const items = code.slice(from + 1, to - 1).trim();
  return {
    message: `mergeClasses() ignores ${isArray ? 'an array' : 'an object'}, so its classes are lost.`,
    remedy:
      'Pass each class as an argument of its own, with its condition: mergeClasses(classes.root, isOn && classes.on).',
    ...(isArray &&
      items !== '' && {
        fixes: [createFix('Remove the brackets', { file, from, to }, items)],
      }),
  };
}

/** Whether a call is in the body of a component, rather than in a function there or in the arguments of a hook. */
function runsAtEachRender(call: SyntaxNode, code: string): boolean {
  const fn = findAncestor(call, isFunction);
  if (!fn || !isComponent(fn, code)) return false;
  const outer = findAncestor(
    call,
    ({ name, firstChild }) =>
      name === 'CallExpression' &&
      !!firstChild &&
      /^(?:React\.)?use[A-Z]/.test(code.slice(firstChild.from, firstChild.to)),
  );
  return !outer || outer.from < fn.from;
}
