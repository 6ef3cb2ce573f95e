const INLINE: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const BLOCK: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Reads where an arrow key leads among things in a row.
 *
 * @param axis - `inline` for tabs, where the vertical arrows scroll the page
 * @returns 1 for the next, -1 for the one before, undefined for any other key
 */
export function readArrowStep(key: string, axis: 'inline' | 'both' = 'both'): number | undefined {
  return INLINE[key] ?? (axis === 'both' ? BLOCK[key] : undefined);
}
