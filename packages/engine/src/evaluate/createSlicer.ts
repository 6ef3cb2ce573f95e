import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { collectReferences } from '../source/collectNames.ts';
import { findStars } from '../source/findStars.ts';
import {
  includeWrappers,
  isFunction,
  isIdentifier,
  isInside,
  readMemberName,
  textOf,
} from '../source/nodes.ts';
import {
  type ImportBinding,
  type ModuleModel,
  type Modules,
  readRequire,
  type TopLevelStatement,
} from '../source/parseModule.ts';
import { readScopes } from '../source/scopes.ts';
import { findLostReads } from './findLostReads.ts';
import { exportKey, indexUnits } from './indexUnits.ts';
import { isCommonJS, MODULE_MARK } from './readCommonJS.ts';
import type { Unit } from './readUnits.ts';
import type { Variable } from './readVariables.ts';

/** The part of a file that the arguments of the calls depend on. */
export interface Slice {
  /** The units of the file by their top-level statements. */
  units: ReadonlyMap<ModuleModel['statements'][number], Unit>;
  /** The units that run. */
  kept: Set<Unit>;
  /** The names of the module's scope that are read. */
  names: Set<string>;
  /** Those of them that another file imports. */
  imported: Set<string>;
  /** The files that its part loads. The compilers parse the whole of each. */
  loads: Set<string>;
  /** The functions whose export the compilers lose unless something else reads them. */
  lostExports: Set<string>;
  /** The calls whose arguments are evaluated. */
  calls: readonly GriffelCall[];
  /** Names that several statements of the file declare, possibly in different blocks. */
  repeated: ReadonlySet<string>;
  /** Whether the compilers may lose some of the exports that are read. */
  canLoseExports: boolean;
}

/** Gets what a file reads from another: a name, or `*` for all names; undefined if it only may be there. */
type OnRead = (specifier: string, name: string | undefined) => void;

export interface Slicer {
  slice: Slice;
  /** Adds what an importer reads (see `OnRead`). */
  add(name: string | undefined): void;
  addCall(call: GriffelCall): void;
}

/** A work list instead of recursion, because names may lead through thousands of statements. */
export type Tasks = (() => void)[];

export function runAll(tasks: Tasks): void {
  for (let task = tasks.pop(); task; task = tasks.pop()) task();
}

/**
 * Collects the part of a file that others read.
 *
 * @param onRead - is called for what this part reads from other files; more than once for the same
 */
