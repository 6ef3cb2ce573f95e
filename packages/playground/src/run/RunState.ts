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

/** What the engine made of the code. */
export interface RunResult {
  files: SourceFiles;
  analysis: Analysis;
  /** Undefined where the code makes no styles. */
  outputs: Outputs | undefined;
}

/** What stands over the preview when something went wrong. */
export interface RunError {
  /** The phase in words: `While it rendered`. */
  title: string;
  message: string;
  file?: string;
  line?: number;
  column?: number;
  /** Whether the code did not get to the end of its first render. */
  isBlocking: boolean;
  /** Whether the preview still shows what earlier code rendered. */
  leavesEarlier: boolean;
}

/**
 * Why code waits for the user to run it: somebody else may have written it, it was running when the
 * page went away, or it was stopped.
 */
export type Hold = 'link' | 'unfinished' | StopReason;

/** A line of the console. Lines that say the same in a row are one. */
export interface ConsoleLine extends ConsoleEntry {
  id: number;
  /** How often it was logged. */
  count: number;
}

/** What of the reader's code is known: the panes and the preview show it. */
export interface RunState {
  /** Of the last code whose styles could be computed. */
  result: RunResult | undefined;
  /** Why `result` is not that of the present code; undefined when it is. */
  staleBecause: Problem | undefined;
  /** Found by the parser, the engine, the browser's CSS and the running code. */
  problems: readonly Problem[];
  /** What is wrong with the preview; undefined when it shows the present code. */
  error: RunError | undefined;
  /** Of a default export that is no component. */
  plain: PlainExport | undefined;
  /** What the code has logged since it last ran. */
  console: readonly ConsoleLine[];
  /** The different calls of mergeClasses since the code last ran, in their order. */
  merges: readonly Merge[];
  /** The classes on rendered elements, once the code has rendered. */
  classes: RenderedClasses | undefined;
  hold: Hold | undefined;
  /** Why the preview was replaced while this code was in it, though the code was run once more. */
  stopped: StopReason | undefined;
  /** Counts the runs that rendered. */
  rendered: number;
  /** Why the sandbox cannot run anything. */
  failure: string | undefined;
  /** The last of these events. */
  pointed: PointedEvent | undefined;
  inspected: InspectedEvent | undefined;
}

/** Whether the code has come to something: it has rendered or failed, renders nothing, or is held. */
export function hasOutcome({ rendered, plain, hold, error }: RunState): boolean {
  return rendered > 0 || plain !== undefined || hold !== undefined || error !== undefined;
}
