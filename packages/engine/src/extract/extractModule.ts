import { GRIFFEL_MODULES, isCallKind } from '../calls/griffelModules.ts';
import { applyEdits, type Edit } from '../compile/applyEdits.ts';
import { AssetImports } from '../compile/assets/AssetImports.ts';
import type { CompiledCall } from '../compile/CompiledCall.ts';
import { renameImports } from '../compile/compileModule.ts';
import { printValue } from '../print/printValue.ts';
import type { ModuleModel } from '../source/ModuleModel.ts';
import { readString } from '../source/readString.ts';
import type { CallKind } from '../types.ts';

const EXTRACTED_NAMES: Readonly<Record<CallKind, string>> = {
  makeStyles: '__css',
  makeResetStyles: '__resetCSS',
  makeStaticStyles: '__staticCSS',
};

/**
 * Writes what is left of a module when its rules are in a style sheet, as
 * `@griffel/webpack-extraction-plugin` does; the bundler's request for the sheet is not in it.
 *
 * ```js
 * import { __css as _css } from '@griffel/react';
 * const useStyles = _css({ root: { sj55zd: 'fe3e8s9' } });
 * ```
 */
export function extractModule(module: ModuleModel, calls: readonly CompiledCall[]): string {
  if (isSkipped(module)) return module.code;
  const edits = calls.map((compiled): Edit => {
    const { callee, argList } = compiled.call;
    const name = localName(EXTRACTED_NAMES[compiled.kind]);
    const values = argumentsOf(compiled).map((value) => printValue(value));
    return { from: callee.from, to: argList.to, text: `${name}(${values.join(', ')})` };
  });
  const { edits: additions, head } = addImports(module, hasAssets(module, calls));
  return head + applyEdits(module.code, [...edits, ...renameImports(module), ...additions]);
}

/** Babel adds a name to the first import if that is of the same package, else an import at the top. */
function addImports(
  module: ModuleModel,
  hasImportsAbove: boolean,
): { edits: Edit[]; head: string } {
  const additions = new Map<string, string[]>();
  for (const { specifier, imported } of module.imports.values()) {
    if (!GRIFFEL_MODULES.includes(specifier) || !isCallKind(imported)) continue;
    const name = EXTRACTED_NAMES[imported];
    const added = additions.get(specifier) ?? [];
    additions.set(specifier, [...added, `${name} as ${localName(name)}`]);
  }
  // Imports of assets stood above until their paths went into the rules.
  const first = hasImportsAbove
    ? undefined
    : module.statements.find(
        ({ node }) => node.name === 'ImportDeclaration' && !node.getChild('type'),
      );
  const source = first?.node.getChild('String');
  const group = first?.node.getChild('ImportGroup');
  const specifier = source && readString(source, module.code);
  const own = specifier === undefined || !specifier ? undefined : additions.get(specifier);
  const edits: Edit[] = [];
  if (own && specifier && group) {
    additions.delete(specifier);
    const from = group.to - 1;
    const isClosed = /[,{]\s*$/.test(module.code.slice(group.from, from));
    edits.push({ from, to: from, text: `${isClosed ? '' : ', '}${own.join(', ')} ` });
  }
  const head = [...additions].map(
    ([from, names]) => `import { ${names.join(', ')} } from ${JSON.stringify(from)};\n`,
  );
  return { edits, head: head.reverse().join('') };
}

/** `@griffel/webpack-loader` looks for these words, and leaves a file without them as it is. */
export function isSkipped({ code }: ModuleModel): boolean {
  return !/\b(makeStyles|makeResetStyles)/.test(code);
}

/** Babel names an added import by its name with one underscore. */
function localName(name: string): string {
  return name.replace(/^_+/, '_');
}

function hasAssets(module: ModuleModel, calls: readonly CompiledCall[]): boolean {
  const assets = new AssetImports(module.file, module.code);
  for (const { rules } of calls) printValue(rules, (text) => assets.printString(text));
  return assets.print() !== '';
}

function argumentsOf(compiled: CompiledCall): unknown[] {
  if (compiled.kind === 'makeStyles') return [compiled.classesMap];
  return compiled.kind === 'makeResetStyles' ? [compiled.ltr, compiled.rtl] : [];
}
