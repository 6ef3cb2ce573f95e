import { findAncestor, isFunction, type ModuleModel, textOf } from '@griffel-site/engine';
import { camelize } from '@griffel-site/engine/propertyNames';
import { splitList } from '@griffel-site/engine/readRule';
import type { SyntaxNode } from '@lezer/common';
import { createFix, createWarning, quote, writeKey } from '../propertySource.ts';
import { ELEMENTS } from '../vocabulary/elements.ts';
import type { Fix, Problem } from '../../problems/Problem.ts';
import { isComponent } from './findMisplacedHooks.ts';

// cspell:disable
/** Events whose names have another capital letter, or more. */
const EVENTS =
  'onAnimationEnd onAnimationStart onBeforeInput onBlur onChange onClick onContextMenu onCopy onCut onDoubleClick onDragEnd onDragEnter onDragLeave onDragOver onDragStart onDrop onFocus onInput onKeyDown onKeyUp onLoad onMouseDown onMouseEnter onMouseLeave onMouseMove onMouseOut onMouseOver onMouseUp onPaste onPointerCancel onPointerDown onPointerEnter onPointerLeave onPointerMove onPointerOut onPointerOver onPointerUp onReset onScroll onSelect onSubmit onToggle onTouchCancel onTouchEnd onTouchMove onTouchStart onTransitionEnd onWheel'.split(
    ' ',
  );

/** Attributes of HTML and SVG that have capital letters in JSX. */
const CAPITALIZED =
  'allowFullScreen autoCapitalize autoComplete autoFocus autoPlay colSpan contentEditable crossOrigin dateTime encType enterKeyHint fetchPriority formAction frameBorder hrefLang inputMode maxLength minLength noModule noValidate playsInline popoverTarget readOnly referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap'.split(
    ' ',
  );

/** Attributes of SVG that have a capital letter in JSX instead of a hyphen. */
const HYPHENATED =
  'clip-path clip-rule color-interpolation dominant-baseline fill-opacity fill-rule flood-color flood-opacity font-family font-size font-style font-weight letter-spacing marker-end marker-mid marker-start paint-order pointer-events shape-rendering stop-color stop-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-rendering vector-effect'.split(
    ' ',
  );
// cspell:enable

/** Attributes of HTML that have another name in JSX. */
const RENAMED: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  ...Object.fromEntries([...EVENTS, ...CAPITALIZED].map((name) => [name.toLowerCase(), name])),
  ...Object.fromEntries(HYPHENATED.map((name) => [name, camelize(name)])),
};

/**
 * Finds code of components that runs but does not do what it seems to: an element that is not returned,
 * a component in lower case, attributes of HTML or other libraries, lists of classes for mergeClasses, and a
 * renderer that each render creates anew.
 */
export function findMarkupFaults(module: ModuleModel): Problem[] {
  const problems: Problem[] = [];
  const attributes: HTMLAttribute[] = [];
  module.tree.iterate({
    enter({ name, node }) {
      switch (name) {
        case 'ExpressionStatement':
          problems.push(...findUnusedElement(module, node));
          break;
        case 'JSXOpenTag':
        case 'JSXSelfClosingTag':
          problems.push(...findLowerCase(module, node));
          break;
        case 'JSXAttribute':
          problems.push(...findAttributeFaults(module, node));
          attributes.push(...findHTMLAttribute(module, node));
          break;
        case 'CallExpression':
          problems.push(...findCallFaults(module, node));
          break;
        default:
      }
    },
  });
  return [...problems, ...describeHTMLAttributes(module, attributes)];
}

/** An attribute that is written as in HTML, and how it is written in JSX. */
interface HTMLAttribute {
  key: SyntaxNode;
  message: string;
  edit: Fix['edits'][number];
}

function findHTMLAttribute({ file, code }: ModuleModel, attribute: SyntaxNode): HTMLAttribute[] {
  const key = attribute.firstChild;
  const tag = attribute.parent?.getChild('JSXBuiltin');
  if (!key || !tag || textOf(tag, code).includes('-')) return [];
  const written = textOf(key, code);
  const style = written === 'style' ? attribute.getChild('JSXAttributeValue') : null;
  if (style) {
    const properties = writeDeclarations(textOf(style, code).slice(1, -1));
    const insert = properties === '' ? 'style={{}}' : `style={{ ${properties} }}`;
    const { from, to } = attribute;
    const message = 'In JSX, the value of style is an object.';
    return [{ key, message, edit: { file, from, to, insert } }];
  }
  const insert = RENAMED[written];
  if (insert === undefined || insert === written) return [];
  const { from, to } = key;
  const message = `In JSX, this attribute is called ${insert}.`;
  return [{ key, message, edit: { file, from, to, insert } }];
}

