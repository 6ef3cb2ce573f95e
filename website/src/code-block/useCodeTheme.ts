import { usePluginData } from '@docusaurus/useGlobalData';
import { createStorageSlot } from '@docusaurus/theme-common';
import { isCodeThemeId, type CodeThemeId } from '@griffel-site/samples/code-themes';
import { useCallback, useSyncExternalStore } from 'react';
import { CODE_THEME_STORAGE_KEY } from './codeThemeStorageKey';

const ATTRIBUTE = 'data-code-theme';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [ATTRIBUTE] });
  // Another tab has chosen: its choice counts here as well.
  const stop = createStorageSlot(CODE_THEME_STORAGE_KEY).listen(({ newValue }) => {
    if (isCodeThemeId(newValue)) document.documentElement.setAttribute(ATTRIBUTE, newValue);
  });
  return () => {
    observer.disconnect();
    stop();
  };
}

/**
 * The theme of code, which lives in an attribute of the document: a change is the stylesheet's
 * work, and renders nothing but the menus.
 *
 * @returns the theme in force, and a function that sets it and remembers it where storage allows
 */
export function useCodeTheme(): [CodeThemeId, (id: CodeThemeId) => void] {
  const { start } = usePluginData('code-themes') as { start: CodeThemeId };
  const theme = useSyncExternalStore(
    subscribe,
    () => {
      const chosen = document.documentElement.getAttribute(ATTRIBUTE);
      return isCodeThemeId(chosen) ? chosen : start;
    },
    () => start,
  );
  const choose = useCallback((id: CodeThemeId) => {
    document.documentElement.setAttribute(ATTRIBUTE, id);
    createStorageSlot(CODE_THEME_STORAGE_KEY).set(id);
  }, []);
  return [theme, choose];
}
