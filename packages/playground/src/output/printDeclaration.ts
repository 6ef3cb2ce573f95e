import type { AnalyzedDeclaration } from '@griffel-site/engine';

/** `:hover color: red` */
export function printDeclaration({ path, property, value }: AnalyzedDeclaration): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return [...path, `${property}: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`].join(' ');
}
