// The entry of the part `fluent`: what the playground has of Fluent UI, for the preview and for the
// evaluation of styles, where there is neither a document nor React.
import {
  useFluent_unstable as useFluent,
  useThemeClassName_unstable as useThemeClassName,
} from '@fluentui/react-shared-contexts';
import { createCustomFocusIndicatorStyle, createFocusOutlineStyle } from '@fluentui/react-tabster';
import * as theme from '@fluentui/react-theme';
import * as fluentTokens from '@fluentui/tokens';
import * as griffel from '@griffel/react';
import { FLUENT_EXPORTS, FLUENT_GRIFFEL_EXPORTS } from './fluentExports.ts';
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
  // Two names of classes; the icons themselves take hundreds of megabytes to install.
  '@fluentui/react-icons': {
    iconFilledClassName: 'fui-Icon-filled',
    iconRegularClassName: 'fui-Icon-regular',
  },
};

/** The packages by name, as code that imports them gets them. */
export const packages: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(FLUENT_EXPORTS).map(([name, exported]) => [name, createPackage(name, exported)]),
);

/** What else is read of a module, by those who look whether it is a promise or has a default. */
const OTHERS: readonly PropertyKey[] = ['__esModule', 'default', 'then', 'toJSON', '$$typeof'];

/** What is not there throws when it is read, as `Fluent.Button` does, rather than being undefined. */
function createPackage(name: string, exported: readonly string[]): object {
  const own = Object.fromEntries(exported.map((one) => [one, available[name]?.[one]]));
  const target = Object.defineProperty(own, '__esModule', { value: true });
  return new Proxy(target, {
    get(_, key) {
      if (typeof key === 'symbol' || Object.hasOwn(own, key) || OTHERS.includes(key)) {
        return Reflect.get(own, key) as unknown;
      }
      throw new Error(
        `The playground does not have "${key}" of ${name}: of Fluent UI it has makeStyles and its like, tokens, themes and FluentProvider.`,
      );
    },
  });
}

if (typeof document !== 'undefined') {
  showRootTheme(document);
  markFocus(document);
}

/** What the focus styles of Fluent UI select: `createFocusOutlineStyle` and its like. */
const FOCUS_VISIBLE = 'data-fui-focus-visible';

/**
 * Marks the element that has the focus from the keyboard, as FluentProvider does. The browser decides
 * what that is: the library that Fluent UI takes for it replaces a method of all elements, which the
 * sandbox takes for a broken preview.
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
