/** A file as the sandbox runs it: CommonJS, JSX and types gone, loops guarded, lines as in the source. */
export interface CompiledModule {
  file: string;
  /** Body of a function of `exports`, `require`, `module` and what the guards need. */
  code: string;
  /** What each import means: a file of the project, or a package of the sandbox. */
  imports: Readonly<Record<string, string>>;
  /**
   * What a column of `code` was in the source, both 1-based; undefined where it is not known. It
   * stays on the page, for faults.
   */
  findColumn?: (line: number, column: number) => number | undefined;
}
