import type { SourceFiles } from '@griffel-site/engine';
import { diagnosticToProblem, type Problem } from '../problems/Problem.ts';
import { findEntry } from '../project/Project.ts';
import { LIMITS } from '../sandbox/protocol/limits.ts';
import type { ColorScheme, Directions } from '../sandbox/protocol/messages.ts';
import type { Sandbox, SandboxEvent } from '../sandbox/Sandbox.ts';
import { analyzeCode, type AnalyzedCode, type CodeLoaders } from './analyzeCode.ts';
import { ConsoleLog } from './ConsoleLog.ts';
import { describeError, describeFault, faultToProblem, logToProblem } from './describeError.ts';
import {
  type DescribeRendered,
  type DescribeStyles,
  ProblemCollector,
} from './ProblemCollector.ts';
import { RestartPolicy } from './RestartPolicy.ts';
import { type Hold, INITIAL_STATE, type RunError, type RunState } from './RunState.ts';

export interface RunnerOptions extends CodeLoaders {
  /** Creates the sandbox that runs the code; called once, before the first run. */
  createSandbox: (onEvent: (event: SandboxEvent) => void) => Sandbox;
  describe: DescribeStyles;
  describeRendered?: DescribeRendered;
  /** Remembers, across a reload, that code is running. */
  watch?: {
    begin: (files: SourceFiles) => void;
    /** The code was stopped: after a reload, it waits for the user, too. */
    remember: (files: SourceFiles) => void;
    end: () => void;
  };
  /** The file that is rendered. @default what `findEntry` finds */
  entry?: string;
  /** Whether the build has run the code. @default whether `findPrepared` finds it */
  isVerified?: boolean;
  /** Milliseconds from the last edit to the run. @default `PAUSE_BEFORE_RUN` */
  delay?: number;
}

/** Milliseconds without an edit after which code runs. */
const PAUSE_BEFORE_RUN = 120;

/**
 * Runs the user's code. Edits wait for a pause, a newer run supersedes an older one, and the result of the last
 * working code is kept until newer code works.
 */
export class Runner {
  #options: RunnerOptions & Required<Pick<RunnerOptions, 'delay'>>;
  #state = INITIAL_STATE;
  #listeners = new Set<() => void>();
  #sandbox: Sandbox | undefined;
  /** Whether the sandbox runs code immediately, rather than after it has loaded. */
  #isSandboxReady = false;
  /** Why the sandbox cannot be set up. Until the user tries again, no code is rendered. */
  #sandboxFailure: string | undefined;
  #direction: Directions | undefined;
  #scheme: ColorScheme | undefined;
  #files: SourceFiles = {};
  /** Counts runs and what cancels them. */
  #revision = 0;
  /** The run that the preview shows, which keeps reacting while newer code does not compile. */
  #shownRevision = 0;
  /** The run of an edit, until the pause is over. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a run has started and not yet ended. */
  #isRunning = false;
  /** Whether the build has run the present code. */
  #isVerified = false;
  /** Whether the preview shows something that has rendered, possibly from earlier code. */
  #previewHasContent = false;
  /** The error whose message the user has hidden. */
  #dismissed: RunError | undefined;
  /** The last revision whose default export is not a component. */
  #plainRevision: number | undefined;
  #problems: ProblemCollector;
  #restartPolicy = new RestartPolicy();
  #console = new ConsoleLog((console) => this.#set({ console }));

  constructor(options: RunnerOptions) {
    this.#options = { delay: PAUSE_BEFORE_RUN, ...options };
    this.#problems = new ProblemCollector(options.describe, options.describeRendered);
  }

  getState = (): RunState => this.#state;

