// The supported part of @fluentui/react-tabster.
import type { GriffelResetStyle, GriffelStyle } from '@griffel/react';

export interface CreateCustomFocusIndicatorStyleOptions {
  /**
   * Whether the style applies if the element itself has the focus, or also if a descendant has.
   *
   * @default 'focus'
   */
  selector?: 'focus' | 'focus-within';
  /** Changes the selector of the style. */
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
  /** Whether to keep the outline of the browser. */
  enableOutline?: boolean;
}
/** Creates a style for an element that is focused by keyboard. */
export declare function createCustomFocusIndicatorStyle<
  TStyle extends GriffelStyle | GriffelResetStyle,
>(
  style: TStyle,
  options?: CreateCustomFocusIndicatorStyleOptions,
): TStyle extends GriffelStyle ? GriffelStyle : GriffelResetStyle;
/** Creates the outline of an element that is focused by keyboard; it needs `position: relative`. */
export declare function createFocusOutlineStyle(
  options?: CreateFocusOutlineStyleOptions,
): GriffelStyle;
