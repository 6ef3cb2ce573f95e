// Change: replaces React Router's BrowserRouter, which changes the location of the whole page immediately,
// although Docusaurus keeps the page until the next one has loaded. Every link is then rendered needlessly,
// which takes a sixth of the time until the next page. Here, the location changes together with the page.
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import type { Location } from 'history';
import { useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { getHistory } from './history';
import preloadPage from './preload';
import { LocationProvider } from './router';

/**
 * Notifies the client modules of a navigation. The returned function notifies them that its page has
 * loaded.
 */
function announce(location: Location, previousLocation: Location | null): () => void {
  return dispatchLifecycleAction('onRouteUpdate', { location, previousLocation });
}

/** Provides the location of the current page. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const history = getHistory();
  const [first] = useState(history.location);
  const [location, setLocation] = useState(() => {
    const normal = normalizeLocation(first);
    announce(normal, null);
    return normal;
  });

  useLayoutEffect(() => {
    /** The location of the latest navigation; its page may still be loading. */
    let latest = location;
    /** Ends what client modules started for it, such as the delay of the progress bar. */
    let end = () => {};
    const load = async (place: Location) => {
      const next = normalizeLocation(place);
      end();
      end = announce(next, latest);
      latest = next;
      try {
        await preloadPage(next.pathname);
        if (latest !== next) return;
        end();
        setLocation(next);
      } catch (error) {
        console.warn(error);
        // A new version of the site may have other files.
        if (latest === next) window.location.reload();
      }
    };
    // A child may have navigated as soon as it was mounted.
    if (history.location !== first) void load(history.location);
    return history.listen((place) => void load(place));
    // Only this effect changes the location.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [history]);

  return (
    <LocationProvider history={history} location={location}>
      {children}
    </LocationProvider>
  );
}

/** Docusaurus's entry imports it, but uses it only if the site's configuration says so. */
export const HashRouter = BrowserRouter;

interface PendingNavigationProps {
  /** The location of the current page. */
  location: Location;
  children: ReactElement;
}

/**
 * Replaces Docusaurus's own component, because the router waits for pages. Notifies the client modules when another
 * page is shown, and scrolls to its position.
 */
export default function PendingNavigation({ location, children }: PendingNavigationProps) {
  const [shown, setShown] = useState<{ location: Location; previousLocation: Location | null }>({
    location,
    previousLocation: null,
  });
  if (shown.location !== location) setShown({ location, previousLocation: shown.location });
  return <ClientLifecyclesDispatcher {...shown}>{children}</ClientLifecyclesDispatcher>;
}
