import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { findAssetAddresses } from '../compile/assets.ts';
import type { CompiledCall } from '../compile/compileCall.ts';
import { isAsset } from '../evaluate/planEvaluation.ts';
import type { Search } from '../locate/Search.ts';
import { locateDeclaration } from '../locate/locateDeclaration.ts';
import { isInside, readMemberName } from '../source/nodes.ts';
import type { ModuleModel, Modules } from '../source/parseModule.ts';
import { listRules } from '../resolve/listRules.ts';
import { joinPath, resolveSpecifier } from '../source/resolveSpecifier.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic, type Fault, PRESET } from './createDiagnostic.ts';

/** The results for the files that the styles of a call refer to. */
interface AssetFindings {
  diagnostics: Diagnostic[];
  /** Whether the classes of compiled code depend on the machine that compiles. */
  dependsOnMachine: boolean;
  /** Whether the bundler assigns an address, on which the classes depend at run time. */
  dependsOnBundler: boolean;
}

/**
 * Finds addresses of files whose classes are not known, or that the compilers get wrong.
 *
 * @param importers - the result of `findAssetImporters`
 */
export function diagnoseAssets(
  files: SourceFiles,
  search: Search,
  importers: ReadonlyMap<string, readonly string[]>,
  call: GriffelCall,
  value: unknown,
): AssetFindings {
  const found: AssetFindings = {
    diagnostics: [],
    dependsOnMachine: false,
    dependsOnBundler: false,
  };
  const add = (keys: readonly string[], fault: Fault): void => {
    const { source, usedAt } = locateDeclaration(search, call, keys);
    found.diagnostics.push(createDiagnostic(files, source ?? usedAt ?? call.range, fault));
  };
  for (const { keys, address } of findAssetAddresses(value)) {
    const [path = ''] = address.split('#');
    const target = joinPath(call.file, path);
    const importing = importers.get(path) ?? [];
    const importer = importing.find((file) => joinPath(file, path) === target) ?? importing[0];
    if (/^(\/|\.\.\/)/.test(target)) {
      found.dependsOnMachine = true;
      if (!call.skippedBecause) add(keys, describeMachine(path, target));
    }
    if (importer === undefined) continue;
    found.dependsOnBundler = true;
    if (joinPath(importer, path) !== target) {
      add(keys, {
        severity: 'warning',
        code: 'asset-of-another-folder',
        message: `The compilers look for "${path}" beside ${call.file}, but ${importer} imports it. They use a relative path as it is written.`,
        remedy: `Import the file in ${call.file}.`,
      });
    } else {
      add(keys, {
        severity: 'advice',
        code: 'asset-address',
        message: `The class of "${keys.at(-1) ?? ''}" is the one in compiled code. Without a compiler, it depends on the URL that the bundler assigns to "${path}".`,
        remedy: 'Compile all code that is rendered on one page, or none of it.',
      });
    }
  }
  for (const { keys, path } of findOutside(value, importers)) {
    add(keys, {
      severity: 'warning',
      code: 'asset-outside-url',
      message: `Compiled code has "${path}" here, not the URL that the bundler assigns to it, because the compilers look only at url().`,
      remedy: 'Write `url(${…})` around it, or set the value with style={{}} and a CSS variable.',
    });
  }
  return found;
}

/**
 * Finds names that styles read from imported files that are not code, such as the classes of CSS modules: the compilers
 * know only the address of such a file.
 *
 * @param read - the parts of the file that styles read
 */
export function diagnoseAssetMembers(
  files: SourceFiles,
  module: ModuleModel,
  read: readonly SyntaxNode[],
): Diagnostic[] {
  const { file, code } = module;
  const has = (path: string): boolean => Object.hasOwn(files, path);
  return [...module.imports.values()].flatMap(({ specifier, imported, definition }) => {
    if (!isAsset(specifier, resolveSpecifier(specifier, file, has))) return [];
    return readScopes(module)
      .findReferences(definition)
      .filter((node) => read.some((part) => isInside(node, part)))
      .flatMap((node) => {
        const name = /^(?:default|\*)$/.test(imported) ? readMemberName(node, code) : imported;
        // The address is a text.
        if (name === undefined || name === 'default' || name in String.prototype) return [];
        const { from, to } = name === imported ? node : (node.parent ?? node);
        return createDiagnostic(
          files,
          { file, from, to },
          {
            severity: 'warning',
            code: 'asset-member',
            message: `The styles read "${name}" of "${specifier}", of which the compilers know only the address: compiled styles have "undefined" here.`,
            remedy: /\.(?:css|less|s[ac]ss)\b/.test(specifier)
              ? 'Write a class name of your own into the styles, or write the rules of that file here.'
              : 'Write the value into the styles, or set a CSS variable in the component.',
          },
        );
      });
  });
}

function describeMachine(path: string, target: string): Fault {
  return {
    severity: 'warning',
    code: 'address-outside',
    message: target.startsWith('/')
      ? `${PRESET} treats url(${path}) as a file at the root of the disk: the output depends on the machine, and no bundler finds the file.`
      : `url(${path}) points outside the project, so the output of the compilers depends on the folders of the machine.`,
    remedy:
      'Put the file next to the source and write url(./…), or put the URL into a CSS variable.',
  };
}

/** Finds rules that `@griffel/babel-preset` breaks: it writes a rule with `url()` as a template without escaping. */
export function diagnoseTemplates(files: SourceFiles, compiled: CompiledCall): Diagnostic[] {
  const rules = listRules(compiled.rules, () => 'both').filter(({ css }) => css.includes('url('));
  const has = (pattern: RegExp): boolean => rules.some(({ css }) => pattern.test(css));
  const say = (fault: Pick<Fault, 'severity' | 'message' | 'remedy'>): Diagnostic[] => [
    createDiagnostic(files, compiled.call.range, { code: 'unescaped-rule', ...fault }),
  ];
  if (has(/`|\$\{/)) {
    return say({
      severity: 'error',
      message: `${PRESET} fails with "Invalid raw": a rule with url() has a backtick or "\${" in it.`,
      remedy: 'Set url() in a separate slot or rule.',
    });
  }
  if (!has(/\\/)) return [];
  const isBroken = has(/\\(?:[1-9]|0\d|x(?![\da-f]{2})|u(?![\da-f]{4}|\{))/i);
  return say({
    severity: isBroken ? 'error' : 'warning',
    message: `A rule with url() has a backslash in it. ${PRESET} does not escape it: ${isBroken ? 'the compiled module does not parse' : 'compiled code has the rule without it'}.`,
    remedy: 'Set url() in a separate slot or rule, or write the character itself.',
  });
}

/** The files that import each asset, by its specifier. */
export function findAssetImporters(files: SourceFiles, modules: Modules): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { file, requests } of modules.values()) {
    for (const specifier of requests) {
      const target = resolveSpecifier(specifier, file, (path) => Object.hasOwn(files, path));
      if (!specifier.startsWith('.') || !isAsset(specifier, target)) continue;
      importers.set(specifier, [...(importers.get(specifier) ?? []), file]);
    }
  }
  return importers;
}

/** Finds addresses of imported files outside of `url()`. */
function findOutside(
  value: unknown,
  importers: ReadonlyMap<string, unknown>,
  keys: readonly string[] = [],
): { keys: readonly string[]; path: string }[] {
  if (typeof value === 'string') {
    const rest = value.replace(/url\([^)]*\)/g, '');
    return [...importers.keys()]
      .filter((path) => rest.includes(path))
      .map((path) => ({ keys, path }));
  }
  if (importers.size === 0 || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    findOutside(item, importers, [...keys, key]),
  );
}
