import type { SyntaxNode } from '@lezer/common';
import type { CallKind, SourceRange } from '../types.ts';

/** A call of makeStyles, makeResetStyles or makeStaticStyles as it stands in the source. */
export interface GriffelCall {
  /** `file#n`, n counting the calls of the file from 0. */
  id: string;
  kind: CallKind;
  file: string;
  /** The variable that holds the hook, where there is one. */
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
  /** The function or the field of instances around the call, if it does not run with the module. */
  enclosing: SyntaxNode | undefined;
  /** The function that is called, with the brackets and types around it. */
  callee: SyntaxNode;
  argList: SyntaxNode;
  /** One node an argument; of a spread, the `...` token. */
  args: readonly SyntaxNode[];
}
