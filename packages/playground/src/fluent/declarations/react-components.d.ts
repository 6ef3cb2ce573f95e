// The supported part of @fluentui/react-components, with the types of the packages that it reexports.
// Components are left out. FluentProvider is the playground's own, with the props that have an effect.
import type { PartialTheme } from '@fluentui/react-theme';
import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';

export {
  __css,
  __resetCSS,
  __resetStyles,
  __styles,
  createDOMRenderer,
  makeResetStyles,
  makeStaticStyles,
  makeStyles,
  mergeClasses,
  RendererProvider,
  renderToStyleElements,
  shorthands,
} from '@griffel/react';
export type {
  CreateDOMRendererOptions,
  GriffelResetStyle,
  GriffelStyle,
  GriffelRenderer,
} from '@griffel/react';
export {
  createDarkTheme,
  createHighContrastTheme,
  createLightTheme,
  createTeamsDarkTheme,
  teamsDarkTheme,
  teamsDarkV21Theme,
  teamsHighContrastTheme,
  teamsLightTheme,
  teamsLightV21Theme,
  themeToTokensObject,
  tokens,
  typographyStyles,
  webDarkTheme,
  webLightTheme,
} from '@fluentui/react-theme';
export type {
  BorderRadiusTokens,
  Brands,
  BrandVariants,
  ColorTokens,
  FontFamilyTokens,
  FontSizeTokens,
  FontWeightTokens,
  LineHeightTokens,
  PartialTheme,
  ShadowTokens,
  StrokeWidthTokens,
  Theme,
  TypographyStyle,
  TypographyStyles,
} from '@fluentui/react-theme';
export { createCustomFocusIndicatorStyle, createFocusOutlineStyle } from '@fluentui/react-tabster';
export type { SlotClassNames } from '@fluentui/react-utilities';

export interface FluentProviderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'dir'> {
  /** The values of the tokens for its children, merged with the theme around it. */
  theme?: PartialTheme;
  /** @default the direction of the preview */
  dir?: 'ltr' | 'rtl';
  targetDocument?: Document;
  /** Has no effect in the playground, which has no portals of Fluent UI. */
  applyStylesToPortals?: boolean;
  /** Has no effect in the playground, which has no components of Fluent UI. */
  customStyleHooks_unstable?: unknown;
  /** Has no effect in the playground, which has no components of Fluent UI. */
  overrides_unstable?: unknown;
}
/** Sets the variables of a theme for its children. */
export declare const FluentProvider: ForwardRefExoticComponent<
  FluentProviderProps & RefAttributes<HTMLDivElement>
>;
export declare const fluentProviderClassNames: { root: string };
export declare function useFluent(): {
  dir: 'ltr' | 'rtl';
  targetDocument: Document | undefined;
};
export declare function useThemeClassName(): string;
