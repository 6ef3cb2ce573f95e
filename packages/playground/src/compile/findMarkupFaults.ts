import { findAncestor, isFunction, type ModuleModel } from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import { createFix, createWarning } from '../lint/propertySource.ts';
import { ELEMENTS } from '../lint/vocabulary/elements.ts';
import type { Problem } from '../problems/Problem.ts';
import { isComponent } from './findMisplacedHooks.ts';

// cspell:disable
/** Events whose names have another capital letter, or more. */
const EVENTS =
  'onAnimationEnd onAnimationStart onBeforeInput onBlur onChange onClick onContextMenu onCopy onCut onDoubleClick onDragEnd onDragEnter onDragLeave onDragOver onDragStart onDrop onFocus onInput onKeyDown onKeyUp onLoad onMouseDown onMouseEnter onMouseLeave onMouseMove onMouseOut onMouseOver onMouseUp onPaste onPointerCancel onPointerDown onPointerEnter onPointerLeave onPointerMove onPointerOut onPointerOver onPointerUp onReset onScroll onSelect onSubmit onToggle onTouchCancel onTouchEnd onTouchMove onTouchStart onTransitionEnd onWheel'.split(
    ' ',
  );
// cspell:enable

/** Attributes of HTML that have another name in JSX. */
const RENAMED: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  ...Object.fromEntries(EVENTS.map((name) => [name.toLowerCase(), name])),
};

/**
 * Finds code of components that runs but does not do what it seems to: an element that is not returned,
 * a component in lower case, attributes of HTML or of other libraries, lists of classes for mergeClasses, and a
 * renderer that each render creates anew.
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
        case 'JSXOpenTag':
        case 'JSXSelfClosingTag': {
          const fault = describeLowerCase(module, node);
          if (fault) add(node, fault);
          return;
        }
        case 'JSXAttribute': {
          const key = node.firstChild;
          const tag = node.parent?.getChild('JSXBuiltin');
          if (!key || !tag) return;
          const value = node.getChild('JSXEscape');
          const list = value?.getChild('ArrayExpression') ?? value?.getChild('ObjectExpression');
          const written = textOf(key);
          if (list && written === 'className') add(list, describeClassList(textOf(list)));
          if (textOf(tag).includes('-')) return;
          if (/^(?:css|sx)$/.test(written) && value) {
            add(key, {
              message: `React has no attribute ${written} for styles: it writes it into the HTML, where nothing reads it.`,
              remedy:
                'Write these styles as a slot of makeStyles(), and pass its class to className.',
            });
          }
          const right = RENAMED[written];
          if (right === undefined || right === written) return;
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

/** Describes `<card>` where the file has a component `Card`, or imports one. */
function describeLowerCase(
  { file, code, imports, statements }: ModuleModel,
  tag: SyntaxNode,
): Pick<Problem, 'message' | 'remedy' | 'fixes'> | undefined {
  const node = tag.getChild('JSXBuiltin');
  const name = node ? code.slice(node.from, node.to) : '';
  if (!node || ELEMENTS.has(name) || !/^[a-z]\w*$/.test(name)) return undefined;
  const right = name[0]?.toUpperCase() + name.slice(1);
  if (!imports.has(right) && !statements.some(({ declares }) => declares.includes(right)))
    return undefined;
  const closing = tag.parent?.getChild('JSXCloseTag')?.getChild('JSXBuiltin');
  const edits = [node, ...(closing ? [closing] : [])].map(({ from, to }) => ({
    file,
    from,
    to,
    insert: right,
  }));
  return {
    message: `<${name}> is an unknown element of HTML, and not the component ${right}.`,
    remedy: `Write <${right}>: names of components begin with a capital letter.`,
    fixes: [{ title: `Change to "${right}"`, edits }],
  };
}

/** Describes an array or object as the value of `className`. */
function describeClassList(list: string): Pick<Problem, 'message' | 'remedy'> {
  const items = list.slice(1, -1).trim();
  if (list.startsWith('[')) {
    return {
      message: 'React joins the classes of this array with commas, so none of them applies.',
      remedy: `Write mergeClasses(${items}).`,
    };
  }
  return {
    message: 'React writes this object as "[object Object]", which is not a class.',
    remedy: items.startsWith('[')
      ? 'Pass each class to mergeClasses(), with its condition: mergeClasses(classes.root, isOn && classes.on).'
      : 'Write the styles as a slot of makeStyles(), and its class here: classes.root.',
  };
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
