// Change: the first look at the window is a transition, for the reason that `browserContext.tsx` gives. What
// comes with a later page knows the width at once, and is not rendered twice.
import { startTransition, useContext, useEffect, useState } from 'react';
import { Context } from './browserContext';

/** In pixels; Infima's stylesheet has the same. */
const DESKTOP = 996;

function measure(breakpoint: number): 'desktop' | 'mobile' {
  return innerWidth > breakpoint ? 'desktop' : 'mobile';
}

/**
 * Tells whether the window is as wide as a desktop's.
 *
 * @returns `ssr` until that is known: what the server renders fits both
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP } = {}): 'desktop' | 'mobile' | 'ssr' {
  const isBrowser = useContext(Context);
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>(() =>
    isBrowser ? measure(desktopBreakpoint) : 'ssr',
  );
  useEffect(() => {
    const update = () => setSize(measure(desktopBreakpoint));
    startTransition(update);
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
