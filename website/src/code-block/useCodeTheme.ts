import { isCodeThemeId, type CodeThemeId } from '@griffel-site/samples/code-themes';
import { createRootChoice } from '../root-choice/createRootChoice';
import { useRootChoice } from '../root-choice/useRootChoice';
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
  return useRootChoice(choice, codeThemes.start);
}
