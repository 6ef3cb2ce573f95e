import { useEffect, useState } from 'react';

/**
 * The height of the window, in CSS pixels, that an on-screen keyboard covers; 0 in browsers that shrink the
 * page for the keyboard.
 */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const read = () => {
      // The visible part is also smaller when the user has zoomed in.
      const isZoomed = visualViewport.scale > 1.01;
      const covered = window.innerHeight - visualViewport.height;
      setHeight(isZoomed || covered < 100 ? 0 : Math.round(covered));
    };
    visualViewport.addEventListener('resize', read);
    return () => visualViewport.removeEventListener('resize', read);
  }, []);
  return height;
}
