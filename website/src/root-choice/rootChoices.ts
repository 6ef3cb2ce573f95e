import globalData from '@generated/globalData';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { CodeThemeId } from '@griffel-site/samples/code-themes';
import { useSyncExternalStore } from 'react';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';
import type { CodeThemesData } from '../../plugins/root-choice';
import { CODE_THEME, PACKAGE_MANAGER, SAMPLE_LANGUAGE, type Choice } from './choices';

interface RootChoiceOptions<Id extends string> extends Choice<Id> {
  /** The option until the user has chosen, and on the server. */
  start: Id;
  /** Loads files that an option needs. If this fails, the previous option stays in force. */
  prepare?: (id: Id) => Promise<void>;
}

/**
 * Creates a choice that is kept in an attribute of the document, for every page and every tab: a change is applied
 * by the style sheet and renders only the controls that show it. `createChoiceScript` applies it before the first
 * paint.
 *
 * @returns a hook for these controls: the option in force, and a function that sets one and stores it if storage is
 *   available
 */
function createRootChoice<Id extends string>({
  attribute,
  storageKey,
  ids,
  start,
  prepare,
}: RootChoiceOptions<Id>): () => [Id, (id: Id) => void] {
  const isId = (text: unknown): text is Id => ids.some((id) => id === text);

  let latest: Id | undefined;
  const show = async (id: Id) => {
    latest = id;
    if (prepare) await prepare(id);
    // A later choice may have been prepared faster.
    if (latest === id) document.documentElement.setAttribute(attribute, id);
  };

  const read = () => {
    const chosen = document.documentElement.getAttribute(attribute);
    return isId(chosen) ? chosen : undefined;
  };
  const slot = createStorageSlot(storageKey);
  const follow = (stored: string | null) => {
    if (isId(stored) && stored !== read()) show(stored).catch(() => undefined);
  };
  const subscribe = (onChange: () => void) => {
    const observer = new MutationObserver(onChange);
    observer.observe(document.documentElement, { attributeFilter: [attribute] });
    // Another tab may change the choice, now or while this page loaded.
    const stop = slot.listen(({ newValue }) => follow(newValue));
    follow(slot.get());
    return () => {
      observer.disconnect();
      stop();
    };
  };
  const choose = (id: Id) => {
    slot.set(id);
    show(id).catch(() => undefined);
  };

  return function useRootChoice() {
    const id = useSyncExternalStore(
      subscribe,
      () => read() ?? start,
      () => start,
    );
    return [id, choose];
  };
}

/** Data from the plugin: the initial theme, and the address of the others. */
const codeThemes = globalData['code-themes']?.['default'] as CodeThemesData;

/**
 * Loads the style sheet of a theme, unless it is loaded already. All themes except the initial one are in
 * one file, to which the page's inline script adds a link if the user has chosen one of them before.
 *
 * @throws Error if it cannot be loaded; another call tries again
 */
export async function loadCodeThemes(id?: CodeThemeId): Promise<void> {
  if (id === codeThemes.start) return;
  if (!(await keepStylesheet(codeThemes.others))) throw new Error('The code themes did not load.');
}

/** The hook of the controls that choose the code theme. */
export const useCodeTheme = createRootChoice({
  ...CODE_THEME,
  start: codeThemes.start,
  prepare: loadCodeThemes,
});

/** The hook of the controls that choose the package manager of commands. */
export const usePackageManager = createRootChoice({
  ...PACKAGE_MANAGER,
  start: 'npm',
});

/** The hook of the controls that choose the language of samples. */
export const useSampleLanguage = createRootChoice({
  ...SAMPLE_LANGUAGE,
  start: 'ts',
});
