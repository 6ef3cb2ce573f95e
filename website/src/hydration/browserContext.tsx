// Change: what depends on the browser is rendered in slices, as a transition, after React has taken the
// page over. Docusaurus renders it in one task, during which a page answers to nobody.
import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';

/** Whether React has taken over what the server has rendered. */
export const Context = createContext(false);

export function BrowserContextProvider({ children }: { children: ReactNode }) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
