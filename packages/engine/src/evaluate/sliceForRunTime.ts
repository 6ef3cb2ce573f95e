import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { orderModules } from '../source/orderModules.ts';
import { collectReferences, isCompound } from '../source/collectNames.ts';
import {
  findStatements,
  indexExports,
  type ModuleModel,
  type Modules,
  oncePerModule,
  type TopLevelStatement,
} from '../source/parseModule.ts';
import { findStars } from '../source/findStars.ts';
import { groupBy, groupPairs } from '../source/groupBy.ts';
import { findAncestor, isFunction, readDeclaration, textOf } from '../source/nodes.ts';
import { resolveModule } from '../source/resolveSpecifier.ts';
import { findEarlyLocals } from './editLocals.ts';
import { findCopies } from './editArrays.ts';
import { hasEffects, mayChange } from './hasEffects.ts';
import { MISSING_GLOBALS } from './missingGlobals.ts';
import { findLostReads } from './findLostReads.ts';
import { isCommonJS } from './readCommonJS.ts';
import type { Slice } from './createSlicer.ts';

/** The statements that run, by file. */
type RunTimeSlices = ReadonlyMap<string, ReadonlySet<TopLevelStatement>>;

/**
 * Finds what has to run, in source order, to get the arguments of the calls as they are at run time. That is
 * more than the compilers run: every statement that could change what the styles read.
 *
 * @param isMixed - whether the compilers may compare objects from separate evaluations of a file
 * @returns undefined where no argument can differ
 */
export function sliceForRunTime(
  modules: Modules,
  calls: readonly GriffelCall[],
  slices: ReadonlyMap<string, Slice>,
  isMixed: boolean,
): RunTimeSlices | undefined {
  const callsOf = groupBy(calls, ({ file }) => file);
  const kept = new Map<string, Set<TopLevelStatement>>();
  const namesOf = new Map<string, Set<string>>();
  const importers = collectImporters(modules);
  const tasks: [ModuleModel, string][] = [];
  const seenExports = new Set<string>();
  let canDiffer =
    isMixed ||
    hasCircle(modules, slices) ||
    calls.some(isConditional) ||
    [...modules.values()].some((module) => findLostReads(module).hasAny) ||
    [...slices.values()].some((slice) => slice.canLoseExports);

  const addName = (module: ModuleModel, name: string): void => {
    const names = namesOf.get(module.file) ?? new Set();
    namesOf.set(module.file, names);
    if (names.has(name)) return;
    names.add(name);
    tasks.push([module, name]);
  };

  const addStatement = (module: ModuleModel, statement: TopLevelStatement): void => {
    const statements = kept.get(module.file) ?? new Set();
    kept.set(module.file, statements);
    if (statements.has(statement)) return;
    statements.add(statement);
    const { node } = statement;
    const own = callsIn(callsOf.get(module.file) ?? [], node);
    const references = own.length === 0 ? statement.references : readOutside(module, node, own);
    const read = own.length === 0 ? references : statement.references;
    canDiffer ||=
      hasEffects(node, module.code) ||
      findCopies(module).size > 0 ||
      findEarlyLocals(module).size > 0 ||
      /^(let|var)$/.test(firstWord(node, module.code)) ||
      // The compilers lose some variables of blocks if another file imports them.
      (statement.declares.length > 0 && isCompound(node)) ||
      [...read].some(
        (name) =>
          isLater(module, statement, name) || name === 'process' || MISSING_GLOBALS.includes(name),
      );
    for (const name of references) addName(module, name);
    for (const specifier of statement.requires) addExport(module, specifier, '*');
    if (own.length === 0) for (const name of statement.declares) addName(module, name);
  };

  const addExport = (importer: ModuleModel, specifier: string, name: string): void => {
    const module = resolveModule(modules, importer, specifier);
    const key = module && `${module.file}\0${name}`;
    if (!module || key === undefined || seenExports.has(key)) return;
    seenExports.add(key);
    if (isCommonJS(module)) for (const one of module.statements) addStatement(module, one);
    for (const one of name === '*' ? [...module.exports.keys()] : [name]) {
      const exported = module.exports.get(one);
      if (exported?.kind === 'local') addName(module, exported.local);
      else if (exported?.kind === 'default') addStatement(module, exported.statement);
      else if (exported?.kind === 'from') {
        addExport(module, exported.specifier, exported.imported);
      }
    }
    for (const star of findStars(modules, module, name)) addExport(module, star, name);
  };
  for (const module of modules.values()) {
    const slice = slices.get(module.file);
    for (const name of slice?.names ?? []) addName(module, name);
    const own = callsOf.get(module.file) ?? [];
    if (own.length > 0 || slice?.kept.size) {
      for (const statement of findThrowing(module)) {
        canDiffer = true;
        addStatement(module, statement);
      }
    }
    if (own.length === 0) continue;
    let next = 0;
    for (const statement of module.statements) {
      if ((own[next]?.range.from ?? Infinity) >= statement.node.to) continue;
      addStatement(module, statement);
      while ((own[next]?.range.from ?? Infinity) < statement.node.to) next++;
    }
  }
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const [module, name] = task;
    for (const statement of findStatements(module, name)) {
      if (statement.node.name !== 'ImportDeclaration') addStatement(module, statement);
    }
    for (const statement of indexReferences(module).get(name) ?? []) {
      if (mayChange(statement, module.code)) addStatement(module, statement);
    }
    const binding = module.imports.get(name);
    if (binding) addExport(module, binding.specifier, binding.imported);
    // A file that imports the name may change its value as well.
    const exported = indexExports(module).get(name);
    for (const one of exported ? [...exported, '*'] : []) {
      for (const [other, local] of importers.get(`${module.file}\0${one}`) ?? []) {
        addName(other, local);
      }
    }
  }
  if (!canDiffer) return undefined;
  addLinks(modules, kept);
  return kept;
}

