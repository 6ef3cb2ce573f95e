/** Where in a sample something happened, as far as the stack tells. */
export interface RunPlace {
  file: string;
  /** Counted from 1. */
  line: number;
}

/** An error that evaluating or rendering threw. */
export interface RunFault {
  /** What ran: `Evaluating the sample`, `Rendering <App />`. */
  phase: string;
  /** `TypeError: x is not a function` */
  text: string;
  place?: RunPlace;
}

/** A call of console.error or console.warn. */
export interface RunLog {
  level: 'error' | 'warn' | 'log';
  text: string;
  place?: RunPlace;
}

/** What happened while a sample ran. */
export interface RunReport {
  logs: RunLog[];
  faults: RunFault[];
  /** The components that were rendered, as `markComponents` marks them. */
  rendered: string[];
  /** The time limit was over before the sample was. */
  timedOut: boolean;
}
