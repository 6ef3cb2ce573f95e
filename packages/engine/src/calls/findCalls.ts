import type { SyntaxNode } from '@lezer/common';
import { childNodes } from '../source/childNodes.ts';
import type { ModuleModel } from '../source/ModuleModel.ts';
import type { CallKind } from '../types.ts';
import type { GriffelCall } from './GriffelCall.ts';
import { GRIFFEL_MODULES, isCallKind } from './griffelModules.ts';

const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration)$/;

/** The calls of a file that hold styles, in source order, whatever name they were imported under. */
export function findCalls(module: ModuleModel): GriffelCall[] {
  const kinds = new Map<string, CallKind>();
  const namespaces = new Set<string>();
  for (const [local, { specifier, imported }] of module.imports) {
    if (!GRIFFEL_MODULES.includes(specifier)) continue;
    if (imported === '*') namespaces.add(local);
    else if (isCallKind(imported)) kinds.set(local, imported);
  }
  if (kinds.size === 0 && namespaces.size === 0) return [];

  const calls: GriffelCall[] = [];
  const text = (node: SyntaxNode): string => module.code.slice(node.from, node.to);
  module.tree.cursor().iterate((ref) => {
    if (ref.name !== 'CallExpression') return;
    const node = ref.node;
    const argList = node.getChild('ArgList');
    let callee = node.firstChild;
    // With type arguments, `makeStyles<'root'>` is a node of its own.
    if (callee?.name === 'InstantiationExpression') callee = callee.firstChild;
    if (!callee || !argList) return;

    let kind: CallKind | undefined;
    let localName = text(callee);
    const isMember = callee.name === 'MemberExpression';
    if (isMember) {
      const property = callee.getChild('PropertyName');
      const object = callee.firstChild;
      localName = property ? text(property) : '';
      if (object && namespaces.has(text(object)) && isCallKind(localName)) kind = localName;
    } else if (callee.name === 'VariableName' && !isShadowed(node, localName, module.code)) {
      kind = kinds.get(localName);
    }
    if (!kind) return;
    calls.push({
      id: `${module.file}#${calls.length}`,
      kind,
      file: module.file,
      name: findDeclaredName(node, module.code),
      range: { file: module.file, from: node.from, to: node.to },
      localName,
      isMember,
      enclosing: findEnclosing(node),
      callee,
      argList,
      args: readArguments(argList),
    });
  });
  return calls;
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
    if (FUNCTIONS.test(parent.name)) return parent;
  }
  return undefined;
}

function findDeclaredName(node: SyntaxNode, code: string): string | undefined {
  for (let at = node; at.parent; at = at.parent) {
    if (FUNCTIONS.test(at.name)) return undefined;
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

/** Whether a function around the node has a parameter or variable of that name. */
export function isShadowed(node: SyntaxNode, name: string, code: string): boolean {
  for (let scope = findEnclosing(node); scope; scope = findEnclosing(scope)) {
    let found = false;
    scope.cursor().iterate((ref) => {
      if (ref.name === 'VariableDefinition' && code.slice(ref.from, ref.to) === name) {
        // The name of the function itself is not inside it.
        found ||= ref.node.parent?.from !== scope?.from || ref.node.parent?.name !== scope?.name;
      }
      return !found;
    });
    if (found) return true;
  }
  return false;
}
