import type { SyntaxNode } from '@lezer/common';
import { childNodes, isFunction, readString, readWhole } from '../source/parseTree.ts';
import { type ModuleModel, readRequire } from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import type { CallKind } from '../types.ts';
import type { GriffelCall } from './GriffelCall.ts';
import { GRIFFEL_MODULES, isCallKind } from './griffelModules.ts';

/** A place where one of the functions that hold styles is named, be it called there or not. */
interface GriffelUse {
  kind: CallKind;
  /** The name, or the member of an object. */
  node: SyntaxNode;
  localName: string;
  specifier: string;
  object: string | undefined;
  /** How the module got it. The compilers notice an import, below it, and a required object. */
  by: 'import' | 'above' | 'require' | 'namespace' | 'destructured' | 'computed';
}

/** The calls of a file that hold styles, in source order, whatever name they were imported under. */
export function findCalls(module: ModuleModel): GriffelCall[] {
  const found = findUses(module)
    .flatMap((use) => readCall(module, use) ?? [])
    .sort((a, b) => a.range.from - b.range.from || b.range.to - a.range.to);
  let end = 0;
  return found.map((call, index) => {
    const isNested = call.range.to <= end;
    if (!isNested && !call.skippedBecause) end = call.argList.to;
    return {
      ...call,
      id: `${module.file}#${String(index)}`,
      skippedBecause: isNested ? 'nested' : call.skippedBecause,
    };
  });
}

/** Whether a range lies in another. */
export function isInside(
  inner: { from: number; to: number },
  outer: { from: number; to: number },
): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}

/** Finds every place where a module names one of the functions. */
export function findUses(module: ModuleModel): GriffelUse[] {
  return readUses(module).uses;
}

/** Finds where a function, or an object that has it, is given to something else: calls of it there are not found. */
export function findPassedOn(module: ModuleModel): SyntaxNode[] {
  const { uses, passedOn } = readUses(module);
  const others = uses.filter(
    ({ by, node }) =>
      !/^(import|above)$/.test(by) &&
      !readCallOf(node, module.code) &&
      !readTarget(readWhole(node, module.code)),
  );
  return [...passedOn, ...others.map(({ node }) => node)];
}

/** The uses of a module, and where it passes on an object that has the functions. */
interface Uses {
  uses: GriffelUse[];
  passedOn: SyntaxNode[];
}

const known = new WeakMap<ModuleModel, Uses>();

/** Reads the uses of a module, once. */
function readUses(module: ModuleModel): Uses {
  const found = known.get(module) ?? collectUses(module);
  known.set(module, found);
  return found;
}

function collectUses(module: ModuleModel): Uses {
  const uses: GriffelUse[] = [];
  const passedOn: SyntaxNode[] = [];
  if (!GRIFFEL_MODULES.some((specifier) => module.code.includes(specifier))) {
    return { uses, passedOn };
  }
  const scopes = readScopes(module);

  const addTaken = ({ definition, specifier, kind }: Taken): void => {
    for (const node of scopes.findReferences(definition)) {
      const localName = module.code.slice(node.from, node.to);
      if (!kind) addMembers(node, specifier, 'namespace');
      else uses.push({ kind, node, localName, specifier, object: undefined, by: 'destructured' });
    }
  };
  const addMembers = (node: SyntaxNode, specifier: string, by: 'namespace' | 'require'): void => {
    uses.push(...readMember(module, node, specifier, by));
    readTaken(module, node, specifier).forEach(addTaken);
    if (isPassedOn(module, node)) passedOn.push(node);
  };

  for (const [localName, { specifier, imported, definition }] of module.imports) {
    if (!GRIFFEL_MODULES.includes(specifier)) continue;
    for (const node of scopes.findReferences(definition)) {
      if (imported === '*') addMembers(node, specifier, 'namespace');
      else if (isCallKind(imported)) {
        const kind = imported;
        const by = node.from < definition.from ? 'above' : 'import';
        uses.push({ kind, node, localName, specifier, object: undefined, by });
      }
    }
  }
  const required = findRequired(module, passedOn);
  required.filter(({ kind }) => kind).forEach(addTaken);
  const objects = required.filter(({ kind }) => !kind);
  for (const { definition, specifier } of objects) {
    for (const node of scopes.findReferences(definition)) {
      // The preset remembers only the last object that it has found.
      const last = objects.filter((other) => other.definition.from < node.from).at(-1);
      const by = last?.definition.from === definition.from ? 'require' : 'namespace';
      addMembers(node, specifier, by);
    }
  }
  return { uses, passedOn };
}

/** A variable that a package is put into, or a function taken out of that. */
interface Taken {
  definition: SyntaxNode;
  specifier: string;
  kind: CallKind | undefined;
}

function findRequired(module: ModuleModel, passedOn: SyntaxNode[]): Taken[] {
  const found: Taken[] = [];
  if (!module.code.includes('require')) return found;
  module.tree.cursor().iterate(({ name, node }) => {
    const specifier = name === 'CallExpression' ? readRequire(node, module.code) : undefined;
    if (specifier === undefined || !GRIFFEL_MODULES.includes(specifier)) return;
    const isTemplate = node.getChild('ArgList')?.getChild('TemplateString');
    if (isTemplate || isPassedOn(module, node) || isKindOf(module, node)) passedOn.push(node);
    else found.push(...readTaken(module, node, specifier));
  });
  return found;
}

/** Whether `require('…').makeStyles` is used on the spot. */
function isKindOf(module: ModuleModel, node: SyntaxNode): boolean {
  const [use] = readMember(module, node, '', 'require');
  return use !== undefined && !readTarget(readWhole(use.node, module.code));
}

