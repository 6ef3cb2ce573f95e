import { isCodeThemeId, type CodeThemeId } from '@griffel-site/samples/code-themes';
import { useSyncExternalStore } from 'react';
import { createRootChoice } from '../root-choice/createRootChoice';
import { CODE_THEME_STORAGE_KEY } from './codeThemeStorageKey';
import { codeThemes, loadCodeThemes } from './loadCodeThemes';

const choice = createRootChoice({
  attribute: 'data-code-theme',
  storageKey: CODE_THEME_STORAGE_KEY,
  isId: isCodeThemeId,
  prepare: loadCodeThemes,
});

/**
 * The theme of code.
 *
 * @returns the theme in force, and a function that sets it and remembers it where storage allows
 */
export function useCodeTheme(): [CodeThemeId, (id: CodeThemeId) => void] {
  const theme = useSyncExternalStore(
    choice.subscribe,
    () => choice.read() ?? codeThemes.start,
    () => codeThemes.start,
  );
  return [theme, choice.choose];
}
