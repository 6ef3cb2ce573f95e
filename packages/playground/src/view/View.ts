import { OUTPUT_TABS, type OutputTab } from '../output/outputTabs.ts';
import type { Directions } from '../sandbox/protocol/messages.ts';

/** How the code is looked at. */
export interface View {
  tab: OutputTab;
  direction: Directions;
  /** Width of the preview in CSS pixels; undefined for as wide as there is room. */
  width: number | undefined;
}

/** What a link says about the view; what it leaves out is as in `START_VIEW`. */
export type SharedView = { [Key in keyof View]?: NonNullable<View[Key]> };

export const START_VIEW: View = { tab: OUTPUT_TABS[0], direction: 'ltr', width: undefined };

/** Widths that the preview can have, in CSS pixels, by its handle and by links. */
export const PREVIEW_WIDTH = { min: 240, max: 1920 } as const;

const DIRECTIONS: readonly Directions[] = ['ltr', 'rtl', 'both'];

/**
 * Reads how a link wants its code to be seen. Unknown or invalid settings are left out, because they are
 * no reason to refuse the code.
 *
 * @param value - untrusted
 * @returns the valid settings, or undefined where there are none
 */
export function parseSharedView(value: unknown): SharedView | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const settings = value as Record<string, unknown>;
  const tab = OUTPUT_TABS.find((it) => it === settings.tab);
  const direction = DIRECTIONS.find((it) => it === settings.direction);
  const { width } = settings;
  const { min, max } = PREVIEW_WIDTH;
  const isWidth =
    typeof width === 'number' && Number.isInteger(width) && width >= min && width <= max;
  const view = { ...(tab && { tab }), ...(direction && { direction }), ...(isWidth && { width }) };
  return Object.keys(view).length > 0 ? view : undefined;
}

/** What a link has to say about a view: where it is not what everybody starts with. */
export function shareView({ tab, direction, width }: View): SharedView {
  return {
    ...(tab !== START_VIEW.tab && { tab }),
    ...(direction !== START_VIEW.direction && { direction }),
    ...(width !== undefined && { width }),
  };
}
