import type { Merge } from '@griffel-site/engine';
import type { RunPlace, SampleProps } from '../VerifiableSample.ts';

/** The origin of a message: the code that logged or threw it. */
export type Speaker = 'Griffel' | 'the sample' | 'another package';

/** An error that evaluating or rendering threw. */
export interface RunFault {
  speaker: Speaker;
  /** `Evaluating the sample`, `Rendering <App />` */
  phase: string;
  /** `TypeError: x is not a function` */
  text: string;
  place?: RunPlace;
}

/** A call of `console.error`, `console.log` or another console function that prints. */
export interface RunLog {
  speaker: Speaker;
  level:
    | 'error'
    | 'warn'
    | 'log'
    | 'info'
    | 'debug'
    | 'dir'
    | 'dirxml'
    | 'table'
    | 'trace'
    | 'group'
    | 'groupCollapsed';
  text: string;
  place?: RunPlace;
}

/** A rendered component. */
export interface RunResult {
  /** The file that exports the component. */
  file: string;
  /** The name that the file exports it by. */
  exportedAs: string;
  props: SampleProps;
  /** Its HTML after its effects. */
  html: string;
  /** Its HTML inside `<TextDirectionProvider dir="rtl">`. */
  rtl: string;
  /** The user events that its elements handle, sorted: `change`, `click`. */
  reactions: string[];
  /** All components that were rendered with it, as marked by `markComponents`. */
  rendered: string[];
  /** The calls of `mergeClasses` while it rendered. */
  merges: Merge[];
}

/** What happened while a sample ran. */
export interface RunReport {
  logs: RunLog[];
  faults: RunFault[];
  /** The components that were rendered, as marked by `markComponents`. */
  rendered: string[];
  /** The results of rendering, in the requested order. */
  results: RunResult[];
  /** The page's rules at the end, for both directions, in cascade order. */
  css: string;
  /** Whether the sample exceeded the time limit. */
  timedOut: boolean;
}
