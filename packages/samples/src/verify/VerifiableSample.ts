import type { Expectation } from './Expectation.ts';

/** A sample to verify. */
export interface VerifiableSample {
  /** The sources, by file name: `'App.tsx'`, `'styles/tokens.ts'`. */
  files: Readonly<Record<string, string>>;
  /** The file to run, one of `files`. */
  entry: string;
  /** What its author says will happen. */
  expects: Expectation;
}
