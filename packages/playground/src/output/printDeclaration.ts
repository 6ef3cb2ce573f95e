import type { AnalyzedDeclaration } from '@griffel-site/engine';

/** `:hover color: red` */
export function printDeclaration({ path, property, value }: AnalyzedDeclaration): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return [...path, `${property}: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`].join(' ');
}

/** Prints classes as in production; in development, the name of a set has an additional hash of the slot's file. */
export function printClasses(list: string): string {
  return list.replaceAll(/(___\w{7})_\w{7}/g, '$1');
}
