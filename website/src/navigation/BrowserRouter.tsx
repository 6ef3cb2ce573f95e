// Change: in place of React Router's own. A navigation changed the location for everything on the page at
// once, while Docusaurus keeps the page until the next one has loaded: each link was rendered again for
// nothing, which took a sixth of the time until the next page. Here the location changes with the page.
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import type { Location } from 'history';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { getHistory } from './history';
import preloadPage from './preload';
import { LocationProvider } from './router';

/** Tells the client modules that another page is asked for. What it returns says that it has loaded. */
function announce(location: Location, previousLocation: Location | null): () => void {
  return dispatchLifecycleAction('onRouteUpdate', { location, previousLocation });
}

/** Gives all that is below it the location of the page that shows. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const history = getHistory();
  const [first] = useState(history.location);
  const [location, setLocation] = useState(() => {
    const normal = normalizeLocation(first);
    announce(normal, null);
    return normal;
  });

  useLayoutEffect(() => {
    /** What was asked for last; its page may be on its way. */
    let asked = location;
    /** Ends what client modules began for it, such as the wait for the progress bar. */
    let end = () => {};
    const load = async (place: Location) => {
      const next = normalizeLocation(place);
      end();
      end = announce(next, asked);
      asked = next;
      try {
        await preloadPage(next.pathname);
        if (asked !== next) return;
        end();
        setLocation(next);
      } catch (error) {
        console.warn(error);
        // A new version of the site may have other files.
        if (asked === next) window.location.reload();
      }
    };
    // What is below may have led elsewhere as soon as it was there.
    if (history.location !== first) void load(history.location);
    return history.listen((place) => void load(place));
    // Nothing but this changes the location.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [history]);

  return (
    <LocationProvider history={history} location={location}>
      {children}
    </LocationProvider>
  );
}

/** Docusaurus's entry asks for it, and uses it only where a site says so. */
export const HashRouter = BrowserRouter;
