const THEME_EXPORTS = [
  'createDarkTheme',
  'createHighContrastTheme',
  'createLightTheme',
  'createTeamsDarkTheme',
  'teamsDarkTheme',
  'teamsDarkV21Theme',
  'teamsHighContrastTheme',
  'teamsLightTheme',
  'teamsLightV21Theme',
  'themeToTokensObject',
  'tokens',
  'typographyStyles',
  'webDarkTheme',
  'webLightTheme',
];
const FOCUS_EXPORTS = ['createCustomFocusIndicatorStyle', 'createFocusOutlineStyle'];
const ICON_EXPORTS = ['iconFilledClassName', 'iconRegularClassName'];

/** What `@fluentui/react-components` reexports from `@griffel/react`. */
export const FLUENT_GRIFFEL_EXPORTS = [
  '__css',
  '__resetCSS',
  '__resetStyles',
  '__styles',
  'createDOMRenderer',
  'makeResetStyles',
  'makeStaticStyles',
  'makeStyles',
  'mergeClasses',
  'RendererProvider',
  'renderToStyleElements',
  'shorthands',
] as const;

/** The supported exports of Fluent UI, by package, without types. */
export const FLUENT_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  '@fluentui/react-components': [
    ...FLUENT_GRIFFEL_EXPORTS,
    ...THEME_EXPORTS,
    ...FOCUS_EXPORTS,
    'FluentProvider',
    'fluentProviderClassNames',
    'useFluent',
    'useThemeClassName',
  ],
  '@fluentui/react-theme': THEME_EXPORTS,
  '@fluentui/tokens': THEME_EXPORTS,
  '@fluentui/react-tabster': FOCUS_EXPORTS,
  '@fluentui/react-icons': ICON_EXPORTS,
};

export function isFluentPackage(specifier: string): boolean {
  return Object.hasOwn(FLUENT_EXPORTS, specifier);
}
