import type { SyntaxNode } from '@lezer/common';
import { GRIFFEL_MODULES } from '../calls/griffelModules.ts';
import type { Slice } from '../evaluate/createSlicer.ts';
import {
  childNodes,
  includeWrappers,
  readDeclaration,
  readInitializer,
  textOf,
  unwrap,
} from '../source/nodes.ts';
import {
  findStatements,
  type ImportBinding,
  type ModuleModel,
  type Modules,
} from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';
import { findOrigins } from './diagnoseReexports.ts';

const BUILT_IN =
  /^(?:Array|Date|Error|Function|Map|Object|Promise|(?:Range|Reference|Syntax|Type|URI)Error|RegExp|Set|WeakMap|WeakSet)$/;

const REMEDIES: Readonly<Record<string, string>> = {
  Array: 'Use Array.isArray().',
  Function: "Use typeof value === 'function'.",
  Object: "Use typeof value === 'object' and Array.isArray().",
};

/**
 * Finds comparisons with built-in classes, such as `instanceof Array` and `.constructor === Object`. The compilers
 * evaluate each file in a realm of its own, and their helpers for old JavaScript in another, so these are false for
 * objects from there. Here, all code runs in one realm.
 *
 * @param read - the parts of the file that styles read
 * @param isShared - whether other files get values from this one
 */
export function diagnoseRealms(
  files: SourceFiles,
  modules: Modules,
  module: ModuleModel,
  read: readonly SyntaxNode[],
  slice: Slice | undefined,
  isShared: boolean,
): Diagnostic[] {
  const { file, code } = module;
  if (!/\binstanceof\b|\.constructor\b|\.prototype\b/.test(code)) return [];
  const { isGlobal } = readScopes(module);
  const imported = [...(slice?.names ?? [])].flatMap((name) => module.imports.get(name) ?? []);
  const isOfGriffel = ({ specifier }: ImportBinding): boolean =>
    GRIFFEL_MODULES.includes(specifier);
  const meetsOthers =
    isShared ||
    imported.some((one) => !isOfGriffel(one) && !isText(modules, module, one)) ||
    holdsRest(module);
  const isAsync = /\basync\b/.test(code);
  const diagnostics: Diagnostic[] = [];
  for (const part of read) {
    part.cursor().iterate(({ name: type, node }) => {
      const name = type === 'VariableName' ? textOf(node, code) : '';
      // An async function returns the promise of a helper.
      const isForeign =
        meetsOthers ||
        (name === 'Promise' && isAsync) ||
        // Griffel returns objects only.
        (name === 'Object' && imported.some(isOfGriffel));
      if (!BUILT_IN.test(name) || !isForeign || !isGlobal(node)) return;
      const member = /\.prototype$/.test(textOf(node.parent ?? node, code))
        ? node.parent
        : undefined;
      const comparison = includeWrappers(member ?? node, code).parent;
      const operator = comparison?.name === 'BinaryExpression' ? childNodes(comparison)[1] : null;
      if (!comparison || !operator || !/^(?:instanceof|[!=]==?)$/.test(textOf(operator, code)))
        return;
      diagnostics.push(
        createDiagnostic(
          files,
          { file, from: comparison.from, to: comparison.to },
          {
            severity: 'warning',
            code: 'other-realm',
            message: `Where styles are compiled, each file and each helper of the compiler has its own ${name}. So "${textOf(comparison, code)}" may give another result for values from elsewhere, and compiled styles may differ from those shown here.`,
            remedy: REMEDIES[name] ?? 'Look for a property or a method of the value instead.',
          },
        ),
      );
    });
  }
  return diagnostics;
}

/** Whether an import is a constant text or number, which are the same everywhere. */
function isText(
  modules: Modules,
  module: ModuleModel,
  { specifier, imported }: ImportBinding,
): boolean {
  const [origin] = findOrigins(modules, module, specifier, imported);
  const target = origin && modules.get(origin.from);
  const exported = target?.exports.get(origin?.name ?? '');
  if (!target || exported?.kind !== 'local') return false;
  const [statement] = findStatements(target, exported.local);
  const declaration = statement && readDeclaration(statement.node);
  const definition = declaration
    ?.getChildren('VariableDefinition')
    .find(({ from, to }) => target.code.slice(from, to) === exported.local);
  const value = definition && readInitializer(definition);
  return (
    declaration?.getChild('const') !== null &&
    /^(String|Number|TemplateString)$/.test(value ? unwrap(value).name : '')
  );
}

/** Whether a module has a pattern such as `{ a, ...rest }`: the rest comes from a helper. */
function holdsRest({ tree }: ModuleModel): boolean {
  let isFound = false;
  tree.cursor().iterate(({ name, node }) => {
    isFound ||= name === 'Spread' && node.parent?.name === 'PatternProperty';
  });
  return isFound;
}
