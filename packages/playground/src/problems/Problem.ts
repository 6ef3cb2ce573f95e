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

/**
 * Puts what TypeScript finds to what else is found. Where two speak of one place it is one fault, of
 * which the one stays that says more about what to do, and is as grave as the graver. A file that does
 * not parse has one fault as well: TypeScript, which reads on and finds more, only lends its fix of it. What
 * the running code says stays beside all of it, except for a name that TypeScript does not know either.
 *
 * @example
 * // `width: 10` is an error to TypeScript, and the lint has the unit:
 * // one error, `"width" needs a unit: Griffel does not add px to 10.`, with its fix.
 * // A file that is missing is missed by the compiler, by the styles and by TypeScript: one error.
 */
export function joinProblems(own: readonly Problem[], ofTypes: readonly Problem[]): Problem[] {
  const isUnparsed = ({ source, file }: Problem): boolean =>
    source === 'syntax' && own.some((other) => other.source === 'syntax' && other.file === file);
  const unparsed = ofTypes.filter(isUnparsed);
  const rest = ofTypes.filter((problem) => !isUnparsed(problem));
  const joined = own
    .filter(
      (problem) =>
        problem.source !== 'styles' ||
        !own.some((other) => other.source === 'syntax' && isSamePlace(other, problem)),
    )
    .map((problem) => {
      if (problem.source === 'run') return takeUnknownName(rest, problem) ?? problem;
      if (problem.source === 'syntax') {
        // By line and column: of what it cannot parse, the compiler knows no offset.
        const lent = unparsed.find(
          (other) => other.fixes && isAtSamePosition(other, problem),
        )?.fixes;
        if (lent) return { ...problem, fixes: lent };
      }
      const index = rest.findIndex((other) => isSamePlace(other, problem));
      const [other] = index < 0 ? [] : rest.splice(index, 1);
      if (!other) return problem;
      const severity = sortProblems([problem, other])[0]?.severity ?? problem.severity;
      return { ...(rankOf(other) > rankOf(problem) ? other : problem), severity };
    });
  return [...joined, ...rest];
}

/** TypeScript knows more about it: its whole text, and often the name that was meant. */
function takeUnknownName(
  ofTypes: Problem[],
  { file, line, message }: Problem,
): Problem | undefined {
  const name = /^ReferenceError: (\S+) is not defined$/.exec(message)?.[1];
  if (name === undefined) return undefined;
  const index = ofTypes.findIndex(
    (other) =>
      other.file === file &&
      other.line === line &&
      other.message.startsWith(`Cannot find name '${name}'.`),
  );
  return index < 0 ? undefined : ofTypes.splice(index, 1)[0];
}

function isSamePlace(one: Problem, other: Problem): boolean {
  return one.from !== undefined && one.file === other.file && one.from === other.from;
}

function isAtSamePosition(one: Problem, other: Problem): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

function rankOf({ fixes, remedy }: Problem): number {
  return fixes ? 2 : remedy === undefined ? 0 : 1;
}

/** What is worst comes first; of one kind, in the order of the code. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      RANKS[a.severity] - RANKS[b.severity] ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column,
  );
}
