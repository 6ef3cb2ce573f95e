import type { ResolvedDeclaration, ResolvedRule } from './resolve/ResolvedCall.ts';
import type { CallKind, Diagnostic, Direction, SourceRange } from './types.ts';

/** One property of a style: where it stands, and what became of it. */
export interface AnalyzedDeclaration extends ResolvedDeclaration {
  /** The property in the source, or the nearest thing around it; it may stand in another file. */
  source: SourceRange | undefined;
  /** The part of the call itself through which it comes in: the property, or a spread. */
  usedAt: SourceRange | undefined;
}

/** A call with what the library makes of it. */
export interface AnalyzedCall {
  /** `file#n`, n counting the calls of the file from 0. */
  id: string;
  kind: CallKind;
  file: string;
  /** The variable that holds the hook, where there is one. */
  name: string | undefined;
  range: SourceRange;
  /**
   * The argument as it is at run time; undefined where it could not be evaluated (a diagnostic says
   * why). Where the compilers evaluate something else, a diagnostic says so, and the modules and the
   * extracted style sheet are made of that.
   */
  value: unknown;
  /** Of makeStyles: what the hook returns, a string of classes for each slot. */
  slots: Readonly<Record<Direction, Readonly<Record<string, string>>>> | undefined;
  /** Of makeResetStyles: what the hook returns. */
  className: Readonly<Record<Direction, string>> | undefined;
  declarations: readonly AnalyzedDeclaration[];
}

/** What the compilers write of a file; undefined where they fail on it. */
export interface AnalyzedModule {
  file: string;
  compiled: string | undefined;
  extracted: string | undefined;
}

/** All that can be said of a set of files. */
export interface Analysis {
  /** In the order of the files, then of the source. */
  calls: readonly AnalyzedCall[];
  /** All rules as the browser gets them, in the order of the cascade. */
  rules: readonly ResolvedRule[];
  /** The same, formatted. */
  css: string;
  modules: readonly AnalyzedModule[];
  /** The rules of the extracted style sheet in its order, which is not that of run time. */
  extractedRules: readonly ResolvedRule[];
  /** The extracted style sheet as the plugin writes it, unformatted. */
  stylesheet: string;
  diagnostics: readonly Diagnostic[];
}
