/** A sample to verify. */
export interface VerifiableSample {
  /** The sources, by file name: `'App.tsx'`, `'styles/tokens.ts'`. */
  files: Readonly<Record<string, string>>;
  /** The file to run, one of `files`. */
  entry: string;
  /** What its author says will happen. */
  expects: Expectation;
  /** Each is the entry of a run of its own. */
  tests?: readonly SampleTest[];
}

/** A file that imports those of a sample and is run by itself: it renders, presses, measures, logs. */
export interface SampleTest {
  /** Its name, which is none of the sample's `files`. */
  file: string;
  source: string;
  /** What its author says will happen when it runs, beside what the sample expects. */
  expects: Expectation;
}

/** Where in a sample something happened, as far as the stack tells. */
export interface RunPlace {
  file: string;
  /** Counted from 1. */
  line: number;
}

/**
 * A message that an author expects. Without a line the text is the first line of the message; with
 * one it is a part of a message that comes from there.
 */
export interface ExpectedMessage {
  text: string;
  /** The file whose fence expects the message, and whose code it comes from. */
  file: string;
  /** Counted from 1. */
  line?: number;
}

/** JSON that a component gets as its props. */
export type SampleProps = Readonly<Record<string, unknown>>;

/** What an author says will happen when a sample is checked and run. Each message is another one. */
export interface Expectation {
  /**
   * `norun`: the sample is type-checked only. For code that cannot run in jsdom: it needs layout,
   * network, a second process, a server, a markup of its own, or packages that samples cannot
   * import. Prefer a sample that runs.
   */
  norun: boolean;
  /**
   * `typeError="…"`: TypeScript reports this error. The sample is then run only if `logs` or
   * `throws` is given too.
   */
  typeErrors: readonly ExpectedMessage[];
  /** `logs="…"`: running it prints this text in the console, as an error, a warning, a log … */
  logs: readonly ExpectedMessage[];
  /** `drops="…"`: Griffel drops something, or cannot compile it. */
  drops: readonly ExpectedMessage[];
  /** `throws="Error: …"`: evaluating or rendering it throws this error. */
  throws?: ExpectedMessage;
  /** `props='{"tone":"primary"}'`: what the components of a file get, by file. */
  props: Readonly<Record<string, SampleProps>>;
}

/** Something in a sample that is not as its author says. */
export interface SampleProblem extends FenceProblem {
  /** The file of the sample, by its name. */
  file: string;
}

/** Something in the code of a fence that is wrong. */
export interface FenceProblem {
  /** The line in that code, counted from 1. */
  line: number;
  /** What is wrong, word for word, and what to do. */
  message: string;
}
