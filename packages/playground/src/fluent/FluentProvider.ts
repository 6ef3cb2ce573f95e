import {
  Provider_unstable as ContextProvider,
  ThemeClassNameProvider_unstable as ThemeClassNameProvider,
  ThemeContext_unstable as ThemeContext,
  ThemeProvider_unstable as ThemeProvider,
} from '@fluentui/react-shared-contexts';
import { type PartialTheme, webLightTheme } from '@fluentui/react-theme';
import { TextDirectionProvider } from '@griffel/react';
import {
  createElement,
  forwardRef,
  type HTMLAttributes,
  useContext,
  useId,
  useInsertionEffect,
  useMemo,
} from 'react';
import { FLUENT_ROOT } from './attachFluent.ts';

export const fluentProviderClassNames = { root: 'fui-FluentProvider' };

interface FluentProviderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'dir'> {
  theme?: PartialTheme;
  /** @default that of the preview */
  dir?: 'ltr' | 'rtl';
  targetDocument?: Document;
  /** This and the following props are for components, and do nothing here. */
  applyStylesToPortals?: boolean;
  customStyleHooks_unstable?: unknown;
  overrides_unstable?: unknown;
}

/** Props that are not attributes of the element. */
const COMPONENT_PROPS = [
  'applyStylesToPortals',
  'customStyleHooks_unstable',
  'overrides_unstable',
] satisfies (keyof FluentProviderProps)[] as readonly string[];

/**
 * Replaces the component of `@fluentui/react-components`. For its children, it sets the variables of a theme,
 * color, background and font, the direction, and the contexts that the bundled hooks read. The real one
 * depends on `@fluentui/react-icons`, which is larger than all other packages together.
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
      Object.entries(others).filter(([name]) => !COMPONENT_PROPS.includes(name)),
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

let sheet: HTMLStyleElement | undefined;
let providers = 0;

/** Prints the custom properties of a theme: `--colorBrandBackground:#0f6cbd;…`. */
function printThemeVariables(theme: PartialTheme | undefined): string {
  return Object.entries(theme ?? {})
    .map(([name, value]) => `--${name}:${String(value)};`)
    .join('');
}

/** The styles of FluentProvider's element other than variables; any class of the user overrides them. */
function printThemeLook(selector: string): string {
  return `:where(${selector}){color:var(--colorNeutralForeground1);background-color:var(--colorNeutralBackground1);font-family:var(--fontFamilyBase);font-size:var(--fontSizeBase300);font-weight:var(--fontWeightRegular);line-height:var(--lineHeightBase300);}`;
}

/**
 * Applies `webLightTheme` to the whole preview, so that tokens have values in styles that are pasted without
 * their application. While the code renders a FluentProvider, only the theme of the latter applies.
 */
export function showRootTheme(document: Document): void {
  sheet = document.createElement('style');
  sheet.setAttribute(FLUENT_ROOT, '');
  // Overrides the font of the preview's body.
  const look = `${printThemeLook('html')}body{font:inherit}`;
  sheet.textContent = `:where(:root){${printThemeVariables(webLightTheme)}}${look}`;
  document.head.append(sheet);
}

/** Counts a FluentProvider that is mounted. @returns a function for when it is unmounted */
function countProvider(): () => void {
  providers += 1;
  toggle();
  return () => {
    providers -= 1;
    toggle();
  };
}

function toggle(): void {
  if (sheet) sheet.media = providers > 0 ? 'not all' : 'all';
}
