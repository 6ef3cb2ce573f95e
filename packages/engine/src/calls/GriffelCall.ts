import type { SyntaxNode } from '@lezer/common';
import type { AnalyzedCall } from '../Analysis.ts';

/** A call of makeStyles, makeResetStyles or makeStaticStyles in the source. */
export interface GriffelCall extends Pick<AnalyzedCall, 'id' | 'kind' | 'file' | 'name' | 'range'> {
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
