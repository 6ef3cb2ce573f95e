import type { SyntaxNode } from '@lezer/common';
import { findAncestor, isFunction, readCallOf, runsLater, textOf } from '../source/nodes.ts';
import { type ModuleModel, oncePerModule } from '../source/parseModule.ts';
import { findUses, type GriffelUse } from './findUses.ts';
import type { GriffelCall } from './GriffelCall.ts';

/** Finds the calls of a file that define styles, in source order and under whatever name they were imported. */
export const findCalls = oncePerModule((module): readonly GriffelCall[] => {
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
});

/** Reads the call of a function at its use; undefined where it is only named. */
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
    enclosing: findAncestor(node, runsLater),
    callee,
    argList,
    args,
  };
}

/** The variable to which a call is assigned in its declaration. */
function findDeclaredName(node: SyntaxNode, code: string): string | undefined {
  const declaration = findAncestor(
    node,
    (at) => at.name === 'VariableDeclaration' || isFunction(at),
  );
  if (declaration?.name !== 'VariableDeclaration') return undefined;
  // In `const a = 1, b = makeStyles()`, it is the last name before the call.
  const name = declaration
    .getChildren('VariableDefinition')
    .filter((definition) => definition.to <= node.from)
    .at(-1);
  return name && textOf(name, code);
}
