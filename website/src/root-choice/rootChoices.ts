import globalData from '@generated/globalData';
import { createStorageSlot } from '@docusaurus/theme-common';
import { isCodeThemeId, type CodeThemeId } from '@griffel-site/samples/code-themes';
import { isPackageManager, type PackageManager } from '@griffel-site/samples/package-managers';
import { useSyncExternalStore } from 'react';
import type { CodeThemesData } from '../../plugins/code-themes';
import { CODE_THEME, PACKAGE_MANAGER, SAMPLE_LANGUAGE, type Choice } from './choices';

type SampleLanguage = (typeof SAMPLE_LANGUAGE.ids)[number];

interface RootChoiceOptions<Id extends string> extends Choice<string> {
  /** Tells whether a text, as storage may have it, can be chosen. */
  isId: (text: unknown) => text is Id;
  /** Fetches what a choice needs to show. If it fails, what shows stays what it was. */
  prepare?: (id: Id) => Promise<void>;
}

/** A choice of the user that holds on every page and in every tab. */
interface RootChoice<Id extends string> {
  /** Calls back after each change, until what it returns is called. */
  subscribe: (onChange: () => void) => () => void;
  /** Reads the choice in force; there is none until the user has chosen. */
  read: () => Id | undefined;
  /** Sets it, and remembers it where storage allows. */
  choose: (id: Id) => void;
}

/**
 * Creates a choice that lives in an attribute of the document: a change is the stylesheet's work,
 * and renders nothing but the controls that show it. `createChoiceScript` applies it before the first
 * paint.
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
    // A later choice may have been faster.
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
      // Another tab has chosen, now or while this page loaded: its choice counts here as well.
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
 * A choice of the user, for a control that shows it.
 *
 * @param start - what holds until the user has chosen, and while the server renders
 * @returns the one in force, and a function that sets it and remembers it where storage allows
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

/** What the plugin knows: the theme that the site starts with, and where the others are. */
const codeThemes = globalData['code-themes']?.['default'] as CodeThemesData;

const MARK = 'data-code-themes';

let loading: Promise<void> | undefined;

/**
 * Loads the stylesheet of a theme, unless it is there: all but the first are in one file, which the
 * page's inline script has written into the page where the user had chosen one before.
 *
 * @returns rejects when it is out of reach; another try loads it again
 */
export async function loadCodeThemes(id?: CodeThemeId): Promise<void> {
  if (id === codeThemes.start) return;
  if (!loading && document.querySelector(`link[${MARK}]`)) loading = Promise.resolve();
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = codeThemes.others;
    link.setAttribute(MARK, '');
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(`${link.href} did not load.`));
    };
    document.head.append(link);
  });
  return loading;
}

const codeTheme = createRootChoice({ ...CODE_THEME, isId: isCodeThemeId, prepare: loadCodeThemes });

const packageManager = createRootChoice({ ...PACKAGE_MANAGER, isId: isPackageManager });

const sampleLanguage = createRootChoice({
  ...SAMPLE_LANGUAGE,
  isId: (text): text is SampleLanguage => SAMPLE_LANGUAGE.ids.some((id) => id === text),
});

/**
 * The theme of code.
 *
 * @returns the theme in force, and a function that sets it and remembers it where storage allows
 */
export function useCodeTheme(): [CodeThemeId, (id: CodeThemeId) => void] {
  return useRootChoice(codeTheme, codeThemes.start);
}

/** The package manager that commands are shown for, as `useCodeTheme` gives the theme. */
export function usePackageManager(): [PackageManager, (manager: PackageManager) => void] {
  return useRootChoice(packageManager, 'npm');
}

/** The language that samples are shown in, as `useCodeTheme` gives the theme. */
export function useSampleLanguage(): [SampleLanguage, (language: SampleLanguage) => void] {
  return useRootChoice(sampleLanguage, 'ts');
}
