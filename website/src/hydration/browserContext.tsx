// Change: after hydration, browser-only content is rendered in slices, as a transition. Docusaurus renders
// it in one task, during which the page is unresponsive.
import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';

/** Whether React has hydrated the page. */
export const Context = createContext(false);

export function BrowserContextProvider({ children }: { children: ReactNode }) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
