import type {
  Analysis,
  EvaluationOutcome,
  PreparedAnalysis,
  SourceFiles,
} from '@griffel-site/engine';
import { createColumnFinder } from '../compile/findSourceColumn.ts';
import { diagnosticToProblem, type Problem } from '../problems/Problem.ts';
import { findEntry } from '../project/Project.ts';
import type { PreviewStates } from '../sandbox/PreviewStates.ts';
import { UNTIL_SILENT } from '../sandbox/timeLimits.ts';
import { LIMITS } from '../sandbox/protocol/limits.ts';
import type {
  ColorScheme,
  Directions,
  InsertionOrder,
  InspectStep,
} from '../sandbox/protocol/messages.ts';
import type { Sandbox, SandboxEvent } from '../sandbox/Sandbox.ts';
import { ConsoleLog } from './ConsoleLog.ts';
import { describeError, describeFault, faultToProblem, NO_ENGINE } from './describeError.ts';
import type { PreparedRun } from './prepareRun.ts';
import type { Hold, RunResult, RunState } from './RunState.ts';

/** What takes code apart: large, and not needed for code that the build has prepared. */
type Engine = typeof import('./engine.ts');

export interface RunnerOptions {
  /** Makes the place where code runs; called once, when code first runs. */
  createSandbox: (onEvent: (event: SandboxEvent) => void) => Sandbox;
  /** Loads what analyzes and compiles code; called with each run. */
  loadEngine: () => Promise<Engine>;
  /** What the build has found out about these files; undefined where it does not know them. */
  findPrepared?: (files: SourceFiles) => Promise<PreparedRun> | undefined;
  /** Says what is wrong with the styles; the errors among the diagnostics have to be among it. */
  describe: (files: SourceFiles, analysis: Analysis) => readonly Problem[];
  /** Remembers, over a reload, that code is running. */
  watch?: {
    begin: (files: SourceFiles) => void;
    /** The code was stopped: it is to wait for the user after a reload, too. */
    remember: (files: SourceFiles) => void;
    end: () => void;
  };
  /** The file that is rendered. @default what `findEntry` finds */
  entry?: string;
  /** Milliseconds from the last edit to the run. @default `PAUSE_BEFORE_RUN` */
  delay?: number;
}

/** Milliseconds without an edit after which code runs. */
const PAUSE_BEFORE_RUN = 120;

const START: RunState = {
  result: undefined,
  staleBecause: undefined,
  problems: [],
  error: undefined,
  plain: undefined,
  console: [],
  merges: [],
  classes: undefined,
  hold: undefined,
  stopped: undefined,
  rendered: 0,
  failure: undefined,
  pointed: undefined,
  inspected: undefined,
};

/**
 * Milliseconds after its first render for which code is not blamed for a stop beside earlier code: a hang
 * is noticed late, so it may have begun before.
 */
const SETTLING = 2 * UNTIL_SILENT;

/**
 * Runs the reader's code: edits wait for a pause, a later run supersedes an earlier one, and what
 * came last of working code stays until newer code works.
 */
export class Runner {
  #options: RunnerOptions & Required<Pick<RunnerOptions, 'delay'>>;
  #state = START;
  #listeners = new Set<() => void>();
  #sandbox: Sandbox | undefined;
  #files: SourceFiles = {};
  #direction: Directions = 'ltr';
  #scheme: ColorScheme | undefined;
  #revision = 0;
  /** The revision that told of a default export that is no component. */
  #plainOf: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a run is to be answered. */
  #isUnderWay = false;
  /** Whether what is handed to the sandbox runs, rather than waits for it to load. */
  #isReady = false;
  /** Why the sandbox cannot be set up. Until it is tried again, nothing that it is handed runs. */
  #failure: string | undefined;
  /** Whether the present code runs for the second time, because the sandbox was replaced. */
  #isRetry = false;
  /** Whether it is yet to be seen if the present code was the cause of `stopped`. */
  #isDoubtful = false;
  /** Whether the preview shows something that has rendered, be it of earlier code. */
  #isShown = false;
  /** When the present code first rendered. */
  #renderedAt = -Infinity;
  /** What is known of the present code before it runs. */
  #found: { files: SourceFiles; analysis?: Analysis; ofModules: readonly Problem[] } | undefined;
  #faults: readonly Problem[] = [];
  #console = new ConsoleLog((console) => this.#set({ console }));

