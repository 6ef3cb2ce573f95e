/** A module for the evaluation: the part of a file that styles depend on, as CommonJS. */
export interface EvaluationModule {
  /** Set where a file is evaluated more than once. @default file */
  id?: string;
  file: string;
  /**
   * The body of a function with the parameters `exports`, `require`, `module`, `$griffelCall`, `$griffelSpread`,
   * `$griffelStep`, `$griffelHide`, `globalThis` and `process`. Its lines are those of the source.
   */
  code: string;
  /** The id of the module that each import leads to; null for a package, or where there is no such file. */
  imports: Record<string, string | null>;
  /** Imports of files that are not code. The value of each is its specifier. */
  assets: readonly string[];
}

/** A call whose argument is evaluated. */
export interface ProgramCall {
  id: string;
  file: string;
  /** Whether all files are loaded anew before it. */
  isFresh?: boolean;
  /**
   * Whether it is evaluated once more, after calls of other files: compilers evaluate the files that these import only
   * once in a build.
   */
  isTogether?: boolean;
}

/** Everything that the evaluation needs, as plain data that can be posted to a worker. */
export interface EvaluationProgram {
  modules: EvaluationModule[];
  calls: ProgramCall[];
  /**
   * The modules as they run in the browser, where the arguments can differ: the compilers leave out
   * statements, and evaluate the arguments last. Here `$griffelCall` gets the argument itself, not a thunk.
   */
  atRunTime?: EvaluationModule[];
  /** Whole files as CommonJS with the lines of the source. They are parsed, but not run. */
  sources?: { file: string; code: string }[];
}

/** A syntax error that only the JavaScript engine finds, not the parsers here. */
export interface SourceError {
  file: string;
  /** 1-based. */
  line: number;
  message: string;
}

/** Texts that compilers change. */
export const UNKNOWN_TEXTS = ['function-text', 'function-name', 'regexp-text'] as const;
export type UnknownText = (typeof UNKNOWN_TEXTS)[number];

/** An error of the evaluated code, as plain data. */
export interface EvaluationError {
  name: string;
  message: string;
  /** The file and line (1-based) where it was thrown, if the JavaScript engine reports them. */
  file: string | undefined;
  line: number | undefined;
  /** Set when an import could not be found. */
  missing?: { specifier: string; importer: string; name?: string };
  /** Set where a loop was stopped: its offset, and whether the compilers leave out a part of it. */
  loop?: { file: string; from: number; isCut: boolean };
  /** Set where the code read a text that compilers change. */
  unknown?: UnknownText;
}

/** A value that is not allowed in a style. */
export interface ForeignValue {
  path: string[];
  /** Its kind in words, e.g. `a function`. */
  kind: string;
}

/** The evaluated argument of a call: its value as plain data, or an error. */
export type EvaluatedCall =
  { id: string; value: unknown; foreign: ForeignValue[] } | { id: string; error: EvaluationError };

/** A call of a `shorthands` helper that returned no styles, because its values were not valid. */
export interface InvalidHelper {
  helper: string;
  /** The file and line (1-based), if the JavaScript engine reports them. */
  file: string | undefined;
  line: number | undefined;
}

/** The results of the evaluation, as plain data that can be posted from a worker. */
export interface EvaluationOutcome {
  /** In the order of the program. */
  calls: EvaluatedCall[];
  /**
   * The keys that spreads and computed keys of object literals brought in, because `...shorthands.padding(0)`
   * and `[key]` do not show them. `from` is the start of the spread or bracket. Where runs brought in
   * different keys, there is an entry for each set; the runs of `atRunTime` count as well. There is no entry
   * for a spread that did not run or brought in too many.
   */
  spreads?: { file: string; from: number; keys: string[] }[];
  /** Calls of helpers with values that are not valid. */
  invalidHelpers?: InvalidHelper[];
  /** The arguments at run time, without those of calls that were not reached. */
  atRunTime?: EvaluatedCall[];
  /** Why files with calls fail to load at run time. */
  loadErrors?: EvaluationError[];
  /** One for each file that the JavaScript engine rejects. */
  syntaxErrors?: SourceError[];
}
