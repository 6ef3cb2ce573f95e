import type { SyntaxNode } from '@lezer/common';
import { blankOut, cut, type Edit } from '../source/applyEdits.ts';
import { collectDeclared } from '../source/collectNames.ts';
import {
  childNodes,
  findAncestor,
  isFunction,
  isIdentifier,
  nextNode,
  readDeclaration,
} from '../source/nodes.ts';
import { findStatements, type ModuleModel } from '../source/parseModule.ts';

/** Collects the edits of a node and of all nodes inside it, except in namespaces, which `editNamespaces` replaces as a whole. */
function editEach(root: SyntaxNode, edit: (node: SyntaxNode) => Edit[]): Edit[] {
  const edits: Edit[] = [];
  root.cursor().iterate(({ name, node }) => {
    if (name === 'NamespaceDeclaration') return false;
    edits.push(...edit(node));
    return true;
  });
  return edits;
}

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

/** Removes the holes of arrays, as the shaker does: `[a, , b]` becomes `[a,   b]`. */
export function editHoles(node: SyntaxNode): Edit[] {
  return editEach(node, (array) =>
    findHoles(array).map(({ from, to }) => ({ from, to, text: ' ' })),
  );
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

/** The code that makes reading the name of a function throw. */
export function hideName(written: string, kind: string): string {
  const message = `compilers give different names to ${kind}. Name it where it is defined`;
  return `Object.defineProperty(${written},'name',{get(){throw new TypeError('${message}')}})`;
}

/** Hides the names of functions with computed keys, of which Babel loses some: `[key]() {}` and `[key]: () => {}`. */
export function editComputedFunctions(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (property) => {
    const { name, from, to } = property;
    const [open, key, , second, third] = name === 'Property' ? childNodes(property) : [];
    const isMethod = second?.name === 'ParamList';
    const value = isMethod ? second : third;
    if (open?.name !== '[' || key?.name === 'String' || !value) return [];
    // Only a method can use `super`.
    const isNameless = isMethod
      ? !/\bsuper\b/.test(code.slice(from, to))
      : value.name === 'ArrowFunction' ||
        (value.name === 'FunctionExpression' && !value.getChild('VariableDefinition'));
    if (!isNameless) return [];
    const [before = '', after = ''] = hideName('\0', 'a function with a computed key').split('\0');
    const text = isMethod ? `:${before}function` : before;
    return [
      { from: value.from, to: value.from, text },
      { from: to, to, text: after },
    ];
  });
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

/** Whether a regular expression is `/(?:)/u`, which finds the characters of a text; in ES5, it finds their halves. */
export function isHalving({ name, from, to }: SyntaxNode, code: string): boolean {
  return name === 'RegExp' && /^\/\(\?:\)\/[a-z]*u/.test(code.slice(from, to));
}

/** Removes the flag of `/(?:)/u`, as Babel does. */
export function editRegExps(code: string, node: SyntaxNode): Edit[] {
  return editEach(node, (one) => {
    if (!isHalving(one, code)) return [];
    const { from, to } = one;
    return [{ from, to, text: code.slice(from, to).replace('u', '') }];
  });
}

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

/**
 * Corrects what sucrase makes of enums: it reads `size` in `enum A { size = 5, b = size }` from an import of that name,
 * and declares a variable for a member such as '→'.
 */
export function editEnums({ code, imports }: ModuleModel, node: SyntaxNode): Edit[] {
  return editEach(node, (body) => {
    if (body.name !== 'EnumBody') return [];
    const edits: Edit[] = [];
    const definition = body.prevSibling;
    const owner = definition ? code.slice(definition.from, definition.to) : '';
    const members = new Set<string>();
    for (const child of childNodes(body)) {
      const { from, to } = child;
      const text = code.slice(from, to);
      if (child.name === 'PropertyName') {
        const member = text.replace(/^(["'])(.*)\1$/, '$2');
        members.add(member);
        if (!isIdentifier(member) && !member.includes('\\')) {
          edits.push({ from, to, text: text.replace(/[^ -~]/g, escapeUnit) });
        }
        continue;
      }
      child.cursor().iterate((part) => {
        const read = code.slice(part.from, part.to);
        if (part.name !== 'VariableName' || !imports.has(read) || !members.has(read)) return;
        edits.push({ from: part.from, to: part.from, text: `${owner}.` });
      });
    }
    return edits;
  });
}

/**
 * Lets an exported enum of a namespace go on with that of an earlier declaration, as TypeScript does. Babel, in which the
 * compilers run, starts anew.
 */
export function editMergedEnums(code: string, node: SyntaxNode): Edit[] {
  const declaration = node.name === 'ExportDeclaration' ? node.getChild('EnumDeclaration') : null;
  const name = declaration?.getChild('EnumBody')?.prevSibling;
  const owner = node.parent?.parent;
  if (!declaration || !name || owner?.name !== 'NamespaceDeclaration') return [];
  const names = childNodes(owner).filter((one) => /^(Variable|Property)Definition$/.test(one.name));
  const [own, outer] = [name, names.at(-1) ?? name].map(({ from, to }) => code.slice(from, to));
  const { from } = declaration;
  return [{ from, to: from, text: `var ${own ?? ''}=${outer ?? ''}.${own ?? ''};` }];
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

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
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
  const text = code.slice(node.from, node.to);
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

/** Edits the parts of a statement. */
type EditParts = (statement: SyntaxNode) => Edit[];

/**
 * Compiles namespaces as TypeScript does, because sucrase does not.
 *
 * @param editParts - edits the statements inside
 */
export function editNamespaces(code: string, statement: SyntaxNode, editParts: EditParts): Edit[] {
  const isExported = statement.name === 'ExportDeclaration';
  const node = isExported ? statement.getChild('NamespaceDeclaration') : statement;
  if (node?.name !== 'NamespaceDeclaration') return [];
  const { from, to } = statement;
  const name = collectDeclared(statement, code)[0] ?? '';
  return [
    {
      from,
      to,
      text: writeNamespace(code, node, editParts) + (isExported ? `export{${name}};` : ''),
    },
  ];
}

/** `namespace A { export const b = 1 }` becomes a function that assigns its exports to an object. */
function writeNamespace(code: string, node: SyntaxNode, editParts: EditParts): string {
  const block = node.getChild('Block');
  if (!block) return '';
  const names = childNodes(node)
    .filter(({ name }) => /^(VariableDefinition|PropertyDefinition)$/.test(name))
    .map(({ from, to }) => code.slice(from, to));
  let body = '';
  let position = block.from + 1;
  for (const child of childNodes(block).slice(1, -1)) {
    body +=
      code.slice(position, child.from) + writeMember(code, child, names.at(-1) ?? '', editParts);
    position = child.to;
  }
  body += code.slice(position, block.to - 1);
  return names.reduceRight((inner, name, index) => {
    const owner = names[index - 1];
    const object = owner === undefined ? name : `${name}=${owner}.${name}`;
    const created = owner === undefined ? name : `${owner}.${name}`;
    // A class of the same name serves as the object.
    const isClass = new RegExp(`\\bclass\\s+${name.replaceAll('$', '\\$')}\\b`).test(code);
    return `${isClass ? '' : `var ${name};`}(function(${name}){${inner}})(${object}||(${created}={}));`;
  }, body);
}

function writeMember(code: string, node: SyntaxNode, owner: string, editParts: EditParts): string {
  if (node.name === 'NamespaceDeclaration') return writeNamespace(code, node, editParts);
  if (node.name !== 'ExportDeclaration') return cut(code, node, editParts(node));
  const inner = node.getChild('NamespaceDeclaration');
  const text = inner
    ? writeNamespace(code, inner, editParts)
    : cut(code, { from: node.from + 'export'.length, to: node.to }, editParts(node));
  const isType = node.getChild('TypeAliasDeclaration') ?? node.getChild('InterfaceDeclaration');
  const names = isType ? [] : collectDeclared(node, code);
  return `${text};${names.map((name) => `${owner}.${name}=${name};`).join('')}`;
}
