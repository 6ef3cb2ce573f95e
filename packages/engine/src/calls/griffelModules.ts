import type { CallKind } from '../types.ts';

/** The packages whose calls are known. */
export const GRIFFEL_MODULES: readonly string[] = ['@griffel/react', '@griffel/core'];

const KINDS: readonly string[] = ['makeStyles', 'makeResetStyles', 'makeStaticStyles'];

/** Whether an exported name is one of the calls that hold styles. */
export function isCallKind(name: string): name is CallKind {
  return KINDS.includes(name);
}
