import type { SyntaxNode } from '@lezer/common';
import { blankOut, type Edit } from '../source/applyEdits.ts';
import {
  childNodes,
  findAncestor,
  includeWrappers,
  isFunction,
  isIdentifier,
  nextNode,
  readInitializer,
  unescapeText,
  unwrap,
} from '../source/nodes.ts';
import { type ModuleModel, oncePerModule } from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import { editEach } from './editEach.ts';

/**
 * Makes spreads and computed keys record what they bring in: `...mixin()` becomes
 * `...$griffelSpread(12,(mixin()))`, and `[key]` becomes `[$griffelSpread(30,(key))]`.
 */
export function editSpreads(node: SyntaxNode): Edit[] {
  return editEach(node, (property) => {
    if (property.name !== 'Property' || property.parent?.name !== 'ObjectExpression') return [];
    const [open, value] = childNodes(property);
    if ((open?.name !== 'Spread' && open?.name !== '[') || !value) return [];
    return [
      { from: open.to, to: open.to, text: `$griffelSpread(${open.from},(` },
      { from: value.to, to: value.to, text: '))' },
    ];
  });
}

/** The commas of an array behind which there is nothing: those of `[, a, , b]`, but not a last one. */
export function findHoles(node: SyntaxNode): SyntaxNode[] {
  if (node.name !== 'ArrayExpression') return [];
  const parts = childNodes(node);
  return parts.filter(
    ({ name }, index) => name === ',' && /^[[,]$/.test(parts[index - 1]?.name ?? ''),
  );
}

/**
 * Removes the holes of arrays, as the shaker does: `[a, , b]` becomes `[a,   b]`. Keeps those that Babel keeps:
 * `[a, ...b]` becomes `[].concat([a, ],b,[])` where `b` is `Array(n)`.
 */
export function editHoles(module: ModuleModel, node: SyntaxNode): Edit[] {
  const copies = findCopies(module);
  return editEach(node, (array) => {
    const edits = findHoles(array).map(({ from, to }) => ({ from, to, text: ' ' }));
    const copied = array.name === 'ArrayExpression' ? copies.get(array.from) : undefined;
    if (!copied) return edits;
    for (const copy of copied) {
      const next = nextNode(copy);
      edits.push(
        { from: copy.prevSibling?.from ?? copy.from, to: copy.from, text: '],' },
        { from: copy.to, to: next?.name === ',' ? next.to : copy.to, text: ',[' },
      );
    }
    return [
      ...edits,
      { from: array.from, to: array.from, text: '[].concat(' },
      { from: array.to, to: array.to, text: ')' },
    ];
  });
}

/** The variables in `[a, ...b]` that are always `Array(n)`, by the starts of these arrays. */
export const findCopies = oncePerModule((module): ReadonlyMap<number, SyntaxNode[]> => {
  const copies = new Map<number, SyntaxNode[]>();
  if (!/\bArray\s*\(/.test(module.code)) return copies;
  const { definitions, findReferences, findAssignments } = readScopes(module);
  for (const definition of definitions.flat()) {
    const initializer = readInitializer(definition);
    const value = initializer && unwrap(initializer);
    const text = value ? module.code.slice(value.from, value.to) : '';
    const isSized = value && /^(Call|New)Expression$/.test(value.name);
    if (!isSized || !/^(new\s+)?Array\s*(<[^()]*>)?\s*\([^()]*\)$/.test(text)) continue;
    if (findAssignments(definition).length > 0) continue;
    for (const reference of findReferences(definition)) {
      const { parent, prevSibling } = reference;
      if (parent?.name !== 'ArrayExpression' || prevSibling?.name !== 'Spread') continue;
      copies.set(parent.from, [...(copies.get(parent.from) ?? []), reference]);
    }
  }
  return copies;
});

/**
 * Makes a key that an object repeats behind a spread or a computed key keep the place of the first, as in ES5: V8 gives
 * it that of the last. `{ ...a, b: 1, c: 2, b: 3 }` becomes `{ ...a, b: 1, c: 2, ["b"]: 3 }`.
 */
export function editRepeatedKeys(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (object) => {
    if (object.name !== 'ObjectExpression') return [];
    const seen = new Set<string>();
    return object.getChildren('Property').flatMap((property): Edit[] => {
      const [key, colon] = childNodes(property);
      if (!key || (colon && colon.name !== ':')) return [];
      const { from, to } = key;
      const text = code.slice(from, to);
      const written = key.name === 'PropertyDefinition' ? `"${text}"` : text;
      const name = written.replace(/^'(.*)'$/, '"$1"');
      if (seen.has(name)) return [{ from, to, text: `[${written}]${colon ? '' : `:${text}`}` }];
      seen.add(name);
      return [];
    });
  });
}

/**
 * Makes `__proto__` what Babel makes of it behind a computed key, a property of its own, and behind a spread, where it
 * gets lost: ES5 has neither, so what follows them is assigned or copied.
 */
export function editPrototypes(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (property) => {
    const key = readPrototypeKey(code, property);
    if (!key) return [];
    const [, colon, value] = childNodes(property);
    let before: string | undefined;
    for (let at = property.prevSibling; at && before === undefined; at = at.prevSibling) {
      const [first] = at.name === 'Property' ? childNodes(at) : [];
      if (first?.name === '[' || first?.name === 'Spread') before = first.name;
    }
    if (!colon || !value || before === undefined) return [];
    if (before === '[') return [{ from: key.from, to: key.to, text: '["__proto__"]' }];
    return [
      { from: key.from, to: colon.to, text: '...(' },
      { from: value.to, to: value.to, text: ',{})' },
    ];
  });
}