/** Writes the declarations of an inline style as properties: `color: red` becomes `color: 'red'`. */
function writeDeclarations(css: string): string {
  const declarations = splitList(css, /;/).flatMap((text) => {
    const [, name, value = ''] = /^\s*([\w-]+)\s*:\s*(.*\S)\s*$/s.exec(text) ?? [];
    return name === undefined ? [] : [`${writeKey(camelize(name))}: ${quote(value)}`];
  });
  return declarations.join(', ');
}

/** Offers to change all of them at once, because they mostly come with pasted HTML. */
function describeHTMLAttributes(
  module: ModuleModel,
  attributes: readonly HTMLAttribute[],
): Problem[] {
  const edits = attributes.map(({ edit }) => edit);
  return attributes.map(({ key, message, edit }) =>
    createWarning(module, key, {
      message,
      remedy: `Write "${edit.insert}".`,
      fixes: [
        { title: `Change to "${edit.insert}"`, edits: [edit] },
        ...(edits.length > 1 ? [{ title: `Change all ${String(edits.length)}`, edits }] : []),
      ],
    }),
  );
}

function findUnusedElement(module: ModuleModel, statement: SyntaxNode): Problem[] {
  const element = readElement(statement);
  if (!element) return [];
  const isLast = !!findAncestor(statement, isFunction) && statement.nextSibling?.name === '}';
  const before = statement.prevSibling;
  const isBroken = before?.name === 'ReturnStatement' && textOf(before, module.code) === 'return';
  const range = {
    file: module.file,
    from: isBroken ? before.to : statement.from,
    to: statement.from,
  };
  return [
    createWarning(module, element, {
      message: 'This element is not used: a component renders only what it returns.',
      remedy: isBroken
        ? 'Begin it, or a parenthesis around it, on the line of "return".'
        : 'Write "return" before it.',
      ...(isLast && { fixes: [createFix('Return it', range, isBroken ? ' ' : 'return ')] }),
    }),
  ];
}

function findAttributeFaults(module: ModuleModel, attribute: SyntaxNode): Problem[] {
  const key = attribute.firstChild;
  const tag = attribute.parent?.getChild('JSXBuiltin');
  if (!key || !tag) return [];
  const value = attribute.getChild('JSXEscape');
  const list = value?.getChild('ArrayExpression') ?? value?.getChild('ObjectExpression');
  const written = textOf(key, module.code);
  const problems: Problem[] = [];
  if (list && written === 'className') {
    problems.push(createWarning(module, list, describeClassList(textOf(list, module.code))));
  }
  if (textOf(tag, module.code).includes('-')) return problems;
  if (/^(?:css|sx)$/.test(written) && value) {
    problems.push(
      createWarning(module, key, {
        message: `React has no attribute ${written} for styles: it writes it into the HTML, where nothing reads it.`,
        remedy: 'Write these styles as a slot of makeStyles(), and pass its class to className.',
      }),
    );
  }
  return problems;
}

function findCallFaults(module: ModuleModel, call: SyntaxNode): Problem[] {
  const callee = call.firstChild;
  const imported = callee ? module.imports.get(textOf(callee, module.code))?.imported : undefined;
  if (imported === 'mergeClasses') {
    const unused = createWarning(module, call, {
      message: 'This does nothing: mergeClasses() returns the classes.',
      remedy: 'Pass the result to className.',
    });
    return [
      ...(call.parent?.name === 'ExpressionStatement' ? [unused] : []),
      ...listCollections(call).map((list) =>
        createWarning(module, list, describeCollection(module, list)),
      ),
    ];
  }
  if (imported !== 'createDOMRenderer' || !runsAtEachRender(call, module.code)) return [];
  return [
    createWarning(module, call, {
      message:
        'Each render creates this renderer anew, and each new renderer inserts all rules again.',
      remedy:
        'Create it above the component or, if it depends on props, in useMemo(() => createDOMRenderer(…), […]).',
    }),
  ];
}

/** Finds `<card>` where the file has a component `Card`, or imports one. */
function findLowerCase(module: ModuleModel, tag: SyntaxNode): Problem[] {
  const { file, imports, statements } = module;
  const node = tag.getChild('JSXBuiltin');
  const name = node ? textOf(node, module.code) : '';
  if (!node || ELEMENTS.has(name) || !/^[a-z]\w*$/.test(name)) return [];
  const right = name[0]?.toUpperCase() + name.slice(1);
  if (!imports.has(right) && !statements.some(({ declares }) => declares.includes(right))) {
    return [];
  }
  const closing = tag.parent?.getChild('JSXCloseTag')?.getChild('JSXBuiltin');
  const edits = [node, ...(closing ? [closing] : [])].map(({ from, to }) => ({
    file,
    from,
    to,
    insert: right,
  }));
  return [
    createWarning(module, tag, {
      message: `<${name}> is an unknown HTML element, and not the component ${right}.`,
      remedy: `Write <${right}>: names of components begin with a capital letter.`,
      fixes: [{ title: `Change to "${right}"`, edits }],
    }),
  ];
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
  { file, code }: ModuleModel,
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
