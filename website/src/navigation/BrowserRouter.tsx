// Change: replaces React Router's BrowserRouter, which changes the location of the whole page immediately,
// although Docusaurus keeps the page until the next one has loaded. Every link is then rendered needlessly,
// which takes a sixth of the time until the next page. Here, the location changes together with the page.
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import type { Location } from 'history';
import { useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { getHistory } from './history';
import { isKnown } from './pages';
import preloadPage from './preload';
import { LocationProvider } from './router';

/**
 * Notifies the client modules of a navigation. The returned function notifies them that its page has
 * loaded.
 */
function announce(location: Location, previousLocation: Location | null): () => void {
  return dispatchLifecycleAction('onRouteUpdate', { location, previousLocation });
}

/** How long the host may take to answer, in milliseconds. */
const PATIENCE = 5000;

/** Whether the host answers a request for the page at the current address, with whatever status. */
function isHostReachable(): Promise<boolean> {
  return fetch('', { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) }).then(
    () => true,
    () => false,
  );
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
    let endDelay = () => {};
    const load = async (place: Location) => {
      const next = normalizeLocation(place);
      endDelay();
      endDelay = announce(next, latest);
      latest = next;
      try {
        await preloadPage(next.pathname);
      } catch (error) {
        console.warn(error);
        // A new version of the site may have other files. Without a connection, the browser would have nothing to show
        // after a reload; Docusaurus says that the page did not load, and offers to retry.
        if (latest === next && (!isKnown(next.pathname) || (await isHostReachable()))) {
          window.location.reload();
          return;
        }
      }
      if (latest !== next) return;
      endDelay();
      // Docusaurus scrolls to the top as part of it; the browser may restore its scroll position afterwards.
      flushSync(() => setLocation(next));
    };
    let loading: Promise<void> | undefined;
    // After a reload, the page to go back to has to load before the browser restores its scroll position.
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.canIntercept) return;
      const hasArrived = new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
      });
      event.intercept({ focusReset: 'manual', handler: () => hasArrived.then(() => loading) });
    };
    window.navigation?.addEventListener('navigate', onNavigate);
    // A child may have navigated as soon as it was mounted.
    if (history.location !== first) void load(history.location);
    const end = history.listen((place) => {
      loading = load(place);
    });
    return () => {
      end();
      window.navigation?.removeEventListener('navigate', onNavigate);
    };
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
