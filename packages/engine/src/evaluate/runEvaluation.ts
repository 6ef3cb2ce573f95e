import { createGriffelPackages, PARTIAL_PACKAGES, type Packages } from './createGriffelPackages.ts';
import type {
  EvaluatedCall,
  EvaluationError,
  EvaluationModule,
  EvaluationOutcome,
  EvaluationProgram,
  InvalidHelper,
  UnknownText,
} from './EvaluationProgram.ts';
import { createCompilerProcess, createProcess } from './createProcess.ts';
import { findSyntaxErrors } from './findSyntaxErrors.ts';
import { isRecord } from '../resolve/isRecord.ts';
import { MISSING_GLOBALS } from './missingGlobals.ts';
import { toPlainData } from './toPlainData.ts';

export interface RunEvaluationOptions {
  /** The packages that code can import. @default the Griffel packages */
  packages?: Packages;
}

const PARAMETERS = [
  'exports',
  'require',
  'module',
  '$griffelCall',
  '$griffelSpread',
  '$griffelStep',
  '$griffelHide',
  'globalThis',
  'process',
];

/** Evaluates JSX to plain objects: styles do not use it, but may read values next to it, such as an icon's width. */
const JSX_RUNTIME = { Fragment: 'Fragment', jsx: createElement, jsxs: createElement };

function createElement(type: unknown, props: unknown, key: unknown): object {
  return { type, props, key };
}

/** The lines that `new Function` adds before the body. */
const HEADER_LINES = 2;
const SOURCE_URL = 'griffel:///';

/** What is behind an error of ours. It is kept outside of the error, so that evaluated code cannot forge it. */
const causes = new WeakMap<object, Pick<EvaluationError, 'missing' | 'loop' | 'unknown'>>();

/** The number of steps that the loops of a file and its imports can take. No style needs so many. */
export const MAX_STEPS = 1_000_000;

/**
 * Runs a program and returns the arguments of its calls. Since this runs the user's code, a browser has to
 * call it in a sandboxed worker under a time limit.
 */
export function runEvaluation(
  program: EvaluationProgram,
  options: RunEvaluationOptions = {},
): EvaluationOutcome {
  return withoutFunctionTexts(() => run(program, options));
}

/**
 * Makes reading the text of a function throw: compilers and bundlers write functions anew, so nobody knows the text
 * that styles get. The texts of built-in functions stay.
 */
function withoutFunctionTexts<T>(callback: () => T): T {
  const { prototype } = Function;
  const original = prototype.toString;
  prototype.toString = function toString(this: unknown): string {
    const text = original.call(this);
    return /\{\s*\[native code\]\s*\}$/.test(text) ? text : refuse('function-text');
  };
  try {
    return callback();
  } finally {
    prototype.toString = original;
  }
}

function refuse(unknown: UnknownText): never {
  const error = new TypeError(unknown);
  causes.set(error, { unknown });
  throw error;
}

/** Makes reading the name of a function or the text of a regular expression throw. */
function hide(value: object): object {
  const isFunction = typeof value === 'function';
  const get = (): never => refuse(isFunction ? 'function-name' : 'regexp-text');
  return Object.defineProperty(value, isFunction ? 'name' : 'toString', { get });
}

