import type { Diagnostic } from '@griffel-site/engine';
import { printCount } from '../look/print.ts';

/** A change that fixes a problem. Offsets are into the file's present text. */
export interface Fix {
  /** The label of its button: `Change to "color"`. */
  title: string;
  edits: { file: string; from: number; to: number; insert: string }[];
}

/** Something wrong in the user's code. */
export interface Problem {
  /**
   * What found it: a parser (the compiler's or TypeScript's), Griffel's engine, the browser's CSS parser,
   * TypeScript, or the running code.
   */
  source: 'syntax' | 'styles' | 'css' | 'types' | 'run';
  severity: 'error' | 'warning' | 'hint';
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** The offsets of the faulty text, if known. */
  from?: number;
  to?: number;
  message: string;
  /** What to do about it, if known. */
  remedy?: string;
  /** Whether a style has no effect, or another than what was written. */
  losesStyle?: true;
  fixes?: Fix[];
}

/** The sort order, worst first. */
export const RANKS: Readonly<Record<Problem['severity'], number>> = {
  error: 0,
  warning: 1,
  hint: 2,
};

/** Severities differ in shape, not only in color. */
export const SIGNS: Readonly<Record<Problem['severity'], string>> = {
  error: '✕',
  warning: '▲',
  hint: '●',
};

/** Counts problems, without hints. */
export function countProblems(problems: readonly Pick<Problem, 'severity'>[]): number {
  return problems.filter(({ severity }) => severity !== 'hint').length;
}

/** Prints how many problems there are: `No problems`, `7 problems, 1 hint`. */
export function printProblems(problems: readonly Pick<Problem, 'severity'>[]): string {
  const others = countProblems(problems);
  const hints = problems.length - others;
  const count = others === 0 ? 'No problems' : printCount(others, 'problem');
  return hints === 0 ? count : `${count}, ${printCount(hints, 'hint')}`;
}

/** Converts a diagnostic of the engine to a problem without fixes. */
export function diagnosticToProblem(diagnostic: Diagnostic): Problem {
  const { severity, code, file, line, column, message, remedy, losesStyle, range } = diagnostic;
  return {
    source: code === 'syntax-error' ? 'syntax' : 'styles',
    severity: severity === 'advice' ? 'hint' : severity,
    file,
    line,
    column,
    ...(range?.file === file && { from: range.from, to: range.to }),
    message,
    remedy,
    ...(losesStyle && { losesStyle }),
  };
}

/**
 * What the running code, the styles or TypeScript report because of a mistake that is already reported, by
 * both messages; `isAnywhere`, if not only on its line.
 */
