import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { makeResetStyles } from '@griffel/react';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
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
  const [isShown, setIsShown] = useState(!isBrowser || hash !== '' || action === 'POP');
  useEffect(() => {
    if (isShown) return;
    startTransition(() => setIsShown(true));
  }, [isShown]);
  // The page has done so already, with what was there then.
  useEffect(() => {
    if (isBrowser && isShown) layOutCode();
  }, [isBrowser, isShown]);
  return isShown ? children : <div className={roomClass} />;
}
