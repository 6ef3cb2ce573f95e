import type { SyntaxNode } from '@lezer/common';
import { includeWrappers, readCallOf, readString, textOf } from '../source/nodes.ts';
import { type ModuleModel, oncePerModule, readRequire } from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import type { CallKind } from '../types.ts';
import { GRIFFEL_MODULES, isCallKind } from './griffelModules.ts';

/** A place where code names one of the functions that define styles, whether it calls it there or not. */
export interface GriffelUse {
  kind: CallKind;
  /** The name, or the member of an object. */
  node: SyntaxNode;
  localName: string;
  specifier: string;
  object: string | undefined;
  /**
   * How the module got the function. The compilers recognize a named `import` in the code below it, and an
   * object from `require`.
   */
  by: 'import' | 'above' | 'require' | 'namespace' | 'destructured' | 'computed';
}

/** Finds every place where a module names one of the functions. */
export function findUses(module: ModuleModel): readonly GriffelUse[] {
  return readUses(module).uses;
}

/** Finds where a module hands a function, or an object that holds it, to other code, whose calls are not found. */
export function findPassedOn(module: ModuleModel): SyntaxNode[] {
  const { uses, passedOn } = readUses(module);
  const functions = uses.filter(
    ({ by, node }) =>
      by !== 'import' &&
      by !== 'above' &&
      !readCallOf(node, module.code) &&
      !readTarget(includeWrappers(node, module.code)),
  );
  return [...passedOn, ...functions.map(({ node }) => node)];
}

/** The uses of a module, and where it hands on an object that holds the functions. */
interface Uses {
  uses: GriffelUse[];
  passedOn: SyntaxNode[];
}

const readUses = oncePerModule(collectUses);

function collectUses(module: ModuleModel): Uses {
  const uses: GriffelUse[] = [];
  const passedOn: SyntaxNode[] = [];
  if (!GRIFFEL_MODULES.some((specifier) => module.code.includes(specifier))) {
    return { uses, passedOn };
  }
  const scopes = readScopes(module);

  const addTaken = ({ definition, specifier, kind }: Taken): void => {
    for (const node of scopes.findReferences(definition)) {
      const localName = textOf(node, module.code);
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
        const by = node.from < definition.from ? 'above' : 'import';
        uses.push({ kind: imported, node, localName, specifier, object: undefined, by });
      }
    }
  }
  passedOn.push(...findDynamicImports(module));
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

/** A variable that holds a package, or a function taken out of one. */
interface Taken {
  definition: SyntaxNode;
  specifier: string;
  /** Undefined for a whole package. */
  kind: CallKind | undefined;
}

/** Finds the variables that get a package, or a part of it, from `require()`. */
function findRequired(module: ModuleModel, passedOn: SyntaxNode[]): Taken[] {
  const found: Taken[] = [];
  if (!module.code.includes('require')) return found;
  module.tree.cursor().iterate(({ name, node }) => {
    const specifier = name === 'CallExpression' ? readRequire(node, module.code) : undefined;
    if (specifier === undefined || !GRIFFEL_MODULES.includes(specifier)) return;
    const isTemplate = node.getChild('ArgList')?.getChild('TemplateString');
    if (isTemplate || isPassedOn(module, node) || isUsedInPlace(module, node)) passedOn.push(node);
    else found.push(...readTaken(module, node, specifier));
  });
  return found;
}

/** Finds each `import('@griffel/react')` in a file that names one of the functions. */
function findDynamicImports({ code, tree, dynamicRequests }: ModuleModel): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const isRequested = dynamicRequests.some((one) => GRIFFEL_MODULES.includes(one));
  if (!isRequested || !/\bmake(?:Reset|Static)?Styles\b/.test(code)) return found;
  tree.cursor().iterate(({ name, node }) => {
    const source = name === 'DynamicImport' ? node.getChild('String') : null;
    const specifier = source ? readString(source, code) : undefined;
    if (specifier !== undefined && GRIFFEL_MODULES.includes(specifier)) found.push(node);
  });
  return found;
}

/** Whether `require('…').makeStyles` is used without a variable. */
function isUsedInPlace(module: ModuleModel, node: SyntaxNode): boolean {
  const [use] = readMember(module, node, '', 'require');
  return use !== undefined && !readTarget(includeWrappers(use.node, module.code));
}

/** The name or pattern to which a declaration assigns a value. */
function readTarget(value: SyntaxNode): SyntaxNode | undefined {
  if (value.parent?.name !== 'VariableDeclaration') return undefined;
  let before = value.prevSibling;
  if (before?.name === 'Equals') before = before.prevSibling;
  if (before?.name === 'TypeAnnotation') before = before.prevSibling;
  return before ?? undefined;
}

/** Whether an object is read as a whole, and not assigned to a variable by its declaration. */
function isPassedOn({ code }: ModuleModel, node: SyntaxNode): boolean {
  const outer = includeWrappers(node, code);
  const { parent } = outer;
  if (readTarget(outer) || parent?.name === 'JSXMemberExpression') return false;
  const isObject = parent?.name === 'MemberExpression' && parent.firstChild?.from === outer.from;
  return !isObject || !(parent.getChild('PropertyName') ?? parent.getChild('String'));
}

/** The variables of `const a = object`, `const { a } = object` or `const b = object.a`, for the object. */
function readTaken({ code }: ModuleModel, object: SyntaxNode, specifier: string): Taken[] {
  const outer = includeWrappers(object, code);
  const member = outer.parent?.name === 'MemberExpression' ? outer.parent : undefined;
  const target = readTarget(member ? includeWrappers(member, code) : outer);
  if (!target) return [];
  if (target.name === 'ObjectPattern' && !member) {
    return target.getChildren('PatternProperty').flatMap((property) => {
      const definition = property.getChild('VariableDefinition');
      const kind = textOf(property.getChild('PropertyName') ?? definition, code);
      return definition && isCallKind(kind) ? [{ definition, specifier, kind }] : [];
    });
  }
  if (target.name !== 'VariableDefinition') return [];
  if (!member) return [{ definition: target, specifier, kind: undefined }];
  const kind = textOf(member.getChild('PropertyName'), code);
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
  const kind = named ? textOf(named, code) : text && readString(text, code);
  if (!kind || !isCallKind(kind)) return [];
  const object = textOf(node, code);
  const isComputed = by === 'require' && (!named || member.getChild('?.') !== null);
  return [
    {
      kind,
      node: member,
      localName: kind,
      specifier,
      object,
      by: isComputed ? 'computed' : by,
    },
  ];
}
