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
  /** True for `griffel.makeStyles()` with a namespace import: the compilers skip these. */
  isMember: boolean;
  /** The function around the call, if it is not at the top level. */
  enclosing: SyntaxNode | undefined;
  callee: SyntaxNode;
  argList: SyntaxNode;
  /** One node an argument; of a spread, the `...` token. */
  args: readonly SyntaxNode[];
}
