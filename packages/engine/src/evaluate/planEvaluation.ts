import type { SyntaxNode } from '@lezer/common';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import { groupBy } from '../source/groupBy.ts';
import { childNodes, isFunction, textOf, unwrap } from '../source/nodes.ts';
import { type ModuleModel, type Modules, oncePerModule } from '../source/parseModule.ts';
import { isTypeScriptOf, resolveSpecifier } from '../source/resolveSpecifier.ts';
import type { SourceFiles, SourceRange } from '../types.ts';
import type { EvaluationModule, EvaluationProgram } from './EvaluationProgram.ts';
import type { Unit } from './readUnits.ts';
import { sliceForRunTime } from './sliceForRunTime.ts';
import type { Slice } from './createSlicer.ts';
import { type Instance, sliceInstances } from './sliceInstances.ts';
import { sliceModules } from './sliceModules.ts';
import { writeModule, writeRunTimeModule } from './writeModule.ts';

/**
 * Writes the program that evaluates the arguments of the calls.
 *
 * @returns also the slices that it runs, the files that cannot be transpiled, and the statements that the
 *   shaker of `@griffel/babel-preset` breaks: it loses the condition of `do … while ()`, the name of a label, and the
 *   variable of `for … in` where nothing else that it keeps reads it; and those that Babel breaks
 */
export function planEvaluation(
  files: SourceFiles,
  modules: Modules,
  calls: readonly GriffelCall[],
): {
  program: EvaluationProgram;
  slices: ReadonlyMap<string, Slice>;
  faults: TranspileFault[];
  broken: SourceRange[];
} {
  const faults: TranspileFault[] = [];
  const sources: NonNullable<EvaluationProgram['sources']> = [];
  const program: EvaluationProgram = { modules: [], calls: [], sources };
  const has = (path: string): boolean => Object.hasOwn(files, path);
  const slices = sliceModules(modules, calls);
  const instances = sliceInstances(modules, calls, slices);
  const runTime = sliceForRunTime(modules, calls, slices, isMixed([...instances.values()]));
  const callsOf = groupBy(calls, ({ file }) => file);
  const failed = new Set<ModuleModel>();

  /** Reads where the imports of a module lead. */
  const readImports = (
    { file, requests, dynamicRequests }: ModuleModel,
    idOf: (specifier: string, target: string) => string,
  ): Pick<EvaluationModule, 'imports' | 'assets'> => {
    const imports: Record<string, string | null> = {};
    const assets: string[] = [];
    for (const specifier of [...requests, ...dynamicRequests]) {
      const target = resolveSpecifier(specifier, file, has);
      imports[specifier] =
        target === undefined || isTypeScriptOf(specifier, target) || UNREAD.test(target)
          ? null
          : idOf(specifier, target);
      if (isAsset(specifier, target)) assets.push(specifier);
    }
    return { imports, assets };
  };
  const attempt = (module: ModuleModel, write: () => void): void => {
    try {
      write();
    } catch (error) {
      if (!failed.has(module)) faults.push(readFault(module.file, error));
      failed.add(module);
    }
  };

  for (const { id, module, slice, calls: own, imports } of instances.values()) {
    attempt(module, () => {
      const { file } = module;
      const code = writeModule(module, slice, own);
      const read = readImports(module, (specifier, target) => imports.get(specifier) ?? target);
      program.modules.push({ id, file, code, ...read });
    });
  }
  for (const [file, module] of modules) {
    const source = writeSource(module);
    if (source !== undefined) sources.push({ file, code: source });
    const statements = runTime?.get(file);
    if (!statements) continue;
    attempt(module, () => {
      const code = writeRunTimeModule(module, statements, callsOf.get(file) ?? []);
      const read = readImports(module, (_, target) => target);
      (program.atRunTime ??= []).push({ file, code, ...read });
    });
  }
  // Where state may matter, each file is evaluated alone.
  const groups = [...callsOf].flatMap(([file, own]) => {
    const module = modules.get(file);
    return module && !failed.has(module) ? [own.map(({ id }) => ({ id, file }))] : [];
  });
  const alone = groups.flatMap((own) =>
    own.map((call, index) => (runTime && index === 0 ? { ...call, isFresh: true } : call)),
  );
  const together = runTime && findShared(instances).size > 0 ? [groups, [...groups].reverse()] : [];
  program.calls = [
    ...alone,
    ...together.flatMap((one) =>
      one.flat().map((call, index) => ({ ...call, isFresh: index === 0, isTogether: true })),
    ),
  ];
  for (const [file, text] of Object.entries(files)) {
    if (file.endsWith('.json')) {
      // `export { default } from './a.json'` reads the property `default`.
      const code = `const json = module.exports = JSON.parse(${JSON.stringify(text)}); if (json instanceof Object && !('default' in json)) Object.defineProperty(json, 'default', { value: json })`;
      program.modules.push({ file, code, imports: {}, assets: [] });
      program.atRunTime?.push({ file, code, imports: {}, assets: [] });
    }
  }
  const broken = [...slices].flatMap(([file, { kept }]) => {
    const module = modules.get(file);
    const nodes = [...kept].flatMap((unit) =>
      module && isWithoutKey(module, unit, kept) ? [unit.node] : findBroken(unit),
    );
    return nodes.map(({ from, to }) => ({ file, from, to }));
  });
  return { program, slices, faults, broken };
}

/** What tells objects apart that are otherwise the same. */
const IDENTITY =
  /\binstanceof\b|[!=]==?|\b(?:includes|indexOf|is|Map|Set|Symbol|WeakMap|WeakSet)\b/;

