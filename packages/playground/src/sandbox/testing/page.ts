import { prepareAnalysis, type SourceFiles } from '@griffel-site/engine';
import { compileProject } from '../../compile/compileProject.ts';
import { runSample, type SampleRun, type SampleRunNews } from '../../run/runSample.ts';
import { diagnosticToProblem } from '../../problems/Problem.ts';
import type { RunState } from '../../run/RunState.ts';
import { Runner } from '../../run/Runner.ts';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox, SandboxEvent, SandboxScripts } from '../Sandbox.ts';
import type { Directions } from '../protocol/messages.ts';

/** The page that tests drive: nothing but a sandbox. */
export interface TestPage {
  events: SandboxEvent[];
  sandbox: Sandbox;
  /** Creates a second sandbox. */
  addNeighbor(): void;
  neighbor: Sandbox | undefined;
  neighborEvents: SandboxEvent[];
  /** Replaces the sandbox with that of a runner, which notices a hang sooner. */
  startRunner(): void;
  /** Edits the code of the runner. */
  edit(files: SourceFiles): void;
  state(): RunState | undefined;
  runner: Runner | undefined;
  /** Compiles and renders. @returns the revision */
  show(files: SourceFiles, options?: { entry?: string; direction?: Directions }): number;
  /** Resolves once that revision is rendered. */
  rendered(revision: number): Promise<void>;
  /** Evaluates the styles; an error becomes its name and message. */
  evaluate(files: SourceFiles): Promise<unknown>;
  /** Runs a sample as pages of the docs do; the default export of the last file is rendered. */
  runSample(files: SourceFiles): void;
  /** The samples that were run, with everything that was reported about each. */
  samples: { run: SampleRun | undefined; news: SampleRunNews[] }[];
  /** The longest time, in milliseconds, for which the page was blocked since the last call. */
  takeLongestStall(): number;
}

declare global {
  // `var`, because TypeScript adds only those to `globalThis`.
  var playground: TestPage;
}

const fetchText = async (path: string): Promise<string> => (await fetch(path)).text();

const events: SandboxEvent[] = [];
const host = document.createElement('div');
host.id = 'host';
document.body.append(host);

const SOURCES = {
  wrapper: '/sandbox.htm',
  loadScripts: async (): Promise<SandboxScripts> => ({
    frame: await fetchText('/sandbox-frame.js'),
    evaluator: await fetchText('/evaluator.js'),
  }),
};

const loadFluent = (): Promise<string> => fetchText('/fluent.js');

const whenRendered = new Map<number, () => void>();
const sandbox = createSandbox({
  host,
  ...SOURCES,
  loadFluent,
  onEvent(event) {
    events.push(event);
    if (event.type === 'rendered') whenRendered.get(event.revision)?.();
  },
});

let revision = 0;
let longest = 0;
let last = performance.now();
const { port1, port2 } = new MessageChannel();
port2.onmessage = (): void => {
  const now = performance.now();
  longest = Math.max(longest, now - last);
  last = now;
  setTimeout(() => port1.postMessage(0), 4);
};
port1.postMessage(0);

globalThis.playground = {
  events,
  sandbox,
  neighbor: undefined,
  neighborEvents: [],
  runner: undefined,
  startRunner() {
    sandbox.destroy();
    this.runner?.destroy();
    this.events.length = 0;
    this.runner = new Runner({
      loadEngine: () => import('../../run/engineChunk.ts'),
      describe: (_, { diagnostics }) => diagnostics.map(diagnosticToProblem),
      delay: 0,
      createSandbox: (onEvent) =>
        createSandbox({
          host,
          ...SOURCES,
          loadFluent,
          pingInterval: 250,
          onEvent: (event) => {
            events.push(event);
            onEvent(event);
          },
        }),
    });
  },
  edit(files) {
    this.runner?.edit(files);
  },
  state() {
    return this.runner?.getState();
  },
  addNeighbor() {
    this.neighbor = createSandbox({
      host,
      ...SOURCES,
      onEvent: (event) => this.neighborEvents.push(event),
    });
  },
  show(files, { entry = 'App.tsx', direction = 'ltr' } = {}) {
    const { modules, problems } = compileProject(files, entry);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    sandbox.setDirection(direction);
    sandbox.render({ revision: ++revision, entry, modules });
    return revision;
  },
  rendered: (wanted) => new Promise((resolve) => whenRendered.set(wanted, resolve)),
  async evaluate(files) {
    try {
      return await sandbox.evaluate(prepareAnalysis(files).program);
    } catch (error) {
      const { name, message } = error as Error;
      return { name, message };
    }
  },
  samples: [],
  runSample(files) {
    const box = document.createElement('div');
    document.body.append(box);
    const sample: TestPage['samples'][number] = { run: undefined, news: [] };
    this.samples.push(sample);
    sample.run = runSample({
      host: box,
      ...SOURCES,
      title: 'A sample, running',
      style: ':where(body) { margin: 0; padding: 16px; color: rgb(1, 2, 3) }',
      files,
      entry: Object.keys(files).at(-1) ?? '',
      onChange: (news) => sample.news.push(news),
    });
  },
  takeLongestStall() {
    const stall = longest;
    longest = 0;
    return stall;
  },
};
