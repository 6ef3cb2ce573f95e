import { findCalls } from '../calls/findCalls.ts';
import { findPassedOn, findUses, type GriffelUse } from '../calls/findUses.ts';
import { findPrecompiledCalls } from '../calls/findPrecompiledCalls.ts';
import { COMPILED_NAMES, GRIFFEL_MODULES, isCallKind } from '../calls/griffelModules.ts';
import type { Slice } from '../evaluate/createSlicer.ts';
import { isInside, readCallOf } from '../source/nodes.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import { COMPILER_EXTENSIONS, resolveSpecifier } from '../source/resolveSpecifier.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic, EXTRACTION_PLUGIN } from './createDiagnostic.ts';

/**
 * Finds what breaks when the compilers rename an import: they replace `makeStyles` by `__styles` in the
 * import and in calls, and ignore other uses of the name and existing variables with the new name.
 */
export function diagnoseImports(
  files: SourceFiles,
  module: ModuleModel,
  slice: Slice | undefined,
): Diagnostic[] {
  return [
    ...(slice ? diagnoseRivals(files, module, slice) : []),
    ...diagnoseOtherUses(files, module),
    ...findPassedOn(module).map(({ from, to }) =>
      createDiagnostic(
        files,
        { file: module.file, from, to },
        {
          severity: 'advice',
          code: 'passed-on',
          message: `The compilers lose track of ${module.code.slice(from, to)} here. Code that calls it computes its styles at run time, and they are not shown here.`,
          remedy: "Import the function by name: import { makeStyles } from '@griffel/react'.",
        },
      ),
    ),
    ...diagnoseNames(files, module),
    ...diagnosePrecompiled(files, module),
  ];
}

/** Finds imports that styles read and that TypeScript and the compilers resolve to different files. */
function diagnoseRivals(files: SourceFiles, module: ModuleModel, { names }: Slice): Diagnostic[] {
  const { file, imports } = module;
  const has = (path: string): boolean => Object.hasOwn(files, path);
  return [...imports].flatMap(([local, { specifier, node }]) => {
    const read = resolveSpecifier(specifier, file, has);
    const compiled = resolveSpecifier(specifier, file, has, COMPILER_EXTENSIONS);
    if (!names.has(local) || read === undefined || compiled === read) return [];
    return createDiagnostic(
      files,
      { file, from: node.from, to: node.to },
      {
        severity: 'warning',
        code: 'two-files',
        message: `"${specifier}" can be ${read} or ${String(compiled)}: the compilers read ${String(compiled)}, but TypeScript and this analysis read ${read}.`,
        remedy: 'Rename or delete one of them.',
      },
    );
  });
}

function diagnoseOtherUses(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  const { file, code } = module;
  // The ranges that the compilers rewrite, in source order. They do not overlap.
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
    .map((use) => {
      const range = { file, from: use.node.from, to: use.node.to };
      if (use.node.nextSibling?.name === 'TemplateString') {
        return createDiagnostic(files, range, {
          severity: 'error',
          code: 'template-argument',
          message: `${use.kind}() takes an object of styles, not CSS in a template.`,
          remedy: `Write ${use.kind}({ … }), with properties such as backgroundColor: 'red'.`,
        });
      }
      const fault = describeOtherUse(use, readCallOf(use.node, code) !== undefined);
      return createDiagnostic(files, range, { severity: 'error', code: 'renamed-away', ...fault });
    });
}

function describeOtherUse(
  { kind, localName, specifier, by }: GriffelUse,
  isOptionalCall: boolean,
): Pick<Diagnostic, 'message' | 'remedy'> {
  const failure = `the compiled module fails with "${localName} is not defined".`;
  if (by === 'above') {
    return {
      message: `The compilers do not recognize ${localName}() above its import, but rename the import: ${failure}`,
      remedy: 'Move the import to the top of the file.',
    };
  }
  if (isOptionalCall) {
    return {
      message: `The compilers do not recognize ${localName}?.(), but rename the import that it needs: ${failure}`,
      remedy: `Call it without "?.": ${kind} is always defined.`,
    };
  }
  return {
    message: `The compilers rename the import of ${kind}, but not this use of it: ${failure}`,
    remedy: `Use ${localName} only in calls. To re-export it, write export { ${kind} } from '${specifier}'.`,
  };
}

/** Finds variables with the names that the compilers give to the imports. */
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
            ? `Move the ${imported}() calls to a separate file.`
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
        message: `The rules of this ${COMPILED_NAMES[kind]}() are not literals: ${EXTRACTION_PLUGIN} may fail, and its output is not shown.`,
        remedy: 'Leave the output of the compiler as it is, or compile the source here.',
      }),
    );
}
