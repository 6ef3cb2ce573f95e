import type { AnalyzedDeclaration } from '@griffel-site/engine';

/** `1 rule`, `3 rules` */
export function printCount(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** `1.2 KB`; 1 KB is 1000 bytes. */
export function printBytes(bytes: number): string {
  return bytes < 1000 ? `${String(bytes)} B` : `${(bytes / 1000).toFixed(1)} KB`;
}

/** `:hover color: red` */
export function printDeclaration({ path, property, value }: AnalyzedDeclaration): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return [...path, `${property}: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`].join(' ');
}

/** Prints classes as in production; in development, the name of a set has an additional hash of the slot's file. */
export function printClasses(list: string): string {
  return list.replaceAll(/(___\w{7})_\w{7}/g, '$1');
}

/** Prints the first names of a list: `color, margin-top, margin-left, top and 2 more`. */
export function printNames(names: readonly string[]): string {
  const shown = names.slice(0, 4).join(', ');
  return names.length > 4 ? `${shown} and ${String(names.length - 4)} more` : shown;
}
