import { COMPILED_NAMES, GRIFFEL_MODULES, isCallKind } from '../calls/griffelModules.ts';
import { printValue } from '../print/printValue.ts';
import type { ModuleModel } from '../source/ModuleModel.ts';
import { readScopes } from '../source/scopes.ts';
import { applyEdits, type Edit } from './applyEdits.ts';
import { AssetImports } from './assets/AssetImports.ts';
import type { CompiledCall } from './CompiledCall.ts';

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
  const { edits, assets } = compileCalls(module, calls);
  const imports = prependStatements(module, assets.print());
  return applyEdits(module.code, [...imports, ...edits, ...renameImports(module)]);
}

/** Writes the calls anew, in their order. */
export function compileCalls(
  module: ModuleModel,
  calls: readonly CompiledCall[],
): { edits: Edit[]; importsOf: string[]; assets: AssetImports } {
  const assets = new AssetImports(module.file, new Set(readScopes(module).names));
  const importsOf: string[] = [];
  const edits = calls.map((compiled): Edit => {
    assets.startCall();
    const { callee, argList, object } = compiled.call;
    const name = `${object === undefined ? '' : `${object}.`}${COMPILED_NAMES[compiled.kind]}`;
    const values = argumentsOf(compiled).map((value) =>
      printValue(value, (text) => assets.printString(text)),
    );
    importsOf.push(assets.printCall());
    return { from: callee.from, to: argList.to, text: `${name}(${values.join(', ')})` };
  });
  return { edits, importsOf, assets };
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
  for (const { specifier, imported, node, definition } of module.imports.values()) {
    if (!GRIFFEL_MODULES.includes(specifier) || !isCallKind(imported)) continue;
    edits.push({ from: node.from, to: definition.to, text: COMPILED_NAMES[imported] });
  }
  return edits;
}

/** Puts statements before those of a module, but after a hashbang and directives such as `'use client'`. */
export function prependStatements(module: ModuleModel, text: string): Edit[] {
  if (text === '') return [];
  let from = 0;
  for (const { node } of module.statements) {
    const isDirective =
      node.name === 'ExpressionStatement' &&
      node.firstChild?.name === 'String' &&
      [undefined, ';'].includes(node.firstChild.nextSibling?.name);
    if (node.name !== 'Hashbang' && !isDirective) break;
    from = node.to;
  }
  return [{ from, to: from, text: from === 0 ? text : `\n${text.trimEnd()}` }];
}
