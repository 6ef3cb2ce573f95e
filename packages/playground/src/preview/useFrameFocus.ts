import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the focus is in a frame. CSS cannot tell, because the focus is in another document, but the frame
 * is the `activeElement` of this one.
 *
 * @param host - contains the frame
 */
export function useFrameFocus(host: RefObject<HTMLElement | null>): boolean {
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const read = () => {
      const { activeElement } = document;
      setInside(
        activeElement instanceof HTMLIFrameElement && !!host.current?.contains(activeElement),
      );
    };
    // The window loses the focus to the frame. Later, the window or an element in it gets the focus back.
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const name of ['blur', 'focus', 'focusin']) addEventListener(name, read, { signal });
    return () => listeners.abort();
  }, [host]);
  return isInside;
}
