import { useEffect, useState } from 'react';

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
