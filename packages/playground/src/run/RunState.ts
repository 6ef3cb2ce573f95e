import type { Analysis, Merge, Outputs, SourceFiles } from '@griffel-site/engine';
import type {
  PointedEvent,
  ConsoleEntry,
  PlainExport,
  StopReason,
  InspectedEvent,
} from '../sandbox/Sandbox.ts';
import type { Problem } from '../problems/Problem.ts';
import type { RenderedClasses } from '../sandbox/protocol/messages.ts';

/** The engine's results for the code. */
export interface RunResult {
  files: SourceFiles;
  analysis: Analysis;
  /** Undefined if the code creates no styles. */
  outputs: Outputs | undefined;
}

/** The message over the preview when something went wrong. */
export interface RunError {
  /** The phase in words: `While it rendered`. */
  title: string;
  message: string;
  /** What to do about it, if known. */
  remedy?: string;
  file?: string;
  line?: number;
  column?: number;
  /** Whether the code did not complete its first render. */
  isBlocking: boolean;
  /** Whether the preview still shows what was rendered before. */
  leavesEarlier: boolean;
}

/**
 * Why code waits for the user to run it: somebody else may have written it (`link`), it was still running when
 * the page was left (`unfinished`), or it was stopped.
 */
export type Hold = 'link' | 'unfinished' | StopReason;

/** A line of the console. Identical consecutive entries share one line. */
export interface ConsoleLine extends ConsoleEntry {
  id: number;
  /** How often it was logged. */
  count: number;
}

/**
 * What is known about the user's code; the panes and the preview show it.
 *
 * Four members say what is wrong in the preview, which shows the first that is set. `failure`: nothing can run. `hold`:
 * the code waits for the user. `stopped`: the preview was replaced, and the code runs again. `error`: the code does not
 * run, or has thrown. For the outputs, it is `staleBecause`.
 */
export interface RunState {
  /** The result for the last code whose styles could be computed. */
  result: RunResult | undefined;
  /** Why `result` is that of earlier code; undefined if it is that of the present code. */
  staleBecause: Problem | undefined;
  /** Found by the parser, the engine, the browser's CSS parser and the running code. */
  problems: readonly Problem[];
  /** What went wrong in the preview; undefined if it shows the present code. */
  error: RunError | undefined;
  /** The default export, if it is not a component. */
  plain: PlainExport | undefined;
  /** Whether the preview has no content. */
  isEmpty: boolean;
  /** What the code has logged since it last ran. */
  console: readonly ConsoleLine[];
  /** The distinct calls of mergeClasses since the code last ran, in order. */
  merges: readonly Merge[];
  /** The classes on rendered elements, once the code has rendered. */
  classes: RenderedClasses | undefined;
  hold: Hold | undefined;
  /** Why the preview was replaced while this code was in it, if the code was then run again. */
  stopped: StopReason | undefined;
  /** Counts the runs that rendered. */
  rendered: number;
  /** Why the sandbox cannot run anything. */
  failure: string | undefined;
  /** The latest event of its kind. */
  pointed: PointedEvent | undefined;
  /** The latest event of its kind. */
  inspected: InspectedEvent | undefined;
}

export const INITIAL_STATE: RunState = {
  result: undefined,
  staleBecause: undefined,
  problems: [],
  error: undefined,
  plain: undefined,
  isEmpty: false,
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

/** Whether the code has an outcome: it has rendered or failed, renders nothing, or is held. */
export function hasOutcome({ rendered, plain, hold, error }: RunState): boolean {
  return rendered > 0 || plain !== undefined || hold !== undefined || error !== undefined;
}
