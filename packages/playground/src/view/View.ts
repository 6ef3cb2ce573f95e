import { isRecord } from '@griffel-site/engine/isRecord';
import type { ColorScheme, Directions } from '../sandbox/protocol/messages.ts';

/** The output tabs, in order. Links contain their names; an unknown name opens the first tab. */
export const OUTPUT_TABS = [
  'CSS',
  'Classes',
  'Merge',
  'Cascade',
  'Cost',
  'Compiled',
  'Extracted',
] as const;

export type OutputTab = (typeof OUTPUT_TABS)[number];

/** Backgrounds of the preview. */
export const GROUNDS = ['dark', 'light', 'checkered'] as const;

export type Ground = (typeof GROUNDS)[number];

/** Returns the background that an untrusted value names, if any. */
export function parseGround(value: unknown): Ground | undefined {
  return GROUNDS.find((one) => one === value);
}

/** The color scheme for a page on that background. */
export function toScheme(ground: Ground): ColorScheme {
  return ground === 'light' ? 'light' : 'dark';
}

/** How the user views the code. */
export interface View {
  tab: OutputTab;
  direction: Directions;
  ground: Ground;
  /** The width of the preview in CSS pixels; undefined for full width. */
  width: number | undefined;
}

/** The view in a link; missing settings are those of `START_VIEW`, but a missing background is the present one. */
export type SharedView = { [Key in keyof View]?: NonNullable<View[Key]> };

export const START_VIEW: View = {
  tab: OUTPUT_TABS[0],
  direction: 'ltr',
  ground: 'dark',
  width: undefined,
};

/** The range of widths of the preview, in CSS pixels, for its handle and for links. */
export const PREVIEW_WIDTH = { min: 240, max: 1920 } as const;

const DIRECTIONS: readonly Directions[] = ['ltr', 'rtl', 'both'];

/**
 * Reads the view in a link. Unknown or invalid settings are ignored, because they are no reason to reject the
 * code.
 *
 * @param value - untrusted
 * @returns the valid settings, or undefined if there are none
 */
export function parseSharedView(value: unknown): SharedView | undefined {
  if (!isRecord(value)) return undefined;
  const tab = OUTPUT_TABS.find((it) => it === value.tab);
  const direction = DIRECTIONS.find((it) => it === value.direction);
  const ground = parseGround(value.ground);
  const { width } = value;
  const { min, max } = PREVIEW_WIDTH;
  const isWidth =
    typeof width === 'number' && Number.isInteger(width) && width >= min && width <= max;
  const view = {
    ...(tab && { tab }),
    ...(direction && { direction }),
    ...(ground && { ground }),
    ...(isWidth && { width }),
  };
  return Object.keys(view).length > 0 ? view : undefined;
}

/** The settings of a view that differ from `START_VIEW`, apart from the background, which the browser remembers. */
export function shareView({ tab, direction, width }: View): SharedView {
  return {
    ...(tab !== START_VIEW.tab && { tab }),
    ...(direction !== START_VIEW.direction && { direction }),
    ...(width !== undefined && { width }),
  };
}
