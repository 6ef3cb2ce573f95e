import {
  Provider_unstable as ContextProvider,
  ThemeClassNameProvider_unstable as ThemeClassNameProvider,
  ThemeContext_unstable as ThemeContext,
  ThemeProvider_unstable as ThemeProvider,
} from '@fluentui/react-shared-contexts';
import type { PartialTheme } from '@fluentui/react-theme';
import { TextDirectionProvider } from '@griffel/react';
import {
  createElement,
  forwardRef,
  useContext,
  useId,
  useInsertionEffect,
  useMemo,
  type HTMLAttributes,
} from 'react';
import { countProvider, printThemeLook, printThemeVariables } from './rootTheme.ts';

export const fluentProviderClassNames = { root: 'fui-FluentProvider' };

export interface FluentProviderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'dir'> {
  theme?: PartialTheme;
  /** @default that of the preview */
  dir?: 'ltr' | 'rtl';
  targetDocument?: Document;
  /** These are for components, and do nothing here. */
  applyStylesToPortals?: boolean;
  customStyleHooks_unstable?: unknown;
  overrides_unstable?: unknown;
}

/** Attributes of no element. */
const OF_COMPONENTS = [
  'applyStylesToPortals',
  'customStyleHooks_unstable',
  'overrides_unstable',
] satisfies (keyof FluentProviderProps)[] as readonly string[];

/**
 * Stands for the component of `@fluentui/react-components`: it sets the variables of a theme for what
 * is in it, color, ground and font, the direction, and the contexts that the packed hooks read. The
 * real one takes `@fluentui/react-icons`, and with it more than all other packages together.
 */
export const FluentProvider = forwardRef<HTMLDivElement, FluentProviderProps>(
  function FluentProvider(props, ref) {
    const {
      theme,
      dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
      targetDocument = document,
      className,
      children,
      ...others
    } = props;
    const parentTheme = useContext(ThemeContext);
    const merged = useMemo(() => ({ ...parentTheme, ...theme }), [parentTheme, theme]);
    const themeClass = `fui-FluentProvider${useId().replace(/\W/g, '')}`;
    const variables = printThemeVariables(merged);
    useInsertionEffect(() => {
      const sheet = targetDocument.createElement('style');
      sheet.textContent = `.${themeClass}{${variables}}${printThemeLook(`.${themeClass}`)}`;
      targetDocument.head.prepend(sheet);
      return () => sheet.remove();
    }, [targetDocument, themeClass, variables]);
    useInsertionEffect(countProvider, []);

    const context = useMemo(() => ({ dir, targetDocument }), [dir, targetDocument]);
    const attributes = Object.fromEntries(
      Object.entries(others).filter(([name]) => !OF_COMPONENTS.includes(name)),
    );
    const root = createElement(
      'div',
      {
        ...attributes,
        ref,
        dir,
        className: [fluentProviderClassNames.root, themeClass, className]
          .filter((one) => one !== undefined)
          .join(' '),
      },
      children,
    );
    return createElement(
      ContextProvider,
      { value: context },
      createElement(
        ThemeProvider,
        { value: merged },
        createElement(
          ThemeClassNameProvider,
          { value: themeClass },
          createElement(TextDirectionProvider, { dir, children: root }),
        ),
      ),
    );
  },
);
