/** How code and output share the room. */
export type Layout = 'columns' | 'rows' | 'tabs';

/** The least widths, in CSS pixels, at which both fit side by side, or one above the other. */
const LEAST = { columns: 880, rows: 600 };

/** The layout for a playground of this width. */
export function chooseLayout(width: number): Layout {
  if (width >= LEAST.columns) return 'columns';
  return width >= LEAST.rows ? 'rows' : 'tabs';
}
