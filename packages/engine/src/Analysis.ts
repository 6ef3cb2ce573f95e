import type { ResolvedDeclaration, ResolvedRule } from './resolve/ResolvedCall.ts';
import type { CallKind, Diagnostic, Direction, SourceRange } from './types.ts';

/** One property of a style: its place in the source, and its classes and rules. */
export interface AnalyzedDeclaration extends ResolvedDeclaration {
  /**
   * The property that declares it, or the closest code around it that can be located. It may be in a spread
   * object, in a function or in another file. Undefined where nothing can be located.
   */
  source: SourceRange | undefined;
  /** The part of the call itself that brings it in: the property, or a spread. */
  usedAt: SourceRange | undefined;
}

/** A call and the result of the library for it. */
export interface AnalyzedCall {
  /** `file#n`, where n counts the calls of the file from 0. */
  id: string;
  kind: CallKind;
  file: string;
  /** The variable that holds the hook, if there is one. */
  name: string | undefined;
  range: SourceRange;
  /**
   * The argument at run time; undefined where it could not be evaluated (a diagnostic says why). Where the
   * compilers evaluate another value, a diagnostic says so, and the modules and the extracted style sheet
   * contain that value.
   */
  value: unknown;
  /** For makeStyles: what the hook returns, a string of classes for each slot. */
  slots: Readonly<Record<Direction, Readonly<Record<string, string>>>> | undefined;
  /** For makeResetStyles: what the hook returns. */
  className: Readonly<Record<Direction, string>> | undefined;
  declarations: readonly AnalyzedDeclaration[];
}

/** The output of the compilers for a file. A part that is not shown is undefined; a diagnostic says why. */
export interface AnalyzedModule {
  file: string;
  compiled: string | undefined;
  extracted: string | undefined;
}

/** The analysis of a set of files. */
export interface Analysis {
  /** In the order of the files, then in source order. */
  calls: readonly AnalyzedCall[];
  /** All rules that the browser gets, in the order of the cascade. */
  rules: readonly ResolvedRule[];
  /** The same, formatted. */
  css: string;
  modules: readonly AnalyzedModule[];
  /** The rules of the extracted style sheet, in its order, which differs from run time. */
  extractedRules: readonly ResolvedRule[];
  /** The extracted style sheet as the plugin writes it, unformatted. */
  stylesheet: string;
  diagnostics: readonly Diagnostic[];
}