/** Whether files are evaluated more than once, and code can tell the objects of their evaluations apart. */
function isMixed(instances: readonly Instance[]): boolean {
  const read = instances.filter(({ slice }) => slice.kept.size > 0).map(({ module }) => module);
  return new Set(read).size < read.length && read.some(({ code }) => IDENTITY.test(code));
}

/** The instances on which several files with calls depend: their state depends on the order of these files. */
function findShared(instances: ReadonlyMap<string, Instance>): Set<string> {
  const rootOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const root of instances.values()) {
    if (root.calls.length === 0) continue;
    const seen = new Set([root.id]);
    // The set grows during the loop.
    for (const id of seen)
      for (const one of instances.get(id)?.imports.values() ?? []) seen.add(one);
    for (const id of seen) {
      const isEmpty = instances.get(id)?.slice.kept.size === 0;
      if (!isEmpty && (rootOf.get(id) ?? root.id) !== root.id) shared.add(id);
      rootOf.set(id, root.id);
    }
  }
  return shared;
}

/** Writes a whole file as CommonJS; undefined where it cannot be transpiled, which is reported elsewhere. */
const writeSource = oncePerModule((module): string | undefined => {
  try {
    const code = writeRunTimeModule(module, new Set(module.statements), []);
    return code
      .replace(/^#!.*/, '') // only the start of a file may have it
      .replace(/\bimport\s*\.\s*meta\b/g, '(0)') // what is parsed is a function, which has none
      .replace(/\b(?:await\s+)?using(?=\s+[\w$]+\s*=)/g, 'const'); // compilers know it, not all engines do
  } catch {
    return undefined;
  }
});

/** The statements of a unit that the shaker breaks. It keeps most conditions of `do` loops in functions. */
function findBroken({ node, children }: Unit): SyntaxNode[] {
  const found: SyntaxNode[] = /^(Do|Labeled)Statement$/.test(node.name) ? [node] : [];
  if (children.length > 0) return found;
  node.cursor().iterate((ref) => {
    const isLabel = ref.name === 'LabeledStatement' && ref.from !== node.from;
    const isFaulty =
      (ref.name === 'TryStatement' && isStuck(ref.node)) ||
      (ref.name === 'DoStatement' && ref.from !== node.from && isWithoutCondition(ref.node));
    if (isLabel || isFaulty) found.push(ref.node);
  });
  return found;
}

/** Whether a `do` loop has a variable as its condition, which the shaker loses. */
function isWithoutCondition(loop: SyntaxNode): boolean {
  const condition = loop.getChild('ParenthesizedExpression');
  return condition !== null && unwrap(condition).name === 'VariableName';
}

/** Whether a statement is a `try … finally` with `yield` or `await`: what Babel makes of it never ends. */
function isStuck(statement: SyntaxNode): boolean {
  if (!statement.getChild('FinallyClause')) return false;
  const last = statement.getChild('Block')?.lastChild?.prevSibling;
  if (last && /^(Return|Throw)Statement$/.test(last.name)) return false;
  let isFound = false;
  statement.cursor().iterate(({ name, node }) => {
    isFound ||= /^(Yield|Await)Expression$/.test(name);
    return !isFound && !isFunction(node);
  });
  return isFound;
}

/** Whether a unit is a `for (key in object)` loop, and nothing that is kept reads the key. */
function isWithoutKey(module: ModuleModel, unit: Unit, kept: ReadonlySet<Unit>): boolean {
  const head = unit.node.getChild('ForInSpec');
  const target = head && childNodes(head)[1];
  if (!head || !target) return false;
  const own = /^(const|let)$/.test(target.name);
  const text = textOf(target, module.code);
  const names = target.name === 'VariableName' ? [text] : unit.declares;
  // The compilers assign an exported variable in the loop.
  const isExported = [...module.exports.values()].some(
    (one) => one.kind === 'local' && names.includes(one.local),
  );
  if (names.length === 0 || isExported) return false;
  const isRead = (references: ReadonlySet<string>): boolean =>
    names.some((name) => references.has(name));
  const isReadIn = ({ children }: Unit): boolean =>
    children.some((child) => (kept.has(child) && isRead(child.references)) || isReadIn(child));
  if (isReadIn(unit)) return false;
  // What is declared outside of the loop may be read there.
  return own || module.statements.every((one) => one === unit.statement || !isRead(one.references));
}

/** Files that the compilers do not read as code when another file imports them. */
export const UNREAD = /\.(mjs|[cm]ts)$/;
const CODE = /\.([cm]?[jt]sx?|json)$/;
const ASSETS =
  /^\.\.?\/.*\.(avif|bmp|eot|gif|ico|jpe?g|mp4|otf|png|svg|ttf|webm|webp|woff2?)(\?.*)?$/i;

/**
 * Whether an import refers to a file that is not code. Its value is then the specifier, as in the compilers,
 * which leave it to the bundler. The file itself may be missing, because it may not be a text.
 *
 * @param file - the given file that the specifier resolves to, if there is one
 */
export function isAsset(specifier: string, file: string | undefined): boolean {
  return file === undefined ? ASSETS.test(specifier) : !CODE.test(file);
}

/** A file that could not be transpiled. */
export interface TranspileFault {
  file: string;
  message: string;
  /** 1-based; undefined where sucrase does not report it. */
  line: number | undefined;
  column: number | undefined;
}

/** Reads an error of sucrase, such as `Error transforming App.tsx: Unexpected token (3:5)`. */
export function readFault(file: string, error: unknown): TranspileFault {
  const text = error instanceof Error ? error.message : String(error);
  const [, message = text, line, column] =
    /^(?:Error transforming [^:]*: |SyntaxError: )?(.*?)(?: \((\d+):(\d+)\))?$/s.exec(text) ?? [];
  return {
    file,
    message,
    line: line === undefined ? undefined : Number(line),
    column: column === undefined ? undefined : Number(column),
  };
}