function run(program: EvaluationProgram, options: RunEvaluationOptions): EvaluationOutcome {
  const invalidHelpers: InvalidHelper[] = [];
  const packages =
    options.packages ??
    createGriffelPackages((helper) => {
      const { file, line } = describeError(new Error());
      if (invalidHelpers.length < MAX_INVALID_HELPERS) invalidHelpers.push({ helper, file, line });
    });
  const spreads = new Map<string, Map<string, RecordedSpread>>();
  const onSpread: OnSpread = (file, from, value) => {
    const isKey = typeof value === 'string' || typeof value === 'number';
    const all = isKey ? [String(value)] : Object.keys(value ?? {});
    const keys = all.slice(0, MAX_KEYS + 1);
    const place = `${from} ${file}`;
    const runs = spreads.get(place) ?? new Map<string, RecordedSpread>();
    if (spreads.size < MAX_SPREADS) spreads.set(place, runs);
    if (runs.size <= MAX_RUNS) runs.set(keys.join('\n'), { file, from, keys });
    return value;
  };

  const thunks = new Map<string, () => unknown>();
  const createFreshLoader = (): ((file: string) => void) =>
    createLoader(
      {
        modules: program.modules,
        packages,
        process: createCompilerProcess(),
        hidden: MISSING_GLOBALS,
      },
      (id, thunk) => thunks.set(id, thunk as () => unknown),
      onSpread,
    );
  let load = createFreshLoader();
  const calls = program.calls.map(({ id, file, isFresh }): EvaluatedCall => {
    if (isFresh) load = createFreshLoader();
    try {
      load(file);
      return { id, ...toPlainData(thunks.get(id)?.()) };
    } catch (error) {
      return { id, error: describeError(error) };
    }
  });
  const atRunTime =
    program.atRunTime &&
    runAtRunTime(
      program.calls,
      {
        modules: program.atRunTime,
        packages: options.packages ?? createGriffelPackages(),
        process: createProcess(),
      },
      onSpread,
    );
  // An incomplete set of keys would pass for a complete one.
  const recorded = [...spreads.values()]
    .map((runs) => [...runs.values()])
    .filter((runs) => runs.length <= MAX_RUNS && runs.every(({ keys }) => keys.length <= MAX_KEYS));
  const syntaxErrors = findSyntaxErrors(program.sources ?? []);
  return {
    calls,
    ...(syntaxErrors.length > 0 && { syntaxErrors }),
    ...(recorded.length > 0 && { spreads: recorded.flat() }),
    ...(invalidHelpers.length > 0 && { invalidHelpers }),
    ...atRunTime,
  };
}

/** Runs the modules as in the browser, and returns the arguments that their calls get, and the errors of files. */
function runAtRunTime(
  calls: EvaluationProgram['calls'],
  realm: Realm,
  onSpread: OnSpread,
): Pick<EvaluationOutcome, 'atRunTime' | 'loadErrors'> {
  const values = new Map<string, unknown>();
  const load = createLoader(
    realm,
    (id, value) => {
      if (!values.has(id)) values.set(id, value);
      return () => ({});
    },
    onSpread,
  );
  const errors = new Map<string, unknown>();
  for (const { file } of calls) {
    if (errors.has(file)) continue;
    try {
      load(file);
    } catch (error) {
      errors.set(file, error);
    }
  }
  // Hooks read their arguments when they are called, which is after all modules have run.
  const atRunTime = calls.flatMap(({ id, file }): EvaluatedCall[] => {
    try {
      if (values.has(id)) return [{ id, ...toPlainData(values.get(id)) }];
    } catch (error) {
      return [{ id, error: describeError(error) }];
    }
    return errors.has(file) ? [{ id, error: describeError(errors.get(file)) }] : [];
  });
  return { atRunTime, loadErrors: [...errors.values()].map(describeError) };
}

/** `$griffelCall` in the code of a module. */
type OnCall = (id: string, argument: unknown) => unknown;

/** `$griffelSpread` in the code of a module, which returns the value. */
type OnSpread = (file: string, from: number, value: unknown) => unknown;

interface Realm {
  modules: readonly EvaluationModule[];
  packages: Packages;
  /** The global of this name. */
  process: object;
  /** Globals that are hidden from the code. */
  hidden?: readonly string[];
}

type RecordedSpread = NonNullable<EvaluationOutcome['spreads']>[number];

const MAX_SPREADS = 10_000;
/** Sets of keys for one spread. */
const MAX_RUNS = 20;
/** Keys in one set. */
const MAX_KEYS = 200;
const MAX_INVALID_HELPERS = 200;