/** Whether files that the styles read import each other: the compilers may load them in another order. */
function hasCircle(modules: Modules, slices: ReadonlyMap<string, Slice>): boolean {
  const read = new Map([...modules].filter(([file]) => slices.get(file)?.kept.size));
  const loaded = new Set<ModuleModel>();
  return orderModules(read, [...read.keys()]).some((module) => {
    loaded.add(module);
    const targets = module.requests.map((specifier) => resolveModule(read, module, specifier));
    return targets.some((target) => target && !loaded.has(target));
  });
}

/** The statements with a `throw` outside of functions, which the compilers leave out. */
export const findThrowing = oncePerModule(({ statements, code }) =>
  code.includes('throw') ? statements.filter(({ node }) => holdsThrow(node)) : [],
);

function holdsThrow(statement: SyntaxNode): boolean {
  let isFound = false;
  statement.cursor().iterate(({ name, node }) => {
    isFound ||= name === 'ThrowStatement';
    return !isFound && !isFunction(node);
  });
  return isFound;
}

/** Adds the imports and re-exports of all modules. */
function addLinks(modules: Modules, kept: Map<string, Set<TopLevelStatement>>): void {
  for (const module of modules.values()) {
    const statements = kept.get(module.file) ?? new Set();
    kept.set(module.file, statements);
    for (const statement of module.statements) {
      const { node } = statement;
      const isLink =
        node.name === 'ImportDeclaration' ||
        (node.name === 'ExportDeclaration' &&
          (node.getChild('ExportGroup') ?? node.getChild('Star')));
      if (isLink) statements.add(statement);
    }
  }
}

const CONDITIONS =
  /^(?:(?:Do|For|If|Labeled|Switch|Try|While)Statement|(?:Assignment|Binary|Conditional)Expression|(?:Array|Object)Pattern)$/;

/** Whether the code around a call may leave it out while its file loads. */
export function isConditional({ callee, enclosing }: GriffelCall): boolean {
  return !enclosing && findAncestor(callee, ({ name }) => CONDITIONS.test(name)) !== undefined;
}

/**
 * The modules that import each export, with the local name. The key is the file and the exported name; of a reexport,
 * there is one for each file on the way.
 */
function collectImporters(modules: Modules): Map<string, (readonly [ModuleModel, string])[]> {
  return groupPairs(
    [...modules.values()].flatMap((module) =>
      [...module.imports].flatMap(([local, { specifier, imported }]) => {
        const keys = new Set<string>();
        const follow = (importer: ModuleModel, from: string, name: string): void => {
          const target = resolveModule(modules, importer, from);
          const key = `${target?.file ?? ''}\0${name}`;
          if (keys.has(key)) return;
          keys.add(key);
          const exported = target?.exports.get(name);
          if (!target) return;
          if (exported?.kind === 'from') follow(target, exported.specifier, exported.imported);
          else if (!exported) {
            for (const star of findStars(modules, target, name)) follow(target, star, name);
          }
        };
        follow(module, specifier, imported);
        return [...keys].map((key) => [key, [module, local]] as const);
      }),
    ),
  );
}

/** The statements that reference each name. */
const indexReferences = oncePerModule((module) =>
  groupPairs(
    module.statements.flatMap((statement) =>
      [...statement.references].map((name) => [name, statement] as const),
    ),
  ),
);

/** The calls inside a node, by binary search. */
function callsIn(calls: readonly GriffelCall[], { from, to }: SyntaxNode): GriffelCall[] {
  let low = 0;
  let high = calls.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((calls[middle]?.range.from ?? to) < from) low = middle + 1;
    else high = middle;
  }
  const found: GriffelCall[] = [];
  for (let call = calls[low]; call && call.range.from < to; call = calls[++low]) found.push(call);
  return found;
}

/** The names that a statement references outside of the arguments of its Griffel calls, which change nothing. */
function readOutside(
  module: ModuleModel,
  node: SyntaxNode,
  calls: readonly GriffelCall[],
): Set<string> {
  const names = new Set<string>();
  const starts = new Set(calls.map(({ argList }) => argList.from));
  const visit = (one: SyntaxNode): void => {
    if (one.name === 'ArgList' && starts.has(one.from)) return;
    if (!holdsCall(one, calls)) {
      for (const name of collectReferences(one, module.code)) names.add(name);
      return;
    }
    for (let child = one.firstChild; child; child = child.nextSibling) visit(child);
  };
  visit(node);
  return names;
}

function holdsCall({ from, to }: SyntaxNode, calls: readonly GriffelCall[]): boolean {
  return calls.some(({ argList }) => from <= argList.from && argList.to <= to);
}

function firstWord(node: SyntaxNode, code: string): string {
  const word = readDeclaration(node)?.firstChild;
  return textOf(word, code);
}

/**
 * Whether a later statement defines a name. A function is hoisted, but what it reads may not be defined where it is
 * called.
 *
 * @param seen - names that were looked up already, because functions can call each other
 */
function isLater(
  module: ModuleModel,
  statement: TopLevelStatement,
  name: string,
  seen = new Set<string>(),
): boolean {
  if (seen.has(name)) return false;
  seen.add(name);
  return findStatements(module, name).some(
    ({ node, references }) =>
      node.from > statement.node.from &&
      (node.name !== 'FunctionDeclaration' ||
        [...references].some((one) => isLater(module, statement, one, seen))),
  );
}