  constructor(options: RunnerOptions) {
    this.#options = { delay: PAUSE_BEFORE_RUN, ...options };
  }

  getState = (): RunState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows other code, which runs at once unless something holds it back. */
  open(files: SourceFiles, hold?: Hold): void {
    this.#takeUp(files);
    if (hold) {
      this.#console.clear();
      this.#set({ ...START, hold, rendered: this.#state.rendered });
    } else void this.#run();
  }

  /** Takes an edit; it runs after a pause. To edit code is to agree that it runs. */
  edit(files: SourceFiles): void {
    this.#takeUp(files);
    this.#timer = setTimeout(() => void this.#run(), this.#options.delay);
  }

  /** Runs the code from its start, whatever held it back; what it remembers is lost. */
  async runAgain(): Promise<void> {
    this.#takeUp(this.#files);
    const revision = this.#revision;
    // What could not be set up is set up anew.
    const { rendered, failure } = this.#state;
    if (rendered > 0 || failure !== undefined) {
      this.#isReady = false;
      this.#isShown = false;
      this.#failure = undefined;
      await this.#sandbox?.restart();
    }
    if (revision === this.#revision) await this.#run();
  }

  setDirection(direction: Directions): void {
    this.#direction = direction;
    this.#sandbox?.setDirection(direction);
  }

  setScheme(scheme: ColorScheme): void {
    this.#scheme = scheme;
    this.#sandbox?.setScheme(scheme);
  }

  /** Inserts the rules of the preview in another order, until the code runs again. */
  setOrder(order: InsertionOrder): void {
    this.#sandbox?.setOrder(order);
  }

  /** As `Sandbox` has it; 0 while there is none. */
  point(classes: readonly string[], color: string): number {
    return this.#sandbox?.point(classes, color) ?? 0;
  }

  inspect(color: string | undefined): void {
    this.#sandbox?.inspect(color);
  }

  step(step: InspectStep): void {
    this.#sandbox?.step(step);
  }

  setStates(states: PreviewStates): void {
    this.#sandbox?.setStates(states);
  }

  /** Problems are described anew, by who knows more by now. */
  describeAgain(): void {
    this.#set({ problems: this.#collect() });
  }

  /** The user has read why the preview was replaced. */
  dismissStop(): void {
    this.#set({ stopped: undefined });
  }

  /** Moves the focus into the preview. */
  focusPreview(): void {
    this.#sandbox?.focus();
  }

  clearConsole(): void {
    this.#console.clear();
    this.#set({ console: [] });
  }

  destroy(): void {
    this.#cancel();
    this.#console.destroy();
    this.#end();
    this.#sandbox?.destroy();
    this.#sandbox = undefined;
  }

  #findEntry(files: SourceFiles): string | undefined {
    return this.#options.entry ?? findEntry(files);
  }

  #set(change: Partial<RunState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Takes other code, or the same one from its start: nothing is held against it. */
  #takeUp(files: SourceFiles): void {
    this.#cancel();
    this.#files = files;
    this.#isUnderWay = false;
    this.#isRetry = false;
    if (this.#state.stopped !== undefined) this.dismissStop();
  }

