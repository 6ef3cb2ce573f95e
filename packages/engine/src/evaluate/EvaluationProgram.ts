/** A module as it is evaluated: the part of a file that styles depend on, as CommonJS. */
export interface EvaluationModule {
  file: string;
  /** Body of a function of `exports`, `require`, `module` and `$griffelCall`; lines as in the source. */
  code: string;
  /** What each import means: a file of the program, or null where it means a package or nothing. */
  imports: Record<string, string | null>;
}

/** All that the evaluation needs, as plain data: it can be posted to a worker. */
export interface EvaluationProgram {
  modules: EvaluationModule[];
  calls: { id: string; file: string }[];
}

/** An error of the evaluated code, as plain data. */
export interface EvaluationError {
  name: string;
  message: string;
  /** The file and line (1-based) where it was thrown, where the engine of the browser says so. */
  file: string | undefined;
  line: number | undefined;
  /** Set when an import could not be found. */
  missing?: { specifier: string; importer: string };
}

/** A value that cannot stand in a style. */
export interface ForeignValue {
  path: string[];
  /** Its kind in words, e.g. `a function`. */
  kind: string;
}

/** What came of one call's argument: its value as plain data, or an error. */
export type EvaluatedCall =
  { id: string; value: unknown; foreign: ForeignValue[] } | { id: string; error: EvaluationError };

/** What came of the evaluation, as plain data: it can be posted from a worker. */
export interface EvaluationOutcome {
  calls: EvaluatedCall[];
}
