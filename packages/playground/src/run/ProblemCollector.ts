import type { Analysis, SourceFiles } from '@griffel-site/engine';
import type { Problem } from '../problems/Problem.ts';

/** Lists what is wrong with the styles; this must include the errors among the diagnostics. */
export type DescribeStyles = (files: SourceFiles, analysis: Analysis) => readonly Problem[];

/** How many faults of running code are kept. */
const MAX_FAULTS = 20;

/** Collects what the engine, the compiler and the running code find wrong with one version of the code. */
export class ProblemCollector {
  #describeStyles: DescribeStyles;
  #analyzed: { files: SourceFiles; analysis: Analysis } | undefined;
  #compileProblems: readonly Problem[] = [];
  #faults: readonly Problem[] = [];

  constructor(describeStyles: DescribeStyles) {
    this.#describeStyles = describeStyles;
  }

  /**
   * Starts over with other code.
   *
   * @param analyzed - undefined if its styles could not be computed
   */
  reset(
    compileProblems: readonly Problem[],
    analyzed?: { files: SourceFiles; analysis: Analysis },
  ): void {
    this.#compileProblems = compileProblems;
    this.#analyzed = analyzed;
    this.#faults = [];
  }

  /** Adds an error that was thrown while the code ran. */
  addFault(fault: Problem): void {
    this.#faults = removeDuplicates([...this.#faults, fault]).slice(0, MAX_FAULTS);
  }

  get hasFaults(): boolean {
    return this.#faults.length > 0;
  }

  collect(): Problem[] {
    const styleProblems = this.#analyzed
      ? this.#describeStyles(this.#analyzed.files, this.#analyzed.analysis)
      : [];
    return removeDuplicates([...styleProblems, ...this.#compileProblems, ...this.#faults]);
  }
}

/** The parser, the compiler and the running code may report the same problem. */
function removeDuplicates(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, column, source, message }) => {
    // Parsers word the same syntax error differently, so its position identifies it.
    const key = `${file}:${String(line)}:${source === 'syntax' ? String(column) : message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
