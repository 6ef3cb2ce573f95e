import type { Analysis, SourceFiles } from '@griffel-site/engine';
import type { Problem } from '../problems/Problem.ts';
import type { RenderedClasses } from '../sandbox/protocol/messages.ts';

/** Lists what is wrong with the styles; this must include the errors among the diagnostics. */
export type DescribeStyles = (files: SourceFiles, analysis: Analysis) => readonly Problem[];

/** Lists what is wrong with the styles on the elements that the code has rendered. */
export type DescribeRendered = (
  files: SourceFiles,
  analysis: Analysis,
  rendered: RenderedClasses,
) => readonly Problem[];

/** How many faults of running code are kept. */
const MAX_FAULTS = 20;

/** Collects what the engine, the compiler and the running code find wrong with one version of the code. */
export class ProblemCollector {
  #describeStyles: DescribeStyles;
  #describeRendered: DescribeRendered;
  #analyzed: { files: SourceFiles; analysis: Analysis } | undefined;
  #rendered: RenderedClasses | undefined;
  #compileProblems: readonly Problem[] = [];
  #faults: readonly Problem[] = [];
  /** Described again only if the code changes, not with each change of the document. */
  #styleProblems: readonly Problem[] | undefined;

  constructor(describeStyles: DescribeStyles, describeRendered: DescribeRendered = () => []) {
    this.#describeStyles = describeStyles;
    this.#describeRendered = describeRendered;
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
    this.#rendered = undefined;
    this.#faults = [];
    this.#styleProblems = undefined;
  }

  /** Describes the styles anew, because what describes them has changed. */
  refresh(): void {
    this.#styleProblems = undefined;
  }

  /** Adds what the code has rendered, in place of what it had rendered before. */
  setRendered(rendered: RenderedClasses): void {
    this.#rendered = rendered;
  }

  /** Adds an error that was thrown, or a mistake that React logged, while the code ran. */
  addFault(fault: Problem): void {
    this.#faults = removeDuplicates([...this.#faults, fault]).slice(0, MAX_FAULTS);
  }

  get hasFaults(): boolean {
    return this.#faults.length > 0;
  }

  collect(): Problem[] {
    const { files = {}, analysis } = this.#analyzed ?? {};
    this.#styleProblems ??= analysis ? this.#describeStyles(files, analysis) : [];
    return removeDuplicates([
      ...this.#styleProblems,
      ...this.#compileProblems,
      ...(analysis && this.#rendered
        ? this.#describeRendered(files, analysis, this.#rendered)
        : []),
      ...this.#faults,
    ]);
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