  /** Whatever is under way is of no interest any more. */
  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#console.update();
    this.#revision++;
  }

  /** Code begins to run, where the sandbox is ready; else it will once that is. */
  #begin(): void {
    this.#isUnderWay = true;
    if (this.#isReady) this.#options.watch?.begin(this.#files);
  }

  #end(): void {
    this.#isUnderWay = false;
    this.#options.watch?.end();
    // The code has run: something else was the cause.
    if (this.#isDoubtful && this.#state.stopped !== undefined) this.dismissStop();
  }

  async #run(): Promise<void> {
    this.#cancel();
    const revision = this.#revision;
    const files = this.#files;
    const sandbox = (this.#sandbox ??= this.#options.createSandbox((event) => this.#hear(event)));
    this.#begin();
    // A file that does not load only takes longer: the engine finds out the same.
    const known = await this.#options.findPrepared?.(files)?.catch(() => undefined);
    if (revision !== this.#revision) return;
    if (known) {
      const { analysis, outputs, modules } = known;
      const placed = modules.map((module) => ({
        ...module,
        findColumn: createColumnFinder(files[module.file] ?? '', module.code),
      }));
      this.#show({ files, analysis, outputs }, { modules: placed, problems: [] });
      return;
    }
    let engine: Engine;
    try {
      engine = await this.#options.loadEngine();
    } catch {
      if (revision === this.#revision) this.#fail(NO_ENGINE);
      return;
    }
    if (revision !== this.#revision) return;
    const prepared = engine.prepareAnalysis(files);
    let outcome: EvaluationOutcome;
    try {
      outcome = await sandbox.evaluate(prepared.program);
    } catch (error) {
      if (revision === this.#revision) this.#giveUp(prepared, error);
      return;
    }
    if (revision !== this.#revision) return;
    const entry = this.#findEntry(files);
    const analysis = engine.completeAnalysis(
      prepared,
      outcome,
      entry === undefined ? {} : { entry },
    );
    this.#show(
      { files, analysis, outputs: engine.createOutputs(analysis) },
      engine.compileProject(files, entry ?? ''),
    );
  }

  #fail(reason: string): void {
    this.#end();
    this.#set({ failure: reason, hold: undefined });
  }

  #collect(): Problem[] {
    const { files, analysis, ofModules = [] } = this.#found ?? {};
    const ofStyles = files && analysis ? this.#options.describe(files, analysis) : [];
    return dropDoubles([...ofStyles, ...ofModules, ...this.#faults]);
  }

  /** The styles took too long, or there is no sandbox to compute them in. */
  #giveUp(prepared: PreparedAnalysis, error: unknown): void {
    if (!(error instanceof Error && error.name === 'EvaluationTimeoutError')) {
      this.#fail(error instanceof Error ? error.message : String(error));
      return;
    }
    this.#end();
    const entry = this.#findEntry(prepared.files) ?? '';
    const { message } = error;
    const call = prepared.calls[0];
    const found: Problem = {
      source: 'run',
      severity: 'error',
      file: call?.file ?? entry,
      line: 1,
      column: 1,
      message,
    };
    this.#found = {
      files: prepared.files,
      ofModules: [...prepared.diagnostics.map(diagnosticToProblem), found],
    };
    this.#faults = [];
    this.#set({
      problems: this.#collect(),
      staleBecause: found,
      error: describeError(found, this.#isShown),
      hold: undefined,
    });
  }

  #show(result: RunResult, compiled: ReturnType<Engine['compileProject']>): void {
    const { files, analysis } = result;
    const revision = this.#revision;
    const entry = this.#findEntry(files);
    const styleError = analysis.diagnostics.map(diagnosticToProblem).find(isError);
    const moduleError = compiled.problems.find(isError);
    this.#found = { files, analysis, ofModules: compiled.problems };
    this.#faults = [];
    const isRunnable =
      entry !== undefined && moduleError === undefined && this.#failure === undefined;
    if (isRunnable) this.#console.clear();
    this.#set({
      problems: this.#collect(),
      hold: undefined,
      failure: this.#failure,
      ...(isRunnable && { console: [], merges: [], classes: undefined }),
      ...(styleError ? { staleBecause: styleError } : { result, staleBecause: undefined }),
      ...(moduleError && { error: describeError(moduleError, this.#isShown) }),
    });
    if (isRunnable) {
      const { modules } = compiled;
      this.#begin();
      this.#sandbox?.render({
        revision,
        entry,
        modules,
        direction: this.#direction,
        scheme: this.#scheme,
      });
    } else this.#end();
  }

  /**
   * The frames were replaced. Code that was alone in them is the cause, and would be again: the user
   * decides. Else earlier code may have been the cause, e.g. with a timer of its own, so the present
   * code runs once more, in frames that nothing else has touched.
   */
  #recover({ reason, revision, isAlone }: Extract<SandboxEvent, { type: 'restarted' }>): void {
    const isUnderWay = this.#isUnderWay;
    // An edit is about to run, or the user has not agreed to run anything.
    if (this.#timer !== undefined || (this.#state.hold !== undefined && !isUnderWay)) return;
    const wasGiven = revision === this.#revision;
    if (this.#isRetry || (wasGiven && isAlone)) {
      this.#cancel();
      this.#isUnderWay = false;
      this.#options.watch?.remember(this.#files);
      this.#set({ hold: reason, stopped: undefined });
      return;
    }
    this.#isRetry = true;
    this.#isDoubtful = isUnderWay || performance.now() - this.#renderedAt < SETTLING;
    // Earlier code was stopped while this one waited: nobody has to know.
    if (wasGiven || !isUnderWay) this.#set({ stopped: reason });
    void this.#run();
  }

  #hear(event: SandboxEvent): void {
    // Also what is too late to be told is in the frames.
    this.#isShown = isShownAfter(event, this.#isShown);
    const isOfRun = event.type !== 'restarted' && 'revision' in event;
    if (isOfRun && event.revision !== this.#revision) return;
    const rendered = this.#state.rendered + 1;
    switch (event.type) {
      case 'ready':
        this.#isReady = true;
        this.#failure = undefined;
        if (this.#isUnderWay) this.#begin();
        break;
      case 'rendered':
        if (this.#isUnderWay && !this.#isRetry) this.#renderedAt = performance.now();
        this.#end();
        // What is no component is told before it has rendered.
        this.#set({
          rendered,
          error: undefined,
          plain: this.#plainOf === event.revision ? this.#state.plain : undefined,
        });
        break;
      case 'plain':
        this.#end();
        this.#plainOf = event.revision;
        // An error of earlier code has gone, one of this code has not.
        this.#set({ plain: event.value, ...(this.#faults.length === 0 && { error: undefined }) });
        break;
      case 'fault': {
        // Its loop was stopped: it would only hang again.
        if (event.fault.phase === 'hang') this.#options.watch?.remember(this.#files);
        else this.#end();
        const problem = faultToProblem(event.fault, this.#findEntry(this.#files) ?? '');
        this.#faults = dropDoubles([...this.#faults, problem]).slice(0, 20);
        this.#set({
          problems: this.#collect(),
          error: describeFault(event.fault, this.#isShown),
        });
        break;
      }
      case 'console':
        this.#console.add(event.entry);
        break;
      case 'merges':
        this.#set({ merges: [...this.#state.merges, ...event.merges].slice(0, LIMITS.merges) });
        break;
      case 'classes':
        this.#set({ classes: event.rendered });
        break;
      case 'pointed':
        this.#set({ pointed: event });
        break;
      case 'inspected':
        this.#set({ inspected: event });
        break;
      case 'restarted':
        this.#isReady = false;
        this.#failure = undefined;
        this.#recover(event);
        break;
      case 'failed':
        this.#end();
        this.#failure = event.reason;
        this.#set({ failure: event.reason });
        break;
      // Others listen for these.
      case 'element':
      case 'height':
        break;
      default:
        event satisfies never;
    }
  }
}

/** Whether something that has rendered is in the frames after an event; React removes what throws in it. */
function isShownAfter(event: SandboxEvent, before: boolean): boolean {
  switch (event.type) {
    case 'rendered':
      return true;
    case 'plain':
    case 'restarted':
      return false;
    case 'fault':
      return before && event.fault.phase !== 'render' && event.fault.phase !== 'effect';
    default:
      return before;
  }
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** The parser, the compiler and the running code may say the same of one place. */
function dropDoubles(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, column, source, message }) => {
    // A syntax error has one place and many words.
    const key = `${file}:${String(line)}:${source === 'syntax' ? String(column) : message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