/** The key of `__proto__: value`, which sets the prototype of an object. */
export function readPrototypeKey(code: string, property: SyntaxNode): SyntaxNode | undefined {
  const [key, colon] = property.name === 'Property' ? childNodes(property) : [];
  if (!key || colon?.name !== ':') return undefined;
  return /^(["']?)__proto__\1$/.test(code.slice(key.from, key.to)) ? key : undefined;
}

/** Words that cannot be the name of a variable. Babel writes a function that has such a name with an underscore. */
export const RESERVED =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/**
 * Hides the names of functions that Babel changes or loses: with a key that is computed or no name, as a field of a class,
 * and as a default in a pattern.
 */
export function editNames(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (one) => {
    const { name, from, to } = one;
    const [key, ...rest] = name === 'Property' ? childNodes(one) : [];
    // Only a method can use `super`.
    if (key && isChangedKey(code, key) && !/\bsuper\b/.test(code.slice(from, to))) {
      const params = key.name === '[' ? rest[2] : rest[0];
      if (params?.name === 'ParamList') return hide(params.from, to, ':', 'function');
    }
    const isNameless =
      name === 'ArrowFunction' ||
      (name === 'FunctionExpression' && !one.getChild('VariableDefinition'));
    if (!isNameless) return [];
    const value = includeWrappers(one, code);
    const { parent, prevSibling: before } = value;
    const isHidden =
      parent?.name === 'Property'
        ? parent.firstChild && isChangedKey(code, parent.firstChild)
        : before?.name === 'Equals' &&
          /^(PropertyDeclaration|PatternProperty|ArrayPattern|ParamList)$/.test(parent?.name ?? '');
    return isHidden ? hide(value.from, value.to) : [];
  });
}

function isChangedKey(code: string, key: SyntaxNode): boolean {
  const text = code.slice(key.from, key.to);
  if (key.name === '[') return key.nextSibling?.name !== 'String';
  const name = key.name === 'String' ? unescapeText(text.slice(1, -1)) : text;
  return (
    !/^(Spread|async|get|set|\*)$/.test(key.name) && (!isIdentifier(name) || RESERVED.test(name))
  );
}

function hide(from: number, to: number, before = '', start = ''): Edit[] {
  return [
    { from, to: from, text: `${before}$griffelHide(${start}` },
    { from: to, to, text: ')' },
  ];
}

/**
 * Makes loops count their steps, so that one that never ends can be stopped: `for (;;) a();` becomes
 * `for (;;) {$griffelStep(0,false);a();}`.
 *
 * @param isCut - whether a part of the loops is left out
 * @param skipped - statements inside the node that are written separately
 */
export function editLoops(
  node: SyntaxNode,
  isCut = false,
  skipped: readonly SyntaxNode[] = [],
): Edit[] {
  const edits: Edit[] = [];
  const starts = new Set(skipped.map(({ from }) => from));
  node.cursor().iterate(({ name, from, node: loop }) => {
    if (name === 'NamespaceDeclaration' || (starts.has(from) && from !== node.from)) return false;
    if (!/^(For|While|Do)Statement$/.test(name)) return true;
    const parts = childNodes(loop);
    const body = name === 'DoStatement' ? parts[1] : parts.at(-1);
    if (!body) return true;
    edits.push(
      { from: body.from, to: body.from, text: `{$griffelStep(${String(from)},${String(isCut)});` },
      { from: body.to, to: body.to, text: '}' },
    );
    return true;
  });
  return edits;
}

/** Makes powers of bigints fail, as `Math.pow()` does, to which compilers turn `**`: `a ** b` becomes `a ** (+(b))`. */
export function editPowers(code: string, node: SyntaxNode): Edit[] {
  const edits: Edit[] = [];
  node.cursor().iterate(({ name, from, to, node: operator }) => {
    if (!/^(Arith|Update)Op$/.test(name) || !/^\*\*=?$/.test(code.slice(from, to))) return;
    const operand = nextNode(operator);
    if (!operand) return;
    edits.push(
      { from: operand.from, to: operand.from, text: '(+(' },
      { from: operand.to, to: operand.to, text: '))' },
    );
  });
  return edits;
}

/** Regular expressions that ES5 does not have: with the flags s, u and v, and with names of groups. */
export const NEWER_REGEXP = /^\/[^]*\(\?<\w|\/[a-z]*[suv][a-z]*$/;

/** Whether a regular expression is `/(?:)/u`, which finds the characters of a text; in ES5, it finds their halves. */
export function isHalving({ name, from, to }: SyntaxNode, code: string): boolean {
  return name === 'RegExp' && /^\/\(\?:\)\/[a-z]*u/.test(code.slice(from, to));
}

/**
 * Removes the flag of `/(?:)/u`, as Babel does, and makes reading the text of one that Babel writes anew throw:
 * `String(/a/s)`.
 */
export function editRegExps(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (one) => {
    const { from, to } = one;
    const text = one.name === 'RegExp' ? code.slice(from, to) : '';
    if (isHalving(one, code)) return [{ from, to, text: text.replace('u', '') }];
    if (!NEWER_REGEXP.test(text)) return [];
    return hide(from, to);
  });
}

/** More items or characters than any style needs. They would take the memory of the page. */
const MAX_SIZE = 1_000_000;

/** Makes arrays and texts of a given size fail where they would take too much memory: `Array(n)`, `a.repeat(n)`. */
export function editSizes(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (call) => {
    const args = /^(Call|New)Expression$/.test(call.name) ? call.getChild('ArgList') : null;
    const size = args && findSize(code, code.slice(call.from, args.from), args);
    if (!size) return [];
    const check = `((n)=>{if(n>${MAX_SIZE})throw new RangeError('the size '+n+' is more than any style needs');return n})(`;
    return [
      { from: size.from, to: size.from, text: check },
      { from: size.to, to: size.to, text: ')' },
    ];
  });
}

function findSize(code: string, callee: string, args: SyntaxNode): SyntaxNode | undefined {
  const [, first, second] = childNodes(args);
  if (!first || first.name === 'Spread' || first.name === ')') return undefined;
  if (/^(new\s+)?Array\s*$/.test(callee)) return second?.name === ')' ? first : undefined;
  if (/\.\s*(repeat|padStart|padEnd)\s*$/.test(callee)) return first;
  if (!/^Array\s*\.\s*from\s*$/.test(callee)) return undefined;
  const lengths = first.getChildren('Property').map(childNodes);
  const [, , value] =
    lengths.find(
      ([key, colon]) => key && colon?.name === ':' && /^length$/.test(code.slice(key.from, key.to)),
    ) ?? [];
  return value;
}

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
