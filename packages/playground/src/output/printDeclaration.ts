import type { AnalyzedDeclaration } from '@griffel-site/engine';

/** `:hover color: red` */
export function printDeclaration({ path, property, value }: AnalyzedDeclaration): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return [...path, `${property}: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`].join(' ');
}

/** Classes as production has them: development adds a hash of the slot's file to the name of a set. */
export function printClasses(list: string): string {
  return list.replaceAll(/(___\w{7})_\w{7}/g, '$1');
}
