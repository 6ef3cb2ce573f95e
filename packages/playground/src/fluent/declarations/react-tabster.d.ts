// What the playground has of @fluentui/react-tabster.
import type { GriffelResetStyle, GriffelStyle } from '@griffel/react';

export interface CreateCustomFocusIndicatorStyleOptions {
  /** Whether the element itself has the focus, or anything in it. @default 'focus' */
  selector?: 'focus' | 'focus-within';
  /** Changes the selector that the style is for. */
  customizeSelector?: (selector: string) => string;
  enableOutline?: boolean;
}
export type FocusOutlineOffset = Record<'top' | 'bottom' | 'left' | 'right', string>;
export interface FocusOutlineStyleOptions {
  outlineRadius: string;
  outlineColor: string;
  outlineWidth: string;
  outlineOffset?: string | FocusOutlineOffset;
}
export interface CreateFocusOutlineStyleOptions extends Omit<
  CreateCustomFocusIndicatorStyleOptions,
  'enableOutline'
> {
  style?: Partial<FocusOutlineStyleOptions>;
  /** Whether the outline of the browser stays. */
  enableOutline?: boolean;
}
/** Makes a style for an element with the focus of the keyboard. */
export declare function createCustomFocusIndicatorStyle<
  TStyle extends GriffelStyle | GriffelResetStyle,
>(
  style: TStyle,
  options?: CreateCustomFocusIndicatorStyleOptions,
): TStyle extends GriffelStyle ? GriffelStyle : GriffelResetStyle;
/** Makes the outline of an element with the focus of the keyboard; it needs `position: relative`. */
export declare function createFocusOutlineStyle(
  options?: CreateFocusOutlineStyleOptions,
): GriffelStyle;
