import type { SyntaxNode } from '@lezer/common';
import { findPrecompiledCalls, kindOf } from '../calls/findPrecompiledCalls.ts';
import { GRIFFEL_MODULES, isCallKind } from '../calls/griffelModules.ts';
import { applyEdits, type Edit } from '../source/applyEdits.ts';
import type { CompiledCall } from '../compile/compileCall.ts';
import {
  compileCalls,
  prependStatements,
  printValue,
  renameImports,
} from '../compile/compileModule.ts';
import { generateName } from '../compile/assets.ts';
import type { ModuleModel } from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import type { CallKind } from '../types.ts';

const EXTRACTED_NAMES: Readonly<Record<CallKind, string>> = {
  makeStyles: '__css',
  makeResetStyles: '__resetCSS',
  makeStaticStyles: '__staticCSS',
};

/**
 * Writes a module without its rules, which are in the style sheet, as `@griffel/webpack-extraction-plugin`
 * does. The plugin's import of the style sheet is left out.
 *
 * ```js
 * import { __css as _css } from '@griffel/react';
 * const useStyles = _css({ root: { sj55zd: 'fe3e8s9' } });
 * ```
 */
export function extractModule(module: ModuleModel, calls: readonly CompiledCall[]): string {
  const isCompiled = !isSkipped(module);
  const names = nameImports(module, isCompiled);
  const edits: Edit[] = isCompiled ? renameImports(module) : [];
  const compiled = compileCalls(module, isCompiled ? calls : []);
  let imports = '';
  for (const [index, edit] of compiled.edits.entries()) {
    const one = calls[index];
    if (!one) continue;
    if (one.call.object === undefined) {
      const name = names.byKind.get(`${one.call.specifier}:${one.kind}`) ?? '';
      const values = argumentsOf(one).map((value) => printValue(value));
      edits.push({ ...edit, text: `${name}(${values.join(', ')})` });
    } else {
      // The plugin handles imported names only, not members of an object.
      edits.push(edit);
      imports = `${compiled.importsOf[index] ?? ''}${imports}`;
    }
  }

  const removed = new Set<Edit['from']>();
  for (const call of findPrecompiledCalls(module)) {
    const { callee, rulesNode, localName, rules, assets } = call;
    if (!rules) continue;
    edits.push({ from: callee.from, to: callee.to, text: names.byLocal.get(localName) ?? '' });
    edits.push(removeArgument(rulesNode));
    for (const { node } of assets) {
      if (removed.has(node.from)) continue;
      removed.add(node.from);
      edits.push({ from: node.from, to: node.to, text: '' });
    }
  }
  const added = addImports(module, names.additions, !compiled.assets.isEmpty);
  edits.push(...added.edits, ...prependStatements(module, added.head + imports));
  return applyEdits(module.code, edits);
}

/** Removes the last argument with the comma before it. */
function removeArgument(node: SyntaxNode): Edit {
  let from = node.from;
  for (let at = node.prevSibling; at && at.name !== '('; at = at.prevSibling) {
    if (at.name === ',') {
      from = at.from;
      break;
    }
  }
  return { from, to: node.to, text: '' };
}

interface NamedImports {
  /** The names to import, by package. */
  additions: Map<string, string[]>;
  /** The function name of a call that is compiled here, by `package:kind`. */
  byKind: Map<string, string>;
  /** The function name of a precompiled call, by the local name of its original function. */
  byLocal: Map<string, string>;
}

/** Babel adds an import for each imported function, and names it with one underscore. */
function nameImports(module: ModuleModel, isCompiled: boolean): NamedImports {
  const taken = new Set(readScopes(module).names);
  const found: NamedImports = { additions: new Map(), byKind: new Map(), byLocal: new Map() };
  for (const [local, { specifier, imported }] of module.imports) {
    const isOwn = isCompiled && GRIFFEL_MODULES.includes(specifier) && isCallKind(imported);
    const kind = isOwn ? imported : kindOf(imported);
    if (!kind) continue;
    const name = EXTRACTED_NAMES[kind];
    const given = generateName(name.replace(/^_+/, ''), taken);
    if (isOwn) found.byKind.set(`${specifier}:${kind}`, given);
    else found.byLocal.set(local, given);
    const names = found.additions.get(specifier) ?? [];
    found.additions.set(specifier, [...names, `${name} as ${given}`]);
  }
  return found;
}

/** Babel adds a name to the first import if that is from the same package; else it adds an import at the top. */
function addImports(
  module: ModuleModel,
  additions: ReadonlyMap<string, string[]>,
  hasImportsAbove: boolean,
): { edits: Edit[]; head: string } {
  const rest = new Map(additions);
  const edits: Edit[] = [];
  // The imports of assets were the first ones, until their paths moved into the rules.
  const first = hasImportsAbove
    ? undefined
    : module.statements.find(
        ({ node }) => node.name === 'ImportDeclaration' && !node.getChild('type'),
      );
  const bindings = [...module.imports.values()].filter(
    ({ node }) => first && node.from >= first.node.from && node.to <= first.node.to,
  );
  const [binding] = bindings;
  const own = binding && rest.get(binding.specifier);
  const group = first?.node.getChild('ImportGroup');
  const last = bindings.filter(({ node }) => group && node.from > group.from).at(-1);
  if (binding && own && last) {
    rest.delete(binding.specifier);
    // Directly after the last name, because a comma, a comment or a line break may follow.
    const { to } = last.definition;
    const lineBreak = /\n[ \t]*$/.exec(module.code.slice(first?.node.from, last.node.from))?.[0];
    const separator = `,${lineBreak ?? ' '}`;
    edits.push({ from: to, to, text: separator + own.join(separator) });
  }
  const head = [...rest].map(
    ([from, names]) => `import { ${names.join(', ')} } from ${JSON.stringify(from)};\n`,
  );
  return { edits, head: head.reverse().join('') };
}

/** `@griffel/webpack-loader` searches for these words, and leaves a file without them unchanged. */
export function isSkipped({ code }: ModuleModel): boolean {
  return !/\b(makeStyles|makeResetStyles)/.test(code);
}

function argumentsOf(compiled: CompiledCall): unknown[] {
  if (compiled.kind === 'makeStyles') return [compiled.classesMap];
  return compiled.kind === 'makeResetStyles' ? [compiled.ltr, compiled.rtl] : [];
}
