import type { ModuleSource } from '../protocol/messages.ts';
import { createGuard } from './createGuard.ts';
import { loadScript } from './loadScript.ts';
import { DEFINE } from './places.ts';
import { registerComponent, signHooks } from './registerComponent.ts';

type Factory = (...args: unknown[]) => void;

interface LoadedModule {
  source: ModuleSource;
  factory: Factory | undefined;
  /** Why there is no factory. */
  fault: Error | undefined;
  /** Set once it runs. */
  instance: { exports: unknown } | undefined;
}

export interface ModulesOptions {
  trustModule: (url: string) => string;
  /** What a package is to a file that imports it. */
  getPackage: (specifier: string, importer: string) => unknown;
  /** A file is going to run anew: what its former run made is to be forgotten. */
  onForget: (file: string) => void;
}

/** The reader's modules in the frame. */
export interface Modules {
  /** Takes the files as they are now; what changed, and what imports it, will run anew. */
  update(sources: readonly ModuleSource[]): Promise<void>;
  /** Runs a file, unless it ran already, and gives what it exports. @throws what the code throws */
  run(file: string): unknown;
  /** The file that is running at its top level now. */
  readonly running: string | undefined;
}

export function createModules({ trustModule, getPackage, onForget }: ModulesOptions): Modules {
  const loaded = new Map<string, LoadedModule>();
  const running: string[] = [];
  Object.defineProperty(globalThis, DEFINE, {
    value: (file: string, factory: Factory): void => {
      const module = loaded.get(file);
      if (module) module.factory = factory;
    },
  });

  const run = (file: string): unknown => {
    const module = loaded.get(file);
    if (!module) throw new Error(`There is no file ${file}`);
    if (module.instance) return module.instance.exports;
    if (!module.factory) throw module.fault ?? new Error(`${file} could not be read`);
    const instance = { exports: {} as unknown };
    module.instance = instance;
    const { imports } = module.source;
    const require = (specifier: string): unknown => {
      const target = Object.hasOwn(imports, specifier) ? imports[specifier] : undefined;
      if (target !== undefined && loaded.has(target)) return run(target);
      // Compiled JSX imports what the source does not.
      return getPackage(specifier, file);
    };
    running.push(file);
    try {
      module.factory(
        instance.exports,
        require,
        instance,
        createGuard(file),
        (type: unknown, name: string) => registerComponent(type, `${file} ${name}`),
        signHooks,
        async (specifier: unknown) => require(String(specifier)),
      );
    } catch (error) {
      module.instance = undefined;
      throw error;
    } finally {
      running.pop();
    }
    return instance.exports;
  };

  return {
    run,
    get running() {
      return running.at(-1);
    },
    async update(sources) {
      const files = new Set(sources.map(({ file }) => file));
      for (const file of loaded.keys()) {
        if (files.has(file)) continue;
        loaded.delete(file);
        onForget(file);
      }
      const changed = sources.filter((source) => !isSame(loaded.get(source.file)?.source, source));
      for (const source of changed) {
        loaded.set(source.file, {
          source,
          factory: undefined,
          fault: undefined,
          instance: undefined,
        });
      }
      for (const file of withImporters(new Set(changed.map(({ file }) => file)), sources)) {
        const module = loaded.get(file);
        if (module) module.instance = undefined;
        onForget(file);
      }
      await Promise.all(
        changed.map(async (source) => {
          const fault = await loadScript(source, trustModule);
          const module = loaded.get(source.file);
          if (module?.source === source) module.fault = fault;
        }),
      );
    },
  };
}

function isSame(before: ModuleSource | undefined, now: ModuleSource): boolean {
  return (
    before?.code === now.code && JSON.stringify(before.imports) === JSON.stringify(now.imports)
  );
}

/** The files, and those that import them, straight or through others. */
function withImporters(files: Set<string>, sources: readonly ModuleSource[]): Set<string> {
  // A set visits what is added during the walk.
  for (const file of files) {
    for (const source of sources) {
      if (Object.values(source.imports).includes(file)) files.add(source.file);
    }
  }
  return files;
}
