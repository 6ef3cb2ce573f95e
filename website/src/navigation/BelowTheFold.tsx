import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { makeResetStyles } from '@griffel/react';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { layOutCode } from '../client/layOutCode';

/** As tall as the window, so that nothing visible moves. */
const usePlaceholderClass = makeResetStyles({ height: '100vh' });

/**
 * The lower part of a page (`remarkBelowTheFold`). A navigation shows the part above it first and renders
 * this one afterwards, in slices. It is rendered immediately if the user goes back to the page or to a
 * hash, and on the server.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const placeholderClass = usePlaceholderClass();
  const isBrowser = useIsBrowser();
  const { hash } = useLocation();
  const { action } = useHistory();
  const [isRendered, setIsRendered] = useState(!isBrowser || action === 'POP');
  // The hash may change before this is rendered.
  const isShown = isRendered || hash !== '';
  useEffect(() => {
    if (isRendered) return undefined;
    // After the part above is painted. If the user has left by then, this does nothing.
    requestAnimationFrame(() => setTimeout(startTransition, 0, () => setIsRendered(true)));
    const print = () => flushSync(() => setIsRendered(true));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, [isRendered]);
  // The page has called this before, without this part.
  useEffect(() => {
    if (isBrowser && isShown) layOutCode();
  }, [isBrowser, isShown]);
  return isShown ? children : <div className={placeholderClass} />;
}
