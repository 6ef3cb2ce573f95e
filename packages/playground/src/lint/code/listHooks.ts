import { GRIFFEL_MODULES, type ModuleModel, readInitializer, textOf } from '@griffel-site/engine';
import type { SyntaxNode } from '@lezer/common';
import type { LinkedModule } from './findMissingExports.ts';

/** A hook of makeStyles, with all of its slots. */
export interface Hook {
  /** The node of its local name. */
  definition: SyntaxNode;
  slots: readonly string[];
  /** The slots without styles, whose strings are empty. */
  empty: readonly string[];
  /** Whether it is a function of `@griffel/core`, which takes a renderer. */
  takesOptions: boolean;
}

/** The hooks of makeStyles that a file defines or imports, if all of their slots are known. */
export function listHooks(
  { module, imports }: LinkedModule,
  linked: ReadonlyMap<string, LinkedModule>,
): Hook[] {
  const imported = [...module.imports.values()].flatMap((binding): Hook[] => {
    const target = linked.get(imports[binding.specifier] ?? '')?.module;
    const exported = target?.exports.get(binding.imported);
    if (!target || exported?.kind !== 'local') return [];
    const hook = listOwnHooks(target).find(
      ({ definition }) => textOf(definition, target.code) === exported.local,
    );
    return hook ? [{ ...hook, definition: binding.definition }] : [];
  });
  return [...listOwnHooks(module), ...imported];
}

function listOwnHooks(module: ModuleModel): Hook[] {
  return module.statements.flatMap(({ node }) => {
    const declaration =
      node.name === 'ExportDeclaration' ? node.getChild('VariableDeclaration') : node;
    const definitions = declaration?.getChildren('VariableDefinition') ?? [];
    return definitions.flatMap((definition): Hook[] => {
      const value = readInitializer(definition);
      const callee = value?.name === 'CallExpression' ? value.firstChild : undefined;
      const binding = callee ? module.imports.get(textOf(callee, module.code)) : undefined;
      if (binding?.imported !== 'makeStyles' || !GRIFFEL_MODULES.includes(binding.specifier))
        return [];
      const slots = readSlots(value?.getChild('ArgList')?.getChild('ObjectExpression'), module);
      const takesOptions = binding.specifier === '@griffel/core';
      return slots ? [{ definition, ...slots, takesOptions }] : [];
    });
  });
}

/** The keys of an object; undefined unless all of them are written out. */
function readSlots(
  object: SyntaxNode | null | undefined,
  module: ModuleModel,
): Pick<Hook, 'slots' | 'empty'> | undefined {
  const slots: string[] = [];
  const empty: string[] = [];
  for (const property of object?.getChildren('Property') ?? []) {
    const key = property.firstChild;
    if (key?.name === 'PropertyDefinition') slots.push(textOf(key, module.code));
    else if (key?.name === 'String') slots.push(textOf(key, module.code).slice(1, -1));
    else return undefined;
    const isFull = property.getChild('ObjectExpression')?.getChild('Property');
    if (!isFull) empty.push(slots.at(-1) ?? '');
  }
  return object ? { slots, empty } : undefined;
}
