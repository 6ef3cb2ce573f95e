import { register, setSignature } from 'react-refresh/runtime';
import type { ModuleSource } from '../protocol/messages.ts';
import { LOOP_LIMIT } from '../timeLimits.ts';
import {
  createPlace,
  DEFINE,
  LoopError,
  PlacedError,
  writeHead,
  writeSourceURL,
} from './places.ts';

type Factory = (...args: unknown[]) => void;

interface LoadedModule {
  source: ModuleSource;
  factory: Factory | undefined;
  /** Why there is no factory. */
  fault: Error | undefined;
  /** Set once it runs. */
  instance: { exports: unknown } | undefined;
}

interface ModulesOptions {
  trustModule: (url: string) => string;
  /** Returns the exports of a package, or throws. `importer` is the file that imports it. */
  getPackage: (specifier: string, importer: string) => unknown;
  /** Called before a file runs again or is removed, to undo what its last run created. */
  onForget: (file: string) => void;
}

/** The modules of the user's code in the frame. */
interface Modules {
  /** Replaces the files. Those that changed, and those that import them, will run again. */
  update(sources: readonly ModuleSource[]): Promise<void>;
  /** Runs a file, unless it has run, and returns its exports. @throws what the code throws */
  run(file: string): unknown;
  /** The file whose top level is running now. */
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
      // The imports that compiled JSX adds are not in `imports`.
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

/** The files, and those that import them, directly or through others. */
function withImporters(files: Set<string>, sources: readonly ModuleSource[]): Set<string> {
  // The loop visits what is added to the set meanwhile.
  for (const file of files) {
    for (const source of sources) {
      if (Object.values(source.imports).includes(file)) files.add(source.file);
    }
  }
  return files;
}

// Saved before the user's code can replace them, so that a fix of that code is loaded.
const { createObjectURL, revokeObjectURL } = URL;
const createElement = document.createElement.bind(document);
const append = document.head.append.bind(document.head);

/**
 * Has the browser parse a module, as a script of its own so that line numbers are right in every browser.
 *
 * @returns why it could not be parsed, or undefined
 */
function loadScript(
  { file, code }: ModuleSource,
  trustModule: (url: string) => string,
): Promise<Error | undefined> {
  const text = `${writeHead(file)}${code}\n});\n${writeSourceURL(file)}`;
  const url = createObjectURL(new Blob([text], { type: 'text/javascript' }));
  let fault: Error | undefined;
  const onError = (event: ErrorEvent): void => {
    // A script that does not parse is reported under its URL, because its `sourceURL` was not read.
    if (event.filename !== url) return;
    const message = event.message.replace(/^(?:Uncaught )?(?:SyntaxError: )?/, '');
    fault = new PlacedError('SyntaxError', message, createPlace(file, event.lineno, event.colno));
  };
  addEventListener('error', onError);
  return new Promise((resolve) => {
    const script = createElement('script');
    script.src = trustModule(url);
    script.onload = script.onerror = (): void => {
      removeEventListener('error', onError);
      revokeObjectURL(url);
      script.remove();
      resolve(fault);
    };
    append(script);
  });
}

/** The guard reads the clock only every 16th turn, because that takes longer than most turns. */
const MASK = 15;

const now = performance.now.bind(performance);
const channel = new MessageChannel();
const askForNextTask = channel.port1.postMessage.bind(channel.port1);
let turns = 0;
/** When the first loop of the current task began; undefined if none has. */
let begin: number | undefined;

// The message arrives after the current task and all its promise jobs.
channel.port2.onmessage = (): void => {
  begin = undefined;
};

/**
 * Creates the function that each turn of a file's loops calls. It throws when the task takes too long. From
 * then on, the loop in that line fails immediately, because React renders again what failed.
 */
function createGuard(file: string): (line: number) => void {
  const stopped = new Set<number>();
  return (line) => {
    if (stopped.has(line)) throw new LoopError(file, line);
    if ((turns++ & MASK) !== 0 && begin !== undefined) return;
    const time = now();
    if (begin === undefined) {
      begin = time;
      askForNextTask(0);
    } else if (time - begin > LOOP_LIMIT) {
      stopped.add(line);
      throw new LoopError(file, line);
    }
  };
}

const WRAPPED = [Symbol.for('react.memo'), Symbol.for('react.forward_ref')];

/** Registers a component with React Refresh, so that a later version replaces it. */
function registerComponent(type: unknown, id: string): void {
  if (isComponentType(type)) register(type, id);
}

/** Tells React Refresh which hooks a component or hook calls. */
function signHooks(type: unknown, key: string, isOpen: boolean, getHooks: () => unknown[]): void {
  if (isComponentType(type)) setSignature(type, key, isOpen, getHooks);
}

function isComponentType(type: unknown): boolean {
  if (typeof type === 'function') return true;
  if (typeof type !== 'object' || type === null) return false;
  return WRAPPED.includes((type as { $$typeof?: symbol }).$$typeof ?? Symbol());
}
