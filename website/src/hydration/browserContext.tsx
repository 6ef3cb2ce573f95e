// Change: after hydration, browser-only content is rendered in slices, as a transition, and so is what depends on
// the width of the window. Docusaurus renders each in one task, during which the page is unresponsive. Components
// of later pages know the width immediately and are not rendered twice.
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';

/** Whether React has hydrated the page. */
export const Context = createContext(false);

export function BrowserContextProvider({ children }: { children: ReactNode }) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}

/** As in Infima's style sheet. `innerWidth` would lay out the page, which a style sheet may just have changed. */
function measure(): 'desktop' | 'mobile' {
  return matchMedia('(min-width: 997px)').matches ? 'desktop' : 'mobile';
}

/**
 * Whether the window has the width of a desktop or a mobile device.
 *
 * @returns `ssr` until that is known, because the server's HTML is for both
 */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  const isBrowser = useContext(Context);
  const [size, setSize] = useState<'desktop' | 'mobile' | 'ssr'>(() =>
    isBrowser ? measure() : 'ssr',
  );
  useEffect(() => {
    const update = () => setSize(measure());
    startTransition(update);
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  return size;
}
