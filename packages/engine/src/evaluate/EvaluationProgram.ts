/** A module as it is evaluated: the part of a file that styles depend on, as CommonJS. */
export interface EvaluationModule {
  file: string;
  /**
   * Body of a function of `exports`, `require`, `module`, `$griffelCall` and `$griffelSpread`; lines
   * as in the source.
   */
  code: string;
  /** What each import means: a file of the program, or null where it means a package or nothing. */
  imports: Record<string, string | null>;
  /** Imports of files that are no code: each is its own value. */
  assets: readonly string[];
}

/** All that the evaluation needs, as plain data: it can be posted to a worker. */
export interface EvaluationProgram {
  modules: EvaluationModule[];
  calls: { id: string; file: string }[];
  /**
   * The modules as they run, where the arguments can come out differently: the compilers leave out
   * statements, and evaluate the arguments last of all. Here `$griffelCall` takes an argument itself.
   */
  atRunTime?: EvaluationModule[];
  /** Whole files as CommonJS, lines as in the source: they are parsed, and do not run. */
  sources?: { file: string; code: string }[];
}

/** What the JavaScript engine does not take, although the parsers here do; the line is 1-based. */
export interface SourceError {
  file: string;
  line: number;
  message: string;
}

/** An error of the evaluated code, as plain data. */
export interface EvaluationError {
  name: string;
  message: string;
  /** The file and line (1-based) where it was thrown, where the engine of the browser says so. */
  file: string | undefined;
  line: number | undefined;
  /** Set when an import could not be found. */
  missing?: { specifier: string; importer: string; name?: string };
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

/** A call of a helper of `shorthands` that returned no styles since its values were not valid. */
export interface InvalidHelper {
  helper: string;
  /** The file and line (1-based), where the engine of the browser says so. */
  file: string | undefined;
  line: number | undefined;
}

/** What came of the evaluation, as plain data: it can be posted from a worker. */
export interface EvaluationOutcome {
  calls: EvaluatedCall[];
  /**
   * The keys that spreads and computed keys of object literals brought in, by the file and by where the
   * spread or the bracket begins: `...shorthands.padding(0)` and `[key]` do not show them. Where runs of one
   * differ, also those at run time, there is an entry for each set of keys. There is none of what did not run or
   * had too many.
   */
  spreads?: { file: string; from: number; keys: string[] }[];
  /** Helpers that were given values which they do not take, and where that was. */
  invalidHelpers?: InvalidHelper[];
  /** What the calls get at run time; without those that were not reached. */
  atRunTime?: EvaluatedCall[];
  /** One for each file that the JavaScript engine does not take. */
  syntaxErrors?: SourceError[];
}
