import type { CallKind } from '../types.ts';

/** The packages whose calls are recognized: the preset's default modules, and the core. */
export const GRIFFEL_MODULES: readonly string[] = [
  '@griffel/react',
  '@griffel/core',
  '@fluentui/react-components',
];

/** The function that compiled code calls instead. */
export const COMPILED_NAMES: Readonly<Record<CallKind, string>> = {
  makeStyles: '__styles',
  makeResetStyles: '__resetStyles',
  makeStaticStyles: '__staticStyles',
};

/** Whether an exported name is one of the functions that define styles. */
export function isCallKind(name: string): name is CallKind {
  return Object.hasOwn(COMPILED_NAMES, name);
}
