import { useEffect, useState } from 'react';
import type { ElementSize } from '../preview/useElementSize.ts';

/**
 * How editor, preview and outputs share the room: the editor beside the others, above them, or one of
 * the three at a time.
 */
export type Layout = 'columns' | 'rows' | 'one';

/** The least width, in CSS pixels, that shows the editor beside the preview, or above it. */
const LEAST = { columns: 720, rows: 600 };

/** The layout for a playground of this size. */
export function chooseLayout({ width, height }: ElementSize): Layout {
  if (width < LEAST.rows) return 'one';
  // A tablet held upright has more lines than columns to give.
  return width >= LEAST.columns && (width >= 960 || width > height) ? 'columns' : 'rows';
}

/**
 * The height of the window, in CSS pixels, that a keyboard on the screen covers. Browsers that shrink
 * the page for it report none, and need none.
 */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const read = () => {
      // Zoomed in, the visible part is small as well.
      const isZoomed = visualViewport.scale > 1.01;
      const covered = window.innerHeight - visualViewport.height;
      setHeight(isZoomed || covered < 100 ? 0 : Math.round(covered));
    };
    visualViewport.addEventListener('resize', read);
    return () => visualViewport.removeEventListener('resize', read);
  }, []);
  return height;
}
