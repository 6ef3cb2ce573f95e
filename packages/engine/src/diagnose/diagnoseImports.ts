import { findCalls } from '../calls/findCalls.ts';
import { findPassedOn, findUses } from '../calls/findUses.ts';
import { findPrecompiledCalls } from '../calls/findPrecompiledCalls.ts';
import { COMPILED_NAMES, GRIFFEL_MODULES, isCallKind } from '../calls/griffelModules.ts';
import { isInside, readCallOf } from '../source/nodes.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

/**
 * Finds what breaks when the compilers rename an import: they write `__styles` for `makeStyles` in
 * the import and in calls, and look neither at other uses of the name nor at what is there already.
 */
export function diagnoseImports(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  return [
    ...diagnoseOtherUses(files, module),
    ...findPassedOn(module).map(({ from, to }) =>
      createDiagnostic(
        files,
        { file: module.file, from, to },
        {
          severity: 'advice',
          code: 'passed-on',
          message: `The compilers lose track of ${module.code.slice(from, to)} here. What calls it computes its styles at run time, and they are not shown here.`,
          remedy: "Import the function by name: import { makeStyles } from '@griffel/react'.",
        },
      ),
    ),
    ...diagnoseNames(files, module),
    ...diagnosePrecompiled(files, module),
  ];
}

function diagnoseOtherUses(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  const { file, code } = module;
  // What the compilers rewrite, in the order of the source; nothing of it overlaps.
  const rewritten = findCalls(module)
    .filter(({ skippedBecause }) => !skippedBecause)
    .flatMap(({ callee, argList }) => [callee, argList]);
  let next = 0;
  return findUses(module)
    .filter(({ by }) => by === 'import' || by === 'above')
    .sort((a, b) => a.node.from - b.node.from)
    .filter(({ node }) => {
      while ((rewritten[next]?.to ?? Infinity) <= node.from) next++;
      const range = rewritten[next];
      return !range || !isInside(node, range);
    })
    .map(({ kind, node, localName, specifier, by }) => {
      const call = readCallOf(node, code);
      return createDiagnostic(
        files,
        { file, from: node.from, to: node.to },
        {
          severity: 'error',
          code: 'renamed-away',
          message:
            by === 'above'
              ? `The compilers do not recognize ${localName}() above its import, but rename the import: the compiled module fails with "${localName} is not defined".`
              : call
                ? `The compilers do not recognize ${localName}?.(), but rename the import that it needs: the compiled module fails with "${localName} is not defined".`
                : `The compilers rename the import of ${kind}, but not this use of it: the compiled module fails with "${localName} is not defined".`,
          remedy:
            by === 'above'
              ? 'Move the import to the top of the file.'
              : call
                ? `Call it without "?.": ${kind} is always defined.`
                : `Use ${localName} only to call it. To pass it on, write export { ${kind} } from '${specifier}'.`,
        },
      );
    });
}

function diagnoseNames(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  const { file } = module;
  const scopes = readScopes(module);
  const diagnostics: Diagnostic[] = [];
  const names = new Set<string>();
  for (const { specifier, imported, definition } of module.imports.values()) {
    if (!GRIFFEL_MODULES.includes(specifier) || !isCallKind(imported)) continue;
    const name = COMPILED_NAMES[imported];
    const other = scopes.findDefinitions(name)[0] ?? (names.has(name) ? definition : undefined);
    names.add(name);
    if (!other) continue;
    diagnostics.push(
      createDiagnostic(
        files,
        { file, from: other.from, to: other.to },
        {
          severity: 'error',
          code: 'name-taken',
          message: `The compilers rename ${imported} to ${name}, but the file already has that name: "Identifier '${name}' has already been declared".`,
          remedy: scopes.findDefinitions(name)[0]
            ? `Move the calls of ${imported}() into a file of their own.`
            : `Import ${imported} once.`,
        },
      ),
    );
  }
  for (const call of findCalls(module)) {
    const name = COMPILED_NAMES[call.kind];
    if (call.skippedBecause || call.object !== undefined) continue;
    if (!scopes.isShadowed(call.callee, name)) continue;
    diagnostics.push(
      createDiagnostic(files, call.range, {
        severity: 'error',
        code: 'name-taken',
        message: `The compilers rename ${call.kind} to ${name}, which is another variable here.`,
        remedy: `Rename the variable ${name}.`,
      }),
    );
  }
  return diagnostics;
}

function diagnosePrecompiled(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  return findPrecompiledCalls(module)
    .filter(({ rules }) => !rules)
    .map(({ kind, range }) =>
      createDiagnostic(files, range, {
        severity: 'warning',
        code: 'precompiled-rules',
        message: `The rules of this ${COMPILED_NAMES[kind]}() are not literals: @griffel/webpack-extraction-plugin 0.5.17 may fail, and what it writes is not shown.`,
        remedy: 'Leave the output of the compiler as it is, or compile the source here.',
      }),
    );
}
