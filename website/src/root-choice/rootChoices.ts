import globalData from '@generated/globalData';
import { createStorageSlot } from '@docusaurus/theme-common';
import { isCodeThemeId, type CodeThemeId } from '@griffel-site/samples/code-themes';
import { isPackageManager, type PackageManager } from '@griffel-site/samples/package-managers';
import { useSyncExternalStore } from 'react';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';
import type { CodeThemesData } from '../../plugins/root-choice';
import { CODE_THEME, PACKAGE_MANAGER, SAMPLE_LANGUAGE, type Choice } from './choices';

type SampleLanguage = (typeof SAMPLE_LANGUAGE.ids)[number];

interface RootChoiceOptions<Id extends string> extends Choice<string> {
  /** Tells whether a stored text is one of the options. */
  isId: (text: unknown) => text is Id;
  /** Loads files that an option needs. If this fails, the previous option stays in force. */
  prepare?: (id: Id) => Promise<void>;
}

/** A user's choice that applies to every page and every tab. */
interface RootChoice<Id extends string> {
  /** Adds a listener for changes; returns a function that removes it. */
  subscribe: (onChange: () => void) => () => void;
  /** Returns the option in force; undefined until the user has chosen. */
  read: () => Id | undefined;
  /** Sets an option, and stores it if storage is available. */
  choose: (id: Id) => void;
}

/**
 * Creates a choice that is kept in an attribute of the document: a change is applied by the style sheet and
 * renders only the controls that show it. `createChoiceScript` applies it before the first paint.
 */
function createRootChoice<Id extends string>({
  attribute,
  storageKey,
  isId,
  prepare,
}: RootChoiceOptions<Id>): RootChoice<Id> {
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

  return {
    read,
    subscribe(onChange) {
      const observer = new MutationObserver(onChange);
      observer.observe(document.documentElement, {
        attributes: true,
        attributeFilter: [attribute],
      });
      // Another tab may change the choice, now or while this page loaded.
      const stop = slot.listen(({ newValue }) => follow(newValue));
      follow(slot.get());
      return () => {
        observer.disconnect();
        stop();
      };
    },
    choose(id) {
      slot.set(id);
      show(id).catch(() => undefined);
    },
  };
}

/**
 * A user's choice, for a control that shows it.
 *
 * @param start - the option until the user has chosen, and on the server
 * @returns the option in force, and a function that sets one
 */
function useRootChoice<Id extends string>(
  choice: RootChoice<Id>,
  start: Id,
): [Id, (id: Id) => void] {
  const id = useSyncExternalStore(
    choice.subscribe,
    () => choice.read() ?? start,
    () => start,
  );
  return [id, choice.choose];
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
  if (id === codeThemes.start || document.querySelector('link[data-code-themes]')) return;
  if (!(await keepStylesheet(codeThemes.others))) throw new Error('The code themes did not load.');
}

const codeTheme = createRootChoice({ ...CODE_THEME, isId: isCodeThemeId, prepare: loadCodeThemes });

const packageManager = createRootChoice({ ...PACKAGE_MANAGER, isId: isPackageManager });

const sampleLanguage = createRootChoice({
  ...SAMPLE_LANGUAGE,
  isId: (text): text is SampleLanguage => SAMPLE_LANGUAGE.ids.some((id) => id === text),
});

/**
 * The code theme.
 *
 * @returns the theme in force, and a function that sets one and stores it if storage is available
 */
export function useCodeTheme(): [CodeThemeId, (id: CodeThemeId) => void] {
  return useRootChoice(codeTheme, codeThemes.start);
}

/** The package manager that commands are shown for, like `useCodeTheme`. */
export function usePackageManager(): [PackageManager, (manager: PackageManager) => void] {
  return useRootChoice(packageManager, 'npm');
}

/** The language of samples, like `useCodeTheme`. */
export function useSampleLanguage(): [SampleLanguage, (language: SampleLanguage) => void] {
  return useRootChoice(sampleLanguage, 'ts');
}
