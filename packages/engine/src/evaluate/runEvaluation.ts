import { createGriffelPackages, type Packages } from './createGriffelPackages.ts';
import type {
  EvaluatedCall,
  EvaluationError,
  EvaluationModule,
  EvaluationOutcome,
  EvaluationProgram,
} from './EvaluationProgram.ts';
import { toPlainData } from './toPlainData.ts';

/** Makes a function of a body of code, as `new Function(...parameters, body)` does. */
export type CreateFunction = (
  parameters: readonly string[],
  body: string,
) => (...args: readonly unknown[]) => unknown;

export interface RunEvaluationOptions {
  /** @default `new Function` */
  createFunction?: CreateFunction;
  /** What packages can be imported. @default the Griffel packages */
  packages?: Packages;
}

const PARAMETERS = ['exports', 'require', 'module', '$griffelCall'];
/** `new Function` puts two lines before the body. */
const HEADER_LINES = 2;
const SOURCE_URL = 'griffel:///';

class MissingImportError extends Error {
  override name = 'MissingImportError';
  readonly specifier: string;
  readonly importer: string;
  constructor(specifier: string, importer: string) {
    super(`Cannot find "${specifier}", imported by ${importer}`);
    this.specifier = specifier;
    this.importer = importer;
  }
}

/**
 * Runs a program and returns the arguments of its calls. It runs the reader's code: in a browser,
 * run it in a worker of a sandbox, under a time limit.
 */
export function runEvaluation(
  program: EvaluationProgram,
  options: RunEvaluationOptions = {},
): EvaluationOutcome {
  // The playground calls this in its sandbox, where evaluating code is the purpose.
  const createFunction: CreateFunction =
    options.createFunction ??
    ((parameters, body) => new Function(...parameters, body) as ReturnType<CreateFunction>);
  const packages = options.packages ?? createGriffelPackages();
  const modules = new Map(program.modules.map((module) => [module.file, module]));
  const loaded = new Map<string, { exports: unknown }>();
  const failed = new Map<string, { error: unknown }>();
  const thunks = new Map<string, () => unknown>();

  const load = (module: EvaluationModule): unknown => {
    const known = loaded.get(module.file);
    if (known) return known.exports;
    const failure = failed.get(module.file);
    if (failure) throw failure.error;
    const instance = { exports: {} as unknown };
    loaded.set(module.file, instance);
    const require = (specifier: string): unknown => {
      const file = module.imports[specifier];
      const imported = typeof file === 'string' ? modules.get(file) : undefined;
      if (imported) return load(imported);
      if (Object.hasOwn(packages, specifier)) return packages[specifier];
      return createMissing(specifier, module.file);
    };
    try {
      createFunction(PARAMETERS, `${module.code}\n//# sourceURL=${SOURCE_URL}${module.file}`)(
        instance.exports,
        require,
        instance,
        (id: string, thunk: () => unknown) => thunks.set(id, thunk),
      );
    } catch (error) {
      loaded.delete(module.file);
      failed.set(module.file, { error });
      throw error;
    }
    return instance.exports;
  };

  const calls = program.calls.map(({ id, file }): EvaluatedCall => {
    try {
      const module = modules.get(file);
      if (module) load(module);
      return { id, ...toPlainData(thunks.get(id)?.()) };
    } catch (error) {
      return { id, error: describeError(error) };
    }
  });
  return { calls };
}

/** A module whose absence shows only when something is read from it: barrels name more than is used. */
function createMissing(specifier: string, importer: string): unknown {
  return new Proxy(Object.create(null) as object, {
    get(_, key) {
      if (key === '__esModule') return true;
      throw new MissingImportError(specifier, importer);
    },
  });
}

function describeError(error: unknown): EvaluationError {
  if (!(error instanceof Error)) {
    return { name: 'Error', message: String(error), file: undefined, line: undefined };
  }
  const { name, message, stack = '' } = error;
  const [, file, line] = /griffel:\/\/\/(.+?):(\d+)(?::\d+)?\)?$/m.exec(stack) ?? [];
  return {
    name,
    message,
    file,
    line: line === undefined ? undefined : Math.max(1, Number(line) - HEADER_LINES),
    ...(error instanceof MissingImportError && {
      missing: { specifier: error.specifier, importer: error.importer },
    }),
  };
}
