/** Source texts by path. Paths are relative, with forward slashes: `{ 'App.tsx': '…' }`. */
export type SourceFiles = Readonly<Record<string, string>>;

/** A range of a file, as offsets into its text: `text.slice(from, to)`. */
export interface SourceRange {
  file: string;
  from: number;
  to: number;
}

/** The three functions that define styles. */
export type CallKind = 'makeStyles' | 'makeResetStyles' | 'makeStaticStyles';

/** Text direction. */
export type Direction = 'ltr' | 'rtl';

/** What is wrong, where, and what to do about it. */
export interface Diagnostic {
  /**
   * An error: the code does not build or run. A warning: a style is lost or differs, or a call throws in
   * development. Advice: all styles are right here, but something costs time, or may go wrong elsewhere.
   */
  severity: 'error' | 'warning' | 'advice';
  /** Stable name of the kind of fault, e.g. `dropped-selector`. */
  code: string;
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  message: string;
  remedy: string;
  /**
   * What to write instead, the likeliest first, where that is known: in place of the code at `range`, or of the key if
   * that is a property.
   */
  replacements?: readonly string[];
  /** Whether a style creates no rule, or a rule that does something else than what was written. */
  losesStyle?: true;
  /** The code at fault, if it could be located. */
  range?: SourceRange;
}
