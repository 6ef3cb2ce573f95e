import { CODE_THEMES } from '@griffel-site/samples/code-themes';
import { PACKAGE_MANAGERS } from '@griffel-site/samples/package-managers';

/** A choice of the user that holds on every page. Inline scripts and controls read it from here. */
export interface Choice<Id extends string> {
  /** Where it is: an attribute of the `html` element, which stylesheets ask for. */
  attribute: `data-${string}`;
  /** Where the user's browser keeps it. */
  storageKey: string;
  /** What can be chosen. */
  ids: readonly Id[];
}

/** The theme of code. */
export const CODE_THEME = {
  attribute: 'data-code-theme',
  storageKey: 'code-theme',
  ids: CODE_THEMES.map(({ id }) => id),
} satisfies Choice<string>;

/** The package manager that commands are shown for; npm, until the user chooses. */
export const PACKAGE_MANAGER = {
  attribute: 'data-package-manager',
  storageKey: 'package-manager',
  ids: PACKAGE_MANAGERS,
} satisfies Choice<string>;

/** What samples are shown in; TypeScript, until the user chooses. */
export const SAMPLE_LANGUAGE = {
  attribute: 'data-sample-language',
  storageKey: 'sample-language',
  ids: ['ts', 'js'] as const,
} satisfies Choice<string>;

/**
 * Where the user's browser keeps whether there is to be an offline copy: `off`, or when it was
 * turned on again, in milliseconds. Without a value there is one.
 */
export const OFFLINE_COPY_STORAGE_KEY = 'offline-copy';