/** What a variable declaration puts a value into: a name or a pattern. */
function readTarget(value: SyntaxNode): SyntaxNode | undefined {
  if (value.parent?.name !== 'VariableDeclaration') return undefined;
  let before = value.prevSibling;
  if (before?.name === 'Equals') before = before.prevSibling;
  if (before?.name === 'TypeAnnotation') before = before.prevSibling;
  return before ?? undefined;
}

/** Whether an object is read as a whole, and not put into a variable. */
function isPassedOn({ code }: ModuleModel, node: SyntaxNode): boolean {
  const whole = readWhole(node, code);
  const { parent } = whole;
  if (readTarget(whole) || parent?.name === 'JSXMemberExpression') return false;
  const isObject = parent?.name === 'MemberExpression' && parent.firstChild?.from === whole.from;
  return !isObject || !(parent.getChild('PropertyName') ?? parent.getChild('String'));
}

/** What a declaration takes out of an object: `const a = object`, `const { a } = object`, `const b = object.a`. */
function readTaken({ code }: ModuleModel, object: SyntaxNode, specifier: string): Taken[] {
  const whole = readWhole(object, code);
  const member = whole.parent?.name === 'MemberExpression' ? whole.parent : undefined;
  const target = readTarget(member ? readWhole(member, code) : whole);
  if (!target) return [];
  const textOf = (node: SyntaxNode | null | undefined): string =>
    node ? code.slice(node.from, node.to) : '';
  if (target.name === 'ObjectPattern' && !member) {
    return target.getChildren('PatternProperty').flatMap((property) => {
      const definition = property.getChild('VariableDefinition');
      const kind = textOf(property.getChild('PropertyName') ?? definition);
      return definition && isCallKind(kind) ? [{ definition, specifier, kind }] : [];
    });
  }
  if (target.name !== 'VariableDefinition') return [];
  if (!member) return [{ definition: target, specifier, kind: undefined }];
  const kind = textOf(member.getChild('PropertyName'));
  return isCallKind(kind) ? [{ definition: target, specifier, kind }] : [];
}

/** `griffel.makeStyles`, where `griffel` is the node. */
function readMember(
  { code }: ModuleModel,
  node: SyntaxNode,
  specifier: string,
  by: 'namespace' | 'require',
): GriffelUse[] {
  const member = node.parent;
  if (member?.name !== 'MemberExpression' || member.firstChild?.from !== node.from) return [];
  const named = member.getChild('PropertyName');
  const text = member.getChild('String');
  const kind = named ? code.slice(named.from, named.to) : text && readString(text, code);
  if (!kind || !isCallKind(kind)) return [];
  const object = code.slice(node.from, node.to);
  const isSeen = named !== null && !member.getChild('?.');
  return [
    {
      kind,
      node: member,
      localName: kind,
      specifier,
      object,
      by: by === 'require' && !isSeen ? 'computed' : by,
    },
  ];
}

/** The call of a function that is named, if it is called on the spot. */
function readCall(module: ModuleModel, use: GriffelUse): GriffelCall | undefined {
  const call = readCallOf(use.node, module.code);
  if (!call) return undefined;
  const { node, isOptional, callee, argList, args } = call;
  const { kind, localName, specifier, object, by } = use;
  return {
    id: '',
    kind,
    file: module.file,
    name: findDeclaredName(node, module.code),
    range: { file: module.file, from: node.from, to: node.to },
    localName,
    specifier,
    object,
    skippedBecause: by !== 'import' && by !== 'require' ? by : isOptional ? 'optional' : undefined,
    enclosing: findEnclosing(node),
    callee,
    argList,
    args,
  };
}

/** The call whose callee a name is, with the brackets and types around the name. */
export function readCallOf(
  name: SyntaxNode,
  code: string,
):
  | {
      node: SyntaxNode;
      callee: SyntaxNode;
      argList: SyntaxNode;
      args: SyntaxNode[];
      isOptional: boolean;
    }
  | undefined {
  const callee = readWhole(name, code);
  const node = callee.parent;
  const argList = node?.name === 'CallExpression' ? node.getChild('ArgList') : null;
  if (!node || !argList || node.firstChild?.from !== callee.from) return undefined;
  const isOptional = node.getChild('?.') !== null;
  return { node, callee, argList, args: readArguments(argList), isOptional };
}

/** One node an argument: its expression, or the `...` token of a spread. */
function readArguments(argList: SyntaxNode): SyntaxNode[] {
  const args: SyntaxNode[] = [];
  let isStart = true;
  for (const child of childNodes(argList)) {
    if (child.name === '(' || child.name === ',') isStart = true;
    else if (child.name !== ')' && isStart) {
      args.push(child);
      isStart = false;
    }
  }
  return args;
}

function findEnclosing(node: SyntaxNode): SyntaxNode | undefined {
  for (let parent = node.parent; parent; parent = parent.parent) {
    // Each instance of a class computes its fields.
    const isField = parent.name === 'PropertyDeclaration' && !parent.getChild('static');
    if (isFunction(parent) || isField) return parent;
  }
  return undefined;
}

function findDeclaredName(node: SyntaxNode, code: string): string | undefined {
  for (let at = node; at.parent; at = at.parent) {
    if (isFunction(at)) return undefined;
    if (at.parent.name !== 'VariableDeclaration') continue;
    // Of `const a = 1, b = makeStyles()` the name is the last definition before the call.
    const names = at.parent
      .getChildren('VariableDefinition')
      .filter((definition) => definition.to <= node.from);
    const last = names[names.length - 1];
    return last && code.slice(last.from, last.to);
  }
  return undefined;
}
