// Change: replaces Docusaurus's own component, because `BrowserRouter.tsx` waits for pages.
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { useState, type ReactElement } from 'react';

interface PendingNavigationProps {
  /** The location of the current page. */
  location: Location;
  children: ReactElement;
}

/** Notifies the client modules when another page is shown, and scrolls to its position. */
export default function PendingNavigation({ location, children }: PendingNavigationProps) {
  const [shown, setShown] = useState<{ location: Location; previousLocation: Location | null }>({
    location,
    previousLocation: null,
  });
  if (shown.location !== location) setShown({ location, previousLocation: shown.location });
  return <ClientLifecyclesDispatcher {...shown}>{children}</ClientLifecyclesDispatcher>;
}
