import type { CodeThemeId } from './codeThemes.ts';

/**
 * The selector of a document that shows a theme: `html[data-code-theme=coy]`.
 *
 * @param theme an id; it needs no quotes
 * @param start the theme that a document without the attribute shows; its selector has the same
 *   specificity as the others
 */
export function createThemeScope(theme: CodeThemeId, start?: CodeThemeId): string {
  const chosen = `[data-code-theme=${theme}]`;
  return theme === start ? `html:is(${chosen},:not([data-code-theme]))` : `html${chosen}`;
}
