// Change: in place of Docusaurus's own, because `BrowserRouter.tsx` does the waiting.
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { useState, type ReactElement } from 'react';

interface PendingNavigationProps {
  /** That of the page that shows. */
  location: Location;
  children: ReactElement;
}

/** Tells the client modules when another page shows, and scrolls to its place. */
export default function PendingNavigation({ location, children }: PendingNavigationProps) {
  const [shown, setShown] = useState<{ location: Location; previousLocation: Location | null }>({
    location,
    previousLocation: null,
  });
  if (shown.location !== location) setShown({ location, previousLocation: shown.location });
  return <ClientLifecyclesDispatcher {...shown}>{children}</ClientLifecyclesDispatcher>;
}