const CONSEQUENCES: readonly {
  mistake: RegExp;
  consequence: RegExp;
  isAnywhere?: boolean;
}[] = [
  {
    // V8, then Firefox, then WebKit.
    mistake: / does not export "| has no exported member /,
    consequence: /\(reading 'call'\)|access property "call"|evaluating '.*\.call'/,
    isAnywhere: true,
  },
  {
    // The compiler, or TypeScript, and then the engine, which also follows re-exports.
    mistake: / does not export "| has no (?:exported member|default export(?:\.|$))/,
    consequence: / has no .*: most bundlers fail, and others leave it undefined\.$/,
  },
  {
    mistake: /\(\) is called (?:after|in|outside) /,
    consequence: /: Invalid hook call|null \(reading 'use|property "use|evaluating '.*\.use/,
  },
  { mistake: / is called inside /, consequence: /cannot be called in component's scope/ },
  {
    mistake: / is a function, which is not allowed/,
    consequence: /implicitly has an 'any' type|not assignable to type 'GriffelStyle'/,
  },
  {
    mistake: /^The slot ".*" is .*, not an object of styles/,
    consequence:
      / does not exist on type 'Record<| is an object with a string of classes for each slot/,
    isAnywhere: true,
  },
  {
    mistake: /Objects are not valid as a React child/,
    consequence: / does not exist in type 'ReactElement<| is not assignable to type 'ReactNode/,
    isAnywhere: true,
  },
  {
    mistake: /^".*" is dropped: /,
    consequence: /^Object literal may only specify known properties/,
  },
  {
    // V8, then Firefox, then WebKit; and what TypeScript says of a callback.
    mistake: / is possibly '(?:null|undefined)'/,
    consequence:
      /Cannot read properties of (?:null|undefined) |can't access property |(?:null|undefined) is not an object |implicitly has an 'any' type/,
  },
  {
    // React logs the name, and then throws.
    mistake: /^<.+> is an async Client Component/,
    consequence: /^Error: .* is an async Client Component/,
    isAnywhere: true,
  },
  { mistake: / is not iterable/, consequence: /must have a '\[Symbol\.iterator\]/ },
  {
    mistake: /^The argument of makeStyles\(\) is /,
    consequence: /type 'Record<never, string>'/,
    isAnywhere: true,
  },
  {
    mistake: /without slots, so "/,
    consequence: / does not exist on type 'string'/,
    isAnywhere: true,
  },
  { mistake: /^React writes this /, consequence: / is not assignable to type 'string'/ },
  { mistake: /CSS in a template/, consequence: /'TemplateStringsArray'/ },
  { mistake: /Target container is not /, consequence: /parameter of type 'Container'/ },
  {
    mistake: /no properties in common with type 'Properties<|^In JSX, the value of style /,
    consequence: /`style` prop expects a mapping/,
  },
];

/**
 * Leaves out problems that are consequences of others; those take their severity, which may be higher, and their place,
 * if no range of their own is known.
 */
function dropConsequences(problems: readonly Problem[]): Problem[] {
  const findMistake = ({ file, line, message }: Problem): Problem | undefined =>
    problems.find((other) =>
      CONSEQUENCES.some(
        ({ mistake, consequence, isAnywhere = false }) =>
          other.file === file &&
          (isAnywhere || other.line === line) &&
          mistake.test(other.message) &&
          consequence.test(message),
      ),
    );
  const causes = new Map(problems.map((problem) => [problem, findMistake(problem)]));
  return problems
    .filter((problem) => !causes.get(problem))
    .map((problem) => {
      const same = problems.filter((other) => causes.get(other) === problem);
      const placed = problem.from === undefined && same.find(({ from }) => from !== undefined);
      return {
        ...problem,
        ...(placed && pickPlace(placed)),
        severity: sortProblems([problem, ...same])[0]?.severity ?? problem.severity,
      };
    });
}

function pickPlace({ line, column, from, to }: Problem): Partial<Problem> {
  return { line, column, ...(from !== undefined && to !== undefined && { from, to }) };
}

/**
 * Merges the problems that TypeScript finds with all others. Two problems at the same place become one: that
 * with the more helpful fix or remedy, with the higher severity of both. Of a file that does not parse, only
 * one syntax error is reported, because TypeScript goes on after it and finds more that are none. Faults of
 * the running code are kept, except for an unknown name that the engine or TypeScript reports, too. Problems that
 * only follow from others are left out.
 *
 * @example
 * // TypeScript reports `width: 10` as an error, and the lint knows the unit:
 * // one error, `"width" needs a unit: Griffel does not add px to 10.`, with its fix.
 * // The compiler, the styles and TypeScript all report a missing file: one error.
 */
export function joinProblems(own: readonly Problem[], ofTypes: readonly Problem[]): Problem[] {
  const isUnparsed = ({ source, file }: Problem): boolean =>
    source === 'syntax' && own.some((other) => other.source === 'syntax' && other.file === file);
  const unparsed = ofTypes.filter(isUnparsed);
  const rest = ofTypes.filter((problem) => !isUnparsed(problem));
  const joined = own
    .filter(
      (problem) =>
        (problem.source !== 'styles' ||
          !own.some((other) => other.source === 'syntax' && isSamePlace(other, problem))) &&
        !own.some((other) => other.source === 'styles' && isOfUnknownName(other, problem)),
    )
    .map((problem) => {
      if (problem.source === 'run') return takeUnknownName(rest, problem) ?? problem;
      if (isUnplaced(problem)) return takeSyntaxError(unparsed, problem);
      const index = rest.findIndex((other) => isSamePlace(other, problem));
      const [other] = index < 0 ? [] : rest.splice(index, 1);
      if (!other) return problem;
      const severity = sortProblems([problem, other])[0]?.severity ?? problem.severity;
      return { ...(rankOf(other) > rankOf(problem) ? other : problem), severity };
    });
  return dropConsequences([...joined, ...rest]);
}

/** Whether it is what a parser says of a file, and no more is known about it. */
function isUnplaced({ source, from, fixes }: Problem): boolean {
  return source === 'syntax' && from === undefined && !fixes;
}

/**
 * Words a syntax error as TypeScript does, which names the cause, at its place: an element that is not closed
 * rather than the token after it, and of several such elements the innermost, because those around it may have a closing
 * tag. Unclosed strings are an exception: TypeScript reports where they end.
 */
function takeSyntaxError(ofTypes: readonly Problem[], problem: Problem): Problem {
  const inFile = ofTypes.filter(({ file }) => file === problem.file);
  const [innermost] = inFile
    .filter(({ message }) => /^JSX element .* has no/.test(message))
    .sort((a, b) => (b.from ?? 0) - (a.from ?? 0));
  const better = innermost ?? inFile.find(({ message }) => message.includes('JSX')) ?? inFile[0];
  if (!better || /^Unterminated (?:string|template)/.test(problem.message)) return problem;
  return { ...problem, ...better, severity: problem.severity };
}

/** Whether the engine or TypeScript reports the unknown name that stopped the running code. */
function isOfUnknownName(other: Problem, { source, file, line, message }: Problem): boolean {
  const name = /^ReferenceError: (\S+) is not defined$/.exec(message)?.[1];
  return (
    source === 'run' &&
    name !== undefined &&
    other.file === file &&
    other.line === line &&
    (other.message.includes(` read ${name}, which is not defined`) ||
      other.message.startsWith(`Cannot find name '${name}'.`))
  );
}

/** Takes TypeScript's problem about an unknown name, because it has a range, and often a fix. */
function takeUnknownName(ofTypes: Problem[], fault: Problem): Problem | undefined {
  const index = ofTypes.findIndex((other) => isOfUnknownName(other, fault));
  return index < 0 ? undefined : ofTypes.splice(index, 1)[0];
}

function isSamePlace(one: Problem, other: Problem): boolean {
  return one.from !== undefined && one.file === other.file && one.from === other.from;
}

function rankOf({ fixes, remedy }: Problem): number {
  return fixes ? 2 : remedy === undefined ? 0 : 1;
}

/** Sorts by severity, worst first, then by position. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      RANKS[a.severity] - RANKS[b.severity] ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column,
  );
}
