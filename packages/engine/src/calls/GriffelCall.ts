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
  skippedBecause: 'namespace' | 'destructured' | 'computed' | 'optional' | 'nested' | undefined;
  /** The function around the call, if it is not at the top level. */
  enclosing: SyntaxNode | undefined;
  /** The function that is called, with the brackets and types around it. */
  callee: SyntaxNode;
  argList: SyntaxNode;
  /** One node an argument; of a spread, the `...` token. */
  args: readonly SyntaxNode[];
}

/** The packages whose calls are known: the preset's default modules, and the core. */
export const GRIFFEL_MODULES: readonly string[] = [
  '@griffel/react',
  '@griffel/core',
  '@fluentui/react-components',
];

/** What the compiler calls instead. */
export const COMPILED_NAMES: Readonly<Record<CallKind, string>> = {
  makeStyles: '__styles',
  makeResetStyles: '__resetStyles',
  makeStaticStyles: '__staticStyles',
};

/** Whether an exported name is one of the calls that hold styles. */
export function isCallKind(name: string): name is CallKind {
  return Object.hasOwn(COMPILED_NAMES, name);
}
