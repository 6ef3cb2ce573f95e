import { childNodes, isIdentifier } from '../source/nodes.ts';
import { COMPILED_NAMES, GRIFFEL_MODULES, isCallKind } from '../calls/griffelModules.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import { applyEdits, type Edit } from '../source/applyEdits.ts';
import { AssetImports } from './assets.ts';
import type { CompiledCall } from './compileCall.ts';

/**
 * Compiles a module ahead of time, as `@griffel/babel-preset` does. Types are kept.
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

/** Replaces the calls by compiled ones, in source order. */
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
    default:
      return compiled satisfies never;
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

/** Inserts statements at the top of a module, but after a hashbang and directives such as `'use client'`. */
export function prependStatements(module: ModuleModel, text: string): Edit[] {
  if (text === '') return [];
  let from = 0;
  for (const { node } of module.statements) {
    const [first, ...rest] = childNodes(node);
    const isDirective =
      node.name === 'ExpressionStatement' &&
      first?.name === 'String' &&
      // Where a comment follows, the parser represents a missing semicolon as an empty error node.
      rest.every(({ name, from, to }) => name === ';' || from === to);
    if (node.name !== 'Hashbang' && !isDirective) break;
    from = isDirective ? (node.getChild(';') ?? first).to : node.to;
  }
  return [{ from, to: from, text: from === 0 ? text : `\n${text.trimEnd()}` }];
}

/** Words that Babel quotes as keys, although it need not. */
const RESERVED = new Set(
  `await break case catch class const continue debugger default delete do else enum
  export extends false finally for function if implements import in instanceof interface let new null
  package private protected public return static super switch this throw true try typeof var void
  while with yield`.split(/\s+/),
);

/** Prints a string; where it returns undefined, JSON is used. */
type PrintString = (value: string) => string | undefined;

/** Prints plain data as JavaScript as Babel does: one property per line, and arrays on one line. */
export function printValue(value: unknown, printString?: PrintString): string {
  return print(value, '', printString);
}

function print(value: unknown, indent: string, printString?: PrintString): string {
  if (Array.isArray(value)) {
    return `[${value.map((item) => print(item, indent, printString)).join(', ')}]`;
  }
  if (typeof value === 'string') return printString?.(value) ?? JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, item]) =>
      `${inner}${isIdentifier(key) && !RESERVED.has(key) ? key : JSON.stringify(key)}: ${print(item, inner, printString)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
