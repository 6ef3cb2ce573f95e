import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the focus is in a frame.
 *
 * Browsers say so of the document that holds it, by `activeElement`, but match no style: the focus
 * is in another document.
 *
 * @param host - around the frame
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
    // The window loses the focus to the frame, and either gets it back.
    addEventListener('blur', read);
    addEventListener('focus', read);
    addEventListener('focusin', read);
    return () => {
      removeEventListener('blur', read);
      removeEventListener('focus', read);
      removeEventListener('focusin', read);
    };
  }, [host]);
  return isInside;
}
