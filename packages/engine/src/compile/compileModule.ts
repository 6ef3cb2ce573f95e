import { GRIFFEL_MODULES, isCallKind } from '../calls/griffelModules.ts';
import { printValue } from '../print/printValue.ts';
import type { ModuleModel } from '../source/ModuleModel.ts';
import type { CallKind } from '../types.ts';
import { applyEdits, type Edit } from './applyEdits.ts';
import { AssetImports } from './assets/AssetImports.ts';
import type { CompiledCall } from './CompiledCall.ts';

const COMPILED_NAMES: Readonly<Record<CallKind, string>> = {
  makeStyles: '__styles',
  makeResetStyles: '__resetStyles',
  makeStaticStyles: '__staticStyles',
};

/**
 * Compiles a module ahead of time, as `@griffel/babel-preset` does. Types stay.
 *
 * ```js
 * import { makeStyles } from '@griffel/react';
 * const useStyles = makeStyles({ root: { color: 'red' } });
 * // ->
 * import { __styles } from '@griffel/react';
 * const useStyles = __styles({ root: { sj55zd: 'fe3e8s9' } }, { d: ['.fe3e8s9{color:red;}'] });
 * ```
 */
export function compileModule(module: ModuleModel, calls: readonly CompiledCall[]): string {
  const assets = new AssetImports(module.file, module.code);
  const edits = calls.map((compiled): Edit => {
    assets.startCall();
    const { from } = compiled.call.callee;
    const name = COMPILED_NAMES[compiled.kind];
    const values = argumentsOf(compiled).map((value) =>
      printValue(value, (text) => assets.printString(text)),
    );
    return { from, to: compiled.call.argList.to, text: `${name}(${values.join(', ')})` };
  });
  return assets.print() + applyEdits(module.code, [...edits, ...renameImports(module)]);
}

function argumentsOf(compiled: CompiledCall): unknown[] {
  switch (compiled.kind) {
    case 'makeStyles':
      return [compiled.classesMap, compiled.rules];
    case 'makeResetStyles':
      return [compiled.ltr, compiled.rtl, compiled.rules];
    case 'makeStaticStyles':
      return [compiled.rules];
  }
}

/** `makeStyles as ms` becomes `__styles`. */
export function renameImports(module: ModuleModel): Edit[] {
  const edits: Edit[] = [];
  for (const { specifier, imported, node } of module.imports.values()) {
    if (!GRIFFEL_MODULES.includes(specifier) || !isCallKind(imported)) continue;
    const alias = node.nextSibling?.name === 'as' ? node.nextSibling.nextSibling : null;
    edits.push({ from: node.from, to: (alias ?? node).to, text: COMPILED_NAMES[imported] });
  }
  return edits;
}
