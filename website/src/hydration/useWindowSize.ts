// Change: the first look at the window is a transition, for the reason that `browserContext.tsx` gives.
import { startTransition, useEffect, useState } from 'react';

/** In pixels; Infima's stylesheet has the same. */
const DESKTOP = 996;

/**
 * Tells whether the window is as wide as a desktop's.
 *
 * @returns `ssr` until that is known: what the server renders fits both
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP } = {}): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>('ssr');
  useEffect(() => {
    const update = () => setSize(innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
    startTransition(update);
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