export function createSlicer(
  modules: Modules,
  module: ModuleModel,
  tasks: Tasks,
  onRead: OnRead,
): Slicer {
  const { units, unitsOf, variablesOf, lost, exportUnits, exporting, repeated } =
    indexUnits(module);
  const ownCalls: GriffelCall[] = [];
  const slice: Slice = {
    units,
    kept: new Set(),
    names: new Set(),
    imported: new Set(),
    loads: new Set(),
    lostExports: new Set(),
    calls: ownCalls,
    repeated,
    canLoseExports: false,
  };
  const { kept, names } = slice;
  const { isLostExport } = findLostReads(module);
  const added = new Set<string | undefined>();
  const named = new Set<string>();

  /** Reads a name from another file. `*` reads nothing where names are read as well: the compilers lose the rest. */
  const read = (specifier: string, name: string, whole = '*'): void => {
    if (name !== '*') {
      named.add(specifier);
      onRead(specifier, name);
      return;
    }
    slice.canLoseExports ||= whole !== '*';
    // Below all other tasks, because names may be read by then.
    tasks.unshift(() => {
      if (named.has(specifier)) slice.canLoseExports = true;
      else onRead(specifier, whole);
    });
  };

  /** Reads the members of a namespace that the kept part references, or all of it. */
  const addMembers = (specifier: string, definition: SyntaxNode, whole?: string): void => {
    const isKept = (node: SyntaxNode): boolean =>
      ownCalls.some(({ argList }) => isInside(node, argList)) ||
      [...kept].some(
        (unit) =>
          isInside(node, unit.node) && !unit.children.some((one) => isInside(node, one.node)),
      );
    const references = readScopes(module)
      .findReferences(definition)
      .map((node) => ({ node, members: readMemberNames(node, module.code) }));
    const readAll = (all: typeof references): void => {
      for (const { members } of all) for (const one of members) read(specifier, one, whole);
    };
    const isWhole = references.flatMap(({ members }) => members.map((one) => one === '*'));
    // Only what is kept decides which of the two it is.
    if (new Set(isWhole).size > 1) {
      tasks.unshift(() => readAll(references.filter(({ node }) => isKept(node))));
    } else readAll(references);
  };

  /**
   * Reads what a declaration requires outside of functions, to which the compilers turn classes as well: they lose what
   * is required elsewhere. As a whole, `require()` reads what `module.exports = …` exports.
   */
  const readRequired = ({ node: statement, requires }: TopLevelStatement): void => {
    if (requires.length === 0) return;
    const isDeclaration = /^(Variable|Export)Declaration$/.test(statement.name);
    statement.cursor().iterate(({ name, node }) => {
      if (!isDeclaration || isFunction(node) || name === 'ClassBody') {
        slice.canLoseExports = true;
        return false;
      }
      const specifier = name === 'CallExpression' ? readRequire(node, module.code) : undefined;
      if (specifier === undefined) return true;
      const definition = includeWrappers(node, module.code).prevSibling?.prevSibling;
      if (definition?.name === 'VariableDefinition') {
        addMembers(specifier, definition, 'default');
      } else {
        for (const one of readMemberNames(node, module.code)) read(specifier, one, 'default');
      }
      return true;
    });
  };
  let isExporting = false;

  const addNames = ({ references, declares }: Unit | Variable): void => {
    for (const name of references) addName(name);
    // Later units may change what this one declares.
    for (const name of declares) addName(name);
  };

  const addUnit = (unit: Unit): void => {
    if (kept.has(unit)) return;
    kept.add(unit);
    if (unit.variables.length === 0) addNames(unit);
    for (const one of unit.variables) if (one.isExported) addNames(one);
    if (!unit.parent) readRequired(unit.statement);
    if (isCommonJS(module)) {
      const text = module.code.slice(unit.node.from, unit.node.to);
      for (const [, name] of text.matchAll(/(?<![\w$]|(?<!\.\.)\.)exports\.([\w$]+)/g)) add(name);
    }
    const { parent, node } = unit;
    if (parent) addUnit(parent);
    if (KEPT_WITH_BODY.test(node.name)) {
      for (const child of unit.children) if (!isElse(child)) addUnit(child);
    }
  };

  const addName = (name: string): void => {
    // What a file exports does not depend on what else it exports.
    const isExports = /^(exports|module)$/.test(name) && isCommonJS(module);
    if (isExports || names.has(name)) return;
    names.add(name);
    slice.canLoseExports ||= lost.has(name);
    tasks.push(() => {
      for (const unit of unitsOf.get(name) ?? []) {
        if (unit.node.name !== 'ImportDeclaration') addUnit(unit);
        else kept.add(unit);
      }
      for (const one of variablesOf.get(name) ?? []) addNames(one);
      const binding = module.imports.get(name);
      if (!binding) return;
      const { specifier, imported, definition } = binding;
      const isTraced = imported === '*' && hasTracedMembers(module, binding);
      if (isTraced) addMembers(specifier, definition);
      else read(specifier, imported);
    });
  };

  const addExport = (name: string): void => {
    for (const one of name === '*' ? [...module.exports.keys()] : [name]) {
      const exported = module.exports.get(one);
      if (exported?.kind === 'local') {
        addName(exported.local);
        if (isLostExport(exported.local)) slice.lostExports.add(exported.local);
        slice.imported.add(exported.local);
        for (const unit of unitsOf.get(exportKey(exported.local)) ?? []) addUnit(unit);
      } else if (exported?.kind === 'default') {
        const unit = units.get(exported.statement);
        if (unit) addUnit(unit);
        for (const one of unit?.declares ?? []) if (isLostExport(one)) slice.lostExports.add(one);
      } else if (exported?.kind === 'from') {
        const { specifier, imported } = exported;
        if (imported === '*') onRead(specifier, imported);
        else read(specifier, imported);
      }
    }
    // A module's own export takes precedence. Who reads all names gets only these: the compilers lose the others.
    if (name !== '*' && !module.exports.has(name)) {
      for (const star of findStars(modules, module, name)) onRead(star, name);
      add(undefined);
    }
    // `export { a, b } from './c'` and `export { a }` must run, or the names are not exported.
    if (isExporting) return;
    isExporting = true;
    for (const unit of exportUnits) kept.add(unit);
  };

  const add = (name: string | undefined): void => {
    if (added.has(name)) return;
    added.add(name);
    slice.canLoseExports ||= isCommonJS(module) || (name === '*' && module.starExports.length > 0);
    // To find a name, the compilers load every file that might have it.
    if (name === undefined) for (const star of module.starExports) onRead(star, undefined);
    else if (!isCommonJS(module)) addExport(name);
    else {
      const isRead = ([one]: (typeof exporting)[number]): boolean => name === '*' || one === name;
      if (!exporting.some(isRead)) return;
      for (const one of exporting) if (isRead(one) || one[0] === MODULE_MARK) addUnit(one[1]);
    }
  };

  const addCall = (call: GriffelCall): void => {
    const { argList, callee } = call;
    ownCalls.push(call);
    // The compilers do not see what the argument itself requires.
    slice.canLoseExports ||= /\brequire\b/.test(textOf(argList, module.code));
    const scopes = readScopes(module);
    for (const name of collectReferences(argList, module.code)) {
      // A name that only a block or function defines does not exist at the top level.
      const isLocal = scopes.isShadowed(callee, name) && scopes.findDefinitions(name).length === 0;
      if (!isLocal) addName(name);
    }
  };
  return { slice, add, addCall };
}

/** Whether the compilers notice which members of a namespace are read: not if a name of its file is imported as well. */
function hasTracedMembers({ imports }: ModuleModel, namespace: ImportBinding): boolean {
  const all = [...imports.values()].filter(({ specifier }) => specifier === namespace.specifier);
  return all[0] === namespace && all.every(({ imported }) => imported === '*');
}

/** The names that are read from a namespace where it is referenced; `*` for all that are not named. */
function readMemberNames(node: SyntaxNode, code: string): readonly string[] {
  const member = readMemberName(node, code);
  if (member !== undefined) return [member];
  const value = includeWrappers(node, code);
  const equals = value.prevSibling;
  const pattern = equals?.name === 'Equals' ? equals.prevSibling : null;
  if (value.parent?.name !== 'VariableDeclaration' || pattern?.name !== 'ObjectPattern')
    return ['*'];
  return pattern.getChildren('PatternProperty').map(({ firstChild: key }) => {
    const text = textOf(key, code);
    return isIdentifier(text) ? text : '*';
  });
}

/** Statements that are kept with their bodies, except for `else`. A block is kept without the statements in it. */
const KEPT_WITH_BODY =
  /^(IfStatement|ForStatement|WhileStatement|DoStatement|TryStatement|LabeledStatement)$/;

function isElse({ node }: Unit): boolean {
  return node.prevSibling?.name === 'else';
}