  /** The sandbox, to change how it shows the code; undefined before the first run. */
  get sandbox(): Omit<Sandbox, 'evaluate' | 'render' | 'restart' | 'destroy'> | undefined {
    return this.#sandbox;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows other code. It runs immediately, unless `hold` says why it has to wait for the user. */
  open(files: SourceFiles, hold?: Hold): void {
    this.#replaceCode(files);
    if (hold) {
      this.#console.clear();
      this.#set({ ...INITIAL_STATE, hold, rendered: this.#state.rendered });
    } else void this.#run();
  }

  /** Runs edited code after a pause, even if the code was held: whoever edits code wants it to run. */
  edit(files: SourceFiles): void {
    this.#replaceCode(files);
    this.#timer = setTimeout(() => void this.#run(), this.#options.delay);
  }

  /** Runs the code from the start, even if it was held. Its state is lost, and a failed sandbox is set up again. */
  async runAgain(): Promise<void> {
    this.#replaceCode(this.#files);
    const revision = this.#revision;
    const { rendered, failure } = this.#state;
    if (rendered > 0 || failure !== undefined) {
      this.#isSandboxReady = false;
      this.#previewHasContent = false;
      this.#sandboxFailure = undefined;
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

  /** Calls `options.describe` again, because it now finds more. */
  updateProblems(): void {
    this.#problems.refresh();
    this.#set({ problems: this.#problems.collect() });
  }

  /** Hides the message that says why the preview was replaced. */
  dismissStop(): void {
    this.#set({ stopped: undefined });
  }

  /** Hides the message about an error until the code runs again or fails in another way. The problem remains listed. */
  dismissError(): void {
    this.#dismissed = this.#state.error;
    this.#set({ error: undefined });
  }

  clearConsole(): void {
    this.#console.clear();
    this.#set({ console: [] });
  }

  destroy(): void {
    this.#cancel();
    this.#console.destroy();
    this.#markEnded();
    this.#sandbox?.destroy();
    this.#sandbox = undefined;
  }

  #findEntry(): string | undefined {
    return this.#options.entry ?? findEntry(this.#files);
  }

  #set(change: Partial<RunState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Cancels everything for the previous code, and forgets its stops. */
  #replaceCode(files: SourceFiles): void {
    this.#cancel();
    this.#files = files;
    this.#isRunning = false;
    this.#restartPolicy.reset();
    if (this.#state.stopped !== undefined) this.dismissStop();
  }

  /** Cancels a run that waits, and ignores whatever the current one still reports. */
  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#console.update();
    this.#revision++;
  }

  #markStarted(): void {
    this.#isRunning = true;
    // Until the sandbox is ready, the code waits for it and cannot hang.
    if (this.#isSandboxReady) this.#options.watch?.begin(this.#files);
  }

  #markEnded(): void {
    this.#isRunning = false;
    this.#options.watch?.end();
    const { stopped } = this.#state;
    if (stopped !== undefined && this.#restartPolicy.isCauseUncertain) this.dismissStop();
  }

  #createSandbox(): Sandbox {
    const sandbox = this.#options.createSandbox((event) => this.#handleEvent(event));
    if (this.#direction) sandbox.setDirection(this.#direction);
    if (this.#scheme) sandbox.setScheme(this.#scheme);
    return sandbox;
  }

  async #run(): Promise<void> {
    this.#cancel();
    const revision = this.#revision;
    const isCurrent = (): boolean => revision === this.#revision;
    const sandbox = (this.#sandbox ??= this.#createSandbox());
    this.#markStarted();
    const code = await analyzeCode(
      this.#files,
      this.#findEntry(),
      this.#options,
      sandbox,
      isCurrent,
    );
    if (!code || !isCurrent()) return;
    switch (code.kind) {
      case 'analyzed':
        this.#render(code);
        break;
      case 'timed out':
        this.#markEnded();
        this.#problems.reset(code.problems);
        this.#set({
          problems: this.#problems.collect(),
          staleBecause: code.timeout,
          error: describeError(code.timeout, this.#previewHasContent),
          hold: undefined,
        });
        break;
      case 'failed':
        this.#markEnded();
        this.#problems.reset([]);
        this.#set({ problems: [], failure: code.reason, hold: undefined });
        break;
      default:
        code satisfies never;
    }
  }

  /** Shows the outputs of analyzed code and, if it compiled, has the sandbox render it. */
  #render(code: Extract<AnalyzedCode, { kind: 'analyzed' }>): void {
    const { result, modules, problems, fault } = code;
    this.#isVerified = this.#options.isVerified ?? code.isPrepared;
    this.#dismissed = undefined;
    const revision = this.#revision;
    const entry = this.#findEntry();
    const styleError = result.analysis.diagnostics.map(diagnosticToProblem).find(isError);
    this.#problems.reset(problems, result);
    const isRunnable =
      entry !== undefined && fault === undefined && this.#sandboxFailure === undefined;
    if (isRunnable) this.#console.clear();
    this.#set({
      problems: this.#problems.collect(),
      hold: undefined,
      failure: this.#sandboxFailure,
      ...(isRunnable && { console: [], merges: [], classes: undefined, isEmpty: false }),
      ...(styleError ? { staleBecause: styleError } : { result, staleBecause: undefined }),
      ...(fault && { error: describeError(fault, this.#previewHasContent) }),
    });
    if (!isRunnable) {
      this.#markEnded();
      return;
    }
    this.#markStarted();
    this.#shownRevision = revision;
    this.#sandbox?.render({ revision, entry, modules });
  }

  /** Runs the present code again after the frames were replaced, or holds it. */
  #recover(event: Extract<SandboxEvent, { type: 'restarted' }>): void {
    const isEditPending = this.#timer !== undefined;
    const isHeld = this.#state.hold !== undefined && !this.#isRunning;
    if (isEditPending || isHeld) return;
    const decision = this.#restartPolicy.decide(
      event,
      this.#revision,
      this.#isRunning,
      this.#isVerified,
    );
    if (decision === 'hold') {
      this.#cancel();
      this.#isRunning = false;
      this.#options.watch?.remember(this.#files);
      this.#set({ hold: event.reason, stopped: undefined });
      return;
    }
    if (decision === 'report and retry') this.#set({ stopped: event.reason });
    void this.#run();
  }

  #reportLogged(problem: Problem | undefined): void {
    if (!problem) return;
    this.#problems.addFault(problem);
    this.#set({ problems: this.#problems.collect() });
  }

  #handleEvent(event: SandboxEvent): void {
    // Events of earlier code, which are ignored otherwise, change what the preview shows, too.
    this.#previewHasContent = hasContentAfter(event, this.#previewHasContent);
    const hasRevision = event.type !== 'restarted' && 'revision' in event;
    const expected = SHOWN.has(event.type) ? this.#shownRevision : this.#revision;
    if (hasRevision && event.revision !== expected) return;
    const rendered = this.#state.rendered + 1;
    switch (event.type) {
      case 'ready':
        this.#isSandboxReady = true;
        this.#sandboxFailure = undefined;
        if (this.#isRunning) this.#markStarted();
        break;
      case 'rendered':
        if (this.#isRunning) this.#restartPolicy.noteFirstRender();
        this.#markEnded();
        // `plain` comes before `rendered`.
        this.#set({
          rendered,
          error: undefined,
          plain: this.#plainRevision === event.revision ? this.#state.plain : undefined,
        });
        break;
      case 'plain':
        this.#markEnded();
        this.#plainRevision = event.revision;
        // Without faults of this code, the error is one of earlier code.
        this.#set({ plain: event.value, ...(!this.#problems.hasFaults && { error: undefined }) });
        break;
      case 'fault': {
        // After a reload, code with an endless loop would only hang again.
        if (event.fault.phase === 'hang') this.#options.watch?.remember(this.#files);
        else this.#markEnded();
        this.#problems.addFault(faultToProblem(event.fault, this.#findEntry() ?? ''));
        const error = describeFault(event.fault, this.#previewHasContent);
        // A timer may throw the same error again and again, which changes nothing for the user.
        const isKnown = [this.#state.error, this.#dismissed].some((one) => isEqual(one, error));
        this.#set({ problems: this.#problems.collect(), ...(!isKnown && { error }) });
        break;
      }
      case 'console':
        this.#console.add(event.entry);
        this.#reportLogged(logToProblem(event.entry, this.#findEntry() ?? ''));
        break;
      case 'merges':
        this.#set({ merges: [...this.#state.merges, ...event.merges].slice(0, LIMITS.merges) });
        break;
      case 'classes':
        // While newer code does not run, the preview shows elements of earlier code.
        if (event.revision === this.#revision) this.#problems.setRendered(event.rendered);
        this.#set({ classes: event.rendered, problems: this.#problems.collect() });
        break;
      case 'empty':
        this.#set({ isEmpty: event.isEmpty });
        break;
      case 'pointed':
        this.#set({ pointed: event });
        break;
      case 'inspected':
        this.#set({ inspected: event });
        break;
      case 'restarted':
        this.#isSandboxReady = false;
        this.#sandboxFailure = undefined;
        this.#recover(event);
        break;
      case 'failed':
        this.#markEnded();
        this.#sandboxFailure = event.reason;
        this.#set({ failure: event.reason });
        break;
      // Listeners of the sandbox itself use these.
      case 'element':
      case 'height':
        break;
      default:
        event satisfies never;
    }
  }
}

/** Events about what the preview shows. */
const SHOWN: ReadonlySet<SandboxEvent['type']> = new Set([
  'classes',
  'empty',
  'pointed',
  'inspected',
]);

/** Whether the preview shows something rendered after an event; while code fails, it keeps what it had rendered. */
function hasContentAfter(event: SandboxEvent, before: boolean): boolean {
  switch (event.type) {
    case 'rendered':
      return true;
    case 'plain':
    case 'restarted':
      return false;
    default:
      return before;
  }
}

function isEqual(one: RunError | undefined, other: RunError): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
