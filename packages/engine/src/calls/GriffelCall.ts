import type { SyntaxNode } from '@lezer/common';
import type { CallKind, SourceRange } from '../types.ts';

/** A call of makeStyles, makeResetStyles or makeStaticStyles in the source. */
export interface GriffelCall {
  /** `file#n`, where n counts the calls of the file from 0. */
  id: string;
  kind: CallKind;
  file: string;
  /** The variable that holds the hook, if there is one. */
  name: string | undefined;
  range: SourceRange;
  /** The name as imported here: `ms` of `import { makeStyles as ms }`. */
  localName: string;
  /** The package that the function comes from. */
  specifier: string;
  /** `griffel` of `griffel.makeStyles()`. */
  object: string | undefined;
  /** Why the compilers leave the call to run time; undefined where they compile it. */
  skippedBecause:
    'above' | 'namespace' | 'destructured' | 'computed' | 'optional' | 'nested' | undefined;
  /** The function or instance field around the call, if the call does not run with the module. */
  enclosing: SyntaxNode | undefined;
  /** The called function, with the brackets and types around it. */
  callee: SyntaxNode;
  argList: SyntaxNode;
  /** One node for each argument; for a spread, the `...` token. */
  args: readonly SyntaxNode[];
}
