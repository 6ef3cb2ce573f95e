import type { Expectation } from './Expectation.ts';

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
