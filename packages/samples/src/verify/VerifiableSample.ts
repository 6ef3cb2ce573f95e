/** A sample to verify. */
export interface VerifiableSample {
  /** The sources, by file name: `'App.tsx'`, `'styles/tokens.ts'`. */
  files: Readonly<Record<string, string>>;
  /** The file to run, one of `files`. */
  entry: string;
  /** What its author expects to happen. */
  expects: Expectation;
  /** Each is run separately, as an entry. */
  tests?: readonly SampleTest[];
}

/** A file that imports files of a sample and is run separately: it renders, clicks, measures, logs. */
export interface SampleTest {
  /** Its name, which is not among the sample's `files`. */
  file: string;
  source: string;
  /** What its author expects to happen when it runs, in addition to what the sample expects. */
  expects: Expectation;
}

/** Where in a sample something happened, according to the stack. */
export interface RunPlace {
  file: string;
  /** Counted from 1. */
  line: number;
}

/**
 * A message that an author expects. Without a line, the text is the first line of the message; with
 * one, it is a part of a message that comes from that line.
 */
export interface ExpectedMessage {
  text: string;
  /** The file whose fence expects the message, and whose code it comes from. */
  file: string;
  /** Counted from 1. */
  line?: number;
}

/** Props of a component, parsed from JSON. */
export type SampleProps = Readonly<Record<string, unknown>>;

/** What an author expects to happen when a sample is checked and run. Each expected message must occur once. */
export interface Expectation {
  /**
   * `norun`: the sample is only type-checked, because it cannot run in jsdom: it needs layout, the
   * network, a second process, a server, its own markup, or packages that samples cannot import. Prefer a
   * sample that runs.
   */
  norun: boolean;
  /**
   * `typeError="…"`: TypeScript reports this error. The sample is then run only if it has `logs` or
   * `throws`, too.
   */
  typeErrors: readonly ExpectedMessage[];
  /** `logs="…"`: running it prints this text in the console, as an error, a warning, a log … */
  logs: readonly ExpectedMessage[];
  /** `drops="…"`: Griffel drops something, or cannot compile it. */
  drops: readonly ExpectedMessage[];
  /** `throws="Error: …"`: evaluating or rendering it throws this error. */
  throws?: ExpectedMessage;
  /** `props='{"tone":"primary"}'`: the props of a file's components, by file. */
  props: Readonly<Record<string, SampleProps>>;
}

/** A difference between a sample and its author's expectations. */
export interface SampleProblem extends FenceProblem {
  /** The file of the sample. */
  file: string;
}

/** A mistake in the code of a fence. */
export interface FenceProblem {
  /** The line in the code, counted from 1. */
  line: number;
  /** What is wrong, quoting the original message, and what to do. */
  message: string;
}
