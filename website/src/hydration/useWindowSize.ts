// Change: the first measurement is a transition, for the reason in `browserContext.tsx`. Components of
// later pages know the width immediately and are not rendered twice.
import { startTransition, useContext, useEffect, useState } from 'react';
import { Context } from './browserContext';

/** In pixels, as in Infima's style sheet. */
const DESKTOP = 996;

function measure(breakpoint: number): 'desktop' | 'mobile' {
  return innerWidth > breakpoint ? 'desktop' : 'mobile';
}

/**
 * Tells whether the window has the width of a desktop or a mobile device.
 *
 * @returns `ssr` until that is known, because the server's HTML is for both
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