/** Creates a function that loads the module of a file, with its imports. */
function createLoader(realm: Realm, onCall: OnCall, onSpread: OnSpread): (file: string) => void {
  const { packages, hidden = [] } = realm;
  const modules = new Map(realm.modules.map((module) => [module.id ?? module.file, module]));
  const loaded = new Map<EvaluationModule, { exports: unknown }>();
  const failed = new Map<EvaluationModule, { error: unknown }>();
  let steps = 0;
  let stopped: RangeError | undefined;
  const step = (file: string, from: number, isCut: boolean): void => {
    steps++;
    if (steps <= MAX_STEPS) return;
    stopped = new RangeError(`a loop did not end after ${String(MAX_STEPS)} steps`);
    causes.set(stopped, { loop: { file, from, isCut } });
    throw stopped;
  };
  // What code puts there must not reach the next analysis.
  const globalObject = Object.create(globalThis) as object;

  const load = (module: EvaluationModule): unknown => {
    const previous = loaded.get(module);
    if (previous) return previous.exports;
    const failure = failed.get(module);
    if (failure) throw failure.error;
    const instance = { exports: {} as unknown };
    loaded.set(module, instance);
    const require = (specifier: string): unknown => {
      const file = module.imports[specifier];
      const imported = typeof file === 'string' ? modules.get(file) : undefined;
      if (imported) {
        const exported = load(imported);
        // The program itself may contain more of a package, but not all of it.
        return PARTIAL_PACKAGES.includes(specifier) && isRecord(exported)
          ? createMissing(specifier, module.file, exported)
          : exported;
      }
      if (module.assets.includes(specifier)) return specifier;
      if (specifier === 'react/jsx-runtime') return JSX_RUNTIME;
      const known = Object.hasOwn(packages, specifier) ? packages[specifier] : undefined;
      if (known && !PARTIAL_PACKAGES.includes(specifier)) return known;
      return createMissing(specifier, module.file, known);
    };
    try {
      // The inner function lets the code define a name that is hidden from it.
      const body = `(function () {${module.code}\n})();\n//# sourceURL=${SOURCE_URL}${module.file}`;
      createFunction([...PARAMETERS, ...hidden], body)(
        instance.exports,
        require,
        instance,
        onCall,
        (from: number, value: unknown) => onSpread(module.file, from, value),
        (from: number, isCut: boolean) => step(module.file, from, isCut),
        hide,
        globalObject,
        realm.process,
      );
    } catch (error) {
      loaded.delete(module);
      failed.set(module, { error });
      throw error;
    }
    return instance.exports;
  };
  return (file) => {
    const module = modules.get(file);
    if (module) load(module);
    // A loop does not go on because its code has caught the error.
    if (stopped) throw stopped;
  };
}

/** The playground calls this in its sandbox, where evaluating code is the purpose. */
function createFunction(
  parameters: readonly string[],
  body: string,
): (...args: readonly unknown[]) => unknown {
  return new Function(...parameters, body) as ReturnType<typeof createFunction>;
}

/** A module that throws only when a missing name is read from it, because barrels import more than is used. */
function createMissing(
  specifier: string,
  importer: string,
  known: Readonly<Record<string, unknown>> = {},
): unknown {
  return new Proxy(Object.create(null) as object, {
    get(_, key) {
      if (key === '__esModule') return true;
      if (typeof key === 'string' && Object.hasOwn(known, key)) return known[key];
      const error = new Error(`Cannot find "${specifier}", imported by ${importer}`);
      causes.set(error, { missing: { specifier, importer, name: String(key) } });
      throw error;
    },
  });
}

/** In characters. Longer texts of an error are cut off. */
const MAX_TEXT = 1000;
const MAX_STACK = 20_000;

/** Reads a thrown value carefully: it can be anything, such as a proxy or an object whose getters throw. */
function describeError(error: unknown): EvaluationError {
  if ((typeof error !== 'object' && typeof error !== 'function') || error === null) {
    const message = String(error).slice(0, MAX_TEXT);
    return { name: 'Error', message, file: undefined, line: undefined };
  }
  const read = (key: 'name' | 'message' | 'stack', most: number): string | undefined => {
    try {
      const text = (error as Record<string, unknown>)[key];
      return typeof text === 'string' ? text.slice(0, most) : undefined;
    } catch {
      return undefined;
    }
  };
  const stack = read('stack', MAX_STACK) ?? '';
  const [, file, line] = /griffel:\/\/\/(.+?):(\d+)(?::\d+)?\)?$/m.exec(stack) ?? [];
  return {
    name: read('name', MAX_TEXT) ?? 'Error',
    message: read('message', MAX_TEXT) ?? 'an object that is not an Error was thrown.',
    file,
    line: line === undefined ? undefined : Math.max(1, Number(line) - HEADER_LINES),
    ...causes.get(error),
  };
}
