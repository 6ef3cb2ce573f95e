/** Source texts by path. Paths are relative, with forward slashes: `{ 'App.tsx': '…' }`. */
export type SourceFiles = Readonly<Record<string, string>>;

/** A stretch of a file, as offsets into its text: `text.slice(from, to)`. */
export interface SourceRange {
  file: string;
  from: number;
  to: number;
}

/** The three calls that hold styles. */
export type CallKind = 'makeStyles' | 'makeResetStyles' | 'makeStaticStyles';

/** Text direction. */
export type Direction = 'ltr' | 'rtl';

/** What is wrong, where, and what to do about it. */
export interface Diagnostic {
  /**
   * With an error, code does not build or run. With a warning, a style gets lost or is another, or a call
   * throws in development. With advice, all styles are right here: it names what costs time, or what may go
   * wrong elsewhere.
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
  /** The text at fault, where it could be found. */
  range?: SourceRange;
}
