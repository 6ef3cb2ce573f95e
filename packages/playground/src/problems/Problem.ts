import type { Diagnostic } from '@griffel-site/engine';

/** A change that mends a problem. Offsets are into the file's present text. */
export interface Fix {
  /** What it does, as a button says it: `Change to "color"`. */
  title: string;
  edits: { file: string; from: number; to: number; insert: string }[];
}

/** Something wrong in the reader's code, from whoever found it. */
export interface Problem {
  /**
   * Who says so: a parser (the compiler's or TypeScript's), Griffel's engine, the browser's CSS, TypeScript, or
   * the running code.
   */
  source: 'syntax' | 'styles' | 'css' | 'types' | 'run';
  severity: 'error' | 'warning' | 'hint';
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** Offsets of the text at fault, where they are known. */
  from?: number;
  to?: number;
  message: string;
  /** What to do about it, where that is known. */
  remedy?: string;
  fixes?: Fix[];
}

/** The worst comes first. */
export const RANKS: Readonly<Record<Problem['severity'], number>> = {
  error: 0,
  warning: 1,
  hint: 2,
};

/** Told by shape as well as by color. */
export const SIGNS: Readonly<Record<Problem['severity'], string>> = {
  error: '✕',
  warning: '▲',
  hint: '●',
};

/** A finding of the engine as a problem, without fixes. */
export function diagnosticToProblem(diagnostic: Diagnostic): Problem {
  const { severity, code, file, line, column, message, remedy, range } = diagnostic;
  return {
    source: code === 'syntax-error' ? 'syntax' : 'styles',
    severity: severity === 'advice' ? 'hint' : severity,
    file,
    line,
    column,
    ...(range?.file === file && { from: range.from, to: range.to }),
    message,
    remedy,
  };
}
