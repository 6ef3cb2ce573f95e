import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { makeResetStyles } from '@griffel/react';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { layOutCode } from '../client/layOutCode';

/** As high as the window, so that nothing that can be seen moves. */
const useRoomClass = makeResetStyles({ height: '100vh' });

/**
 * What is far down a page (`remarkBelowTheFold`). A navigation shows the part above it first, and renders
 * this afterwards, in slices. It is there at once for whoever comes back to a place on the page, or goes to
 * one by an address; and where the server has rendered it.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const roomClass = useRoomClass();
  const isBrowser = useIsBrowser();
  const { hash } = useLocation();
  const { action } = useHistory();
  const [isRendered, setIsRendered] = useState(!isBrowser || action === 'POP');
  // An address may also get its hash while this is on its way.
  const isShown = isRendered || hash !== '';
  useEffect(() => {
    if (isRendered) return undefined;
    // What is above is in the window first. If the user has left by then, this does nothing.
    requestAnimationFrame(() => setTimeout(startTransition, 0, () => setIsRendered(true)));
    const print = () => flushSync(() => setIsRendered(true));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, [isRendered]);
  // The page has done so already, with what was there then.
  useEffect(() => {
    if (isBrowser && isShown) layOutCode();
  }, [isBrowser, isShown]);
  return isShown ? children : <div className={roomClass} />;
}
