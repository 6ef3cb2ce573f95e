import type { Merge } from '@griffel-site/engine';
import type { RunPlace, SampleProps } from '../VerifiableSample.ts';

/** Whose code has called or thrown: the library's, the sample's, or that of another package. */
export type Speaker = 'Griffel' | 'the sample' | 'another package';

/** An error that evaluating or rendering threw. */
export interface RunFault {
  /** Whose code threw it. */
  speaker: Speaker;
  /** What ran: `Evaluating the sample`, `Rendering <App />`. */
  phase: string;
  /** `TypeError: x is not a function` */
  text: string;
  place?: RunPlace;
}

/** A call of `console.error`, `console.log` or another function of the console that prints. */
export interface RunLog {
  /** Whose code called it. */
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

/** What a component has rendered. */
export interface RunResult {
  /** The file that exports the component. */
  file: string;
  /** The name that the file exports it by. */
  exportedAs: string;
  /** Those that it was given. */
  props: SampleProps;
  /** What stood in the page after its effects. */
  html: string;
  /** The same below `<TextDirectionProvider dir="rtl">`. */
  rtl: string;
  /** The events of users that its elements handle: `change`, `click`; in their order. */
  reactions: string[];
  /** All components that took part, as `markComponents` marks them. */
  rendered: string[];
  /** What was merged meanwhile, call by call. */
  merges: Merge[];
}

/** What happened while a sample ran. */
export interface RunReport {
  logs: RunLog[];
  faults: RunFault[];
  /** The components that were rendered, as `markComponents` marks them. */
  rendered: string[];
  /** What components have rendered, in the order in which they were asked to. */
  results: RunResult[];
  /** The rules of the page at the end, both directions', in the order of the cascade. */
  css: string;
  /** The time limit was over before the sample was. */
  timedOut: boolean;
}
