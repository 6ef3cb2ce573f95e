import type { SharedView } from './SharedCode.ts';

const TABS = ['Preview', 'CSS', 'Classes', 'Compiled', 'Extracted'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

/** CSS pixels. */
const NARROWEST = 200;
const WIDEST = 4000;

/**
 * Reads how a link wants its code to be seen. What it does not know or cannot use it leaves out: a
 * wish about the view is no reason to refuse the code.
 *
 * @param value - untrusted
 * @returns the wishes that can be met, or undefined where there are none
 */
export function parseSharedView(value: unknown): SharedView | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const wishes = value as Record<string, unknown>;
  const tab = TABS.find((it) => it === wishes.tab);
  const direction = DIRECTIONS.find((it) => it === wishes.direction);
  const { width } = wishes;
  const isWidth =
    typeof width === 'number' && Number.isInteger(width) && width >= NARROWEST && width <= WIDEST;
  const view = { ...(tab && { tab }), ...(direction && { direction }), ...(isWidth && { width }) };
  return Object.keys(view).length > 0 ? view : undefined;
}
