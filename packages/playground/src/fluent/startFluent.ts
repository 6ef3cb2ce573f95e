// The entry of the part `fluent`: the supported part of Fluent UI, for the preview and for the evaluation of
// styles, which has neither a document nor React.
import {
  useFluent_unstable as useFluent,
  useThemeClassName_unstable as useThemeClassName,
} from '@fluentui/react-shared-contexts';
import { createCustomFocusIndicatorStyle, createFocusOutlineStyle } from '@fluentui/react-tabster';
import * as theme from '@fluentui/react-theme';
import * as fluentTokens from '@fluentui/tokens';
import * as griffel from '@griffel/react';
import { FLUENT_EXPORTS, FLUENT_GRIFFEL_EXPORTS } from './attachFluent.ts';
import { FluentProvider, fluentProviderClassNames, showRootTheme } from './FluentProvider.ts';

type Exports = Record<string, unknown>;

const focus: Exports = { createCustomFocusIndicatorStyle, createFocusOutlineStyle };

const available: Record<string, Exports> = {
  '@fluentui/react-components': {
    ...theme,
    ...focus,
    ...Object.fromEntries(
      FLUENT_GRIFFEL_EXPORTS.map((name) => [name, (griffel as unknown as Exports)[name]]),
    ),
    FluentProvider,
    fluentProviderClassNames,
    useFluent,
    useThemeClassName,
  },
  '@fluentui/react-theme': theme,
  '@fluentui/tokens': { ...fluentTokens },
  '@fluentui/react-tabster': focus,
  // Only two class names, because the icons take hundreds of megabytes to install.
  '@fluentui/react-icons': {
    iconFilledClassName: 'fui-Icon-filled',
    iconRegularClassName: 'fui-Icon-regular',
  },
};

/** The packages by name, as code imports them. */
export const packages: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(FLUENT_EXPORTS).map(([name, exported]) => [name, createPackage(name, exported)]),
);

/** Keys that are read to check whether a module is a promise or has a default export. */
const OTHERS: readonly PropertyKey[] = ['__esModule', 'default', 'then', 'toJSON', '$$typeof'];

/** Creates a package in which reading a missing export, such as `Fluent.Button`, throws an error. */
function createPackage(name: string, exported: readonly string[]): object {
  const own = Object.fromEntries(exported.map((one) => [one, available[name]?.[one]]));
  const target = Object.defineProperty(own, '__esModule', { value: true });
  return new Proxy(target, {
    get(_, key) {
      if (typeof key === 'symbol' || Object.hasOwn(own, key) || OTHERS.includes(key)) {
        return Reflect.get(own, key) as unknown;
      }
      throw new Error(
        `The playground does not have "${key}" of ${name}. From Fluent UI, it has only the functions for styles, tokens, themes and FluentProvider.`,
      );
    },
  });
}

if (typeof document !== 'undefined') {
  showRootTheme(document);
  markFocus(document);
}

/** The attribute that the focus styles of Fluent UI select, e.g. those of `createFocusOutlineStyle`. */
const FOCUS_VISIBLE = 'data-fui-focus-visible';

/**
 * Marks the element that is focused by keyboard, as FluentProvider does. It uses the browser's
 * `:focus-visible`, because Fluent UI's library for this replaces a method of all elements, which the sandbox
 * would treat as a broken preview.
 */
function markFocus(document: Document): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) {
      target.setAttribute(FOCUS_VISIBLE, '');
    }
  });
  document.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element) target.removeAttribute(FOCUS_VISIBLE);
  });
}
