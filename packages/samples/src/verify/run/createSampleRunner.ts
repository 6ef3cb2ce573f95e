import { Worker } from 'node:worker_threads';
import { transpile } from '@griffel-site/engine';
import type { SampleProps } from '../VerifiableSample.ts';
import { ALLOWED_IMPORTS, ASSET_EXTENSIONS } from './allowedImports.ts';
import { markComponents } from '../types/findComponents.ts';
import type { RunFault, RunReport } from './RunReport.ts';

/** In MB, for the packages and one sample, so that a sample cannot use up the memory of the build. */
const MEMORY_LIMIT = 512;

const EMPTY: RunReport = {
  logs: [],
  faults: [],
  rendered: [],
  results: [],
  css: '',
  timedOut: false,
};

interface SampleRunnerOptions {
  /** The folder, absolute, whose `node_modules` imports resolve from. */
  root: string;
  /** In milliseconds, for one sample. */
  timeLimit: number;
}

/** A component to render. */
export interface Rendering {
  file: string;
  /** The name that the file exports it by. */
  exportedAs: string;
  /** Its name in messages. */
  name: string;
  props: SampleProps;
}

/** A sample to run. */
export interface RunnableSample {
  files: Readonly<Record<string, string>>;
  /** The files to evaluate, in this order; their imports are evaluated before them. */
  roots: readonly string[];
  /** The components to render after that, in this order. */
  renderings: readonly Rendering[];
}

/** Runs samples, one after another. */
interface SampleRunner {
  run(sample: RunnableSample): Promise<RunReport>;
  /** Ends the worker after all pending samples; the next sample starts another. */
  release(): Promise<void>;
}

/**
 * Creates a sample runner: a worker thread with React's development builds and jsdom. It starts
 * with the first sample, ends with the process, and is replaced when a sample exceeds the time or memory limit.
 */
export function createSampleRunner({ root, timeLimit }: SampleRunnerOptions): SampleRunner {
  let worker: Promise<Worker> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function run({ files, roots, renderings }: RunnableSample): Promise<RunReport> {
    const current = await (worker ??= startWorker(root));
    const report = await exchange(current, timeLimit, {
      files: transpileSample(markComponents(files)),
      roots,
      renderings,
    });
    if (report === 'timeout' || report instanceof Error) {
      await end();
    }

    if (report === 'timeout') return { ...EMPTY, timedOut: true };
    if (!(report instanceof Error)) return report;
    // The sample ended the thread, for example by using up the memory.
    const fault: RunFault = {
      speaker: 'the sample',
      phase: 'Running the sample',
      text: String(report),
    };
    return { ...EMPTY, faults: [fault] };
  }

  async function end(): Promise<void> {
    const current = await worker;
    worker = undefined;
    await current?.terminate();
  }

  function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(task);
    queue = result.catch(() => undefined);
    return result;
  }

  return { run: (sample) => enqueue(() => run(sample)), release: () => enqueue(end) };
}

/**
 * Starts a worker and waits until it has loaded jsdom. Its file is JavaScript, because workers in Node 20
 * cannot run TypeScript.
 */
function startWorker(root: string): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker/runSample.mjs', import.meta.url), {
      workerData: { root, allowed: ALLOWED_IMPORTS, assets: ASSET_EXTENSIONS },
      env: { ...process.env, NODE_ENV: 'development' },
      // Do not inherit the process's arguments: its TypeScript loader does not work in a worker.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
    });
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      worker.unref();
      resolve(worker);
    });
  });
}

/**
 * Sends a sample to the worker.
 *
 * @returns its report, `'timeout'` after the time limit, or the error that ended the worker
 */
function exchange(
  worker: Worker,
  timeLimit: number,
  message: RunnableSample,
): Promise<RunReport | 'timeout' | Error> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle('timeout'), timeLimit);
    function settle(result: RunReport | 'timeout' | Error): void {
      clearTimeout(timer);
      worker.off('message', settle);
      worker.off('error', settle);
      worker.unref();
      resolve(result);
    }

    worker.on('message', settle);
    worker.on('error', settle);
    worker.ref();
    worker.postMessage(message);
  });
}

/**
 * Compiles the files of a sample to CommonJS without types and JSX. Line numbers do not change. Files of
 * other kinds are left as they are.
 */
function transpileSample(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, source]) => [
      file,
      /\.tsx?$/.test(file) ? transpile(file, source) : source,
    ]),
  );
}
