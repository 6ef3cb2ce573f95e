import { CODE_THEMES } from '@griffel-site/samples/code-themes';
import { PACKAGE_MANAGERS } from '@griffel-site/samples/package-managers';

/** A user's choice that applies to every page. Inline scripts and controls use these definitions. */
export interface Choice<Id extends string> {
  /** The attribute of the `html` element with the choice, for style sheets. */
  attribute: `data-${string}`;
  /** The key in the browser's storage. */
  storageKey: string;
  /** The options. */
  ids: readonly Id[];
}

export const CODE_THEME = {
  attribute: 'data-code-theme',
  storageKey: 'code-theme',
  ids: CODE_THEMES.map(({ id }) => id),
} satisfies Choice<string>;

/** The package manager that commands are shown for; npm until the user chooses. */
export const PACKAGE_MANAGER = {
  attribute: 'data-package-manager',
  storageKey: 'package-manager',
  ids: PACKAGE_MANAGERS,
} satisfies Choice<string>;

/** The language of samples; TypeScript until the user chooses. */
export const SAMPLE_LANGUAGE = {
  attribute: 'data-sample-language',
  storageKey: 'sample-language',
  ids: ['ts', 'js'] as const,
} satisfies Choice<string>;

/**
 * The storage key for the choice of an offline copy: `off`, or the time when it was turned on again, in
 * milliseconds. Without a value, the copy is on.
 */
export const OFFLINE_COPY_STORAGE_KEY = 'offline-copy';
