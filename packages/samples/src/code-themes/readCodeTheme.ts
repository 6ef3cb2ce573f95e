import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CODE_THEMES, type CodeThemeId } from './codeThemes.ts';

const require = createRequire(import.meta.url);

/**
 * Reads the stylesheet of a theme: Slate is ours, the others are the files that Prism publishes.
 *
 * @throws Error if prismjs no longer has the file
 */
export function readCodeTheme(id: CodeThemeId): string {
  const file = CODE_THEMES.find((theme) => theme.id === id)?.file ?? '';
  const place = id === 'slate' ? './slate.css' : `prismjs/themes/${file}`;
  return readFileSync(require.resolve(place), 'utf8');
}
