// Change: replaces react-router, react-router-dom and react-router-config, of which Docusaurus uses a few
// functions, because the routes of this site are literal paths and a tenth of the code is enough.
import {
  createLocation,
  createMemoryHistory,
  createPath,
  type History,
  type Location,
} from 'history';
import {
  createContext,
  use,
  useContext,
  useEffect,
  useState,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';

const HistoryContext = createContext<History | undefined>(undefined);
const LocationContext = createContext<Location | undefined>(undefined);

function expectRouter<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Links and locations need a router around them.');
  return value;
}

/** The history, which changes the location. */
export function useHistory(): History {
  return expectRouter(useContext(HistoryContext));
}

/** The location of the current page. */
export function useLocation(): Location {
  return expectRouter(useContext(LocationContext));
}

interface LocationProviderProps {
  history: History;
  location: Location;
  children: ReactNode;
}

/** Provides a location, and the history that changes it. */
export function LocationProvider({ history, location, children }: LocationProviderProps) {
  return (
    <HistoryContext value={history}>
      <LocationContext value={location}>{children}</LocationContext>
    </HistoryContext>
  );
}

/** The router of the server. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  const [history] = useState(() => createMemoryHistory({ initialEntries: [location] }));
  return (
    <LocationProvider history={history} location={history.location}>
      {children}
    </LocationProvider>
  );
}

/** Navigates as soon as it is mounted. */
export function Redirect({ to }: { to: string }) {
  const history = useHistory();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}

interface PathOptions {
  /** A literal path, or `*` for any path. */
  path?: string;
  /** Whether the path must match the whole address. */
  exact?: boolean | undefined;
}

interface Match {
  path: string;
  /** The matched part of the address. */
  url: string;
  isExact: boolean;
  params: Record<string, never>;
}

/** Matches like React Router: a trailing slash and case make no difference. */
export function matchPath(pathname: string, { path, exact = false }: PathOptions): Match | null {
  if (path === undefined) return null;
  if (path === '*') return { path, url: pathname, isExact: true, params: {} };
  const base = path.replace(/\/$/, '').toLowerCase();
  const rest = pathname.toLowerCase().startsWith(base) ? pathname.slice(base.length) : undefined;
  const isExact = rest === '' || rest === '/';
  if (!isExact && (exact || !rest?.startsWith('/'))) return null;
  return { path, url: isExact ? pathname : path, isExact, params: {} };
}

/** A route as Docusaurus generates it. */
export interface Route extends PathOptions {
  component: ComponentType<{ route: Route }>;
  routes?: Route[];
  /** Marks the route to whose `routes` pages are added (`pages.ts`). */
  pages?: true;
}

/** Finds the matching routes, from the outermost to that of the page. */
export function matchRoutes(
  routes: readonly Route[],
  pathname: string,
): { route: Route; match: Match }[] {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (match) return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

function Routes({ routes }: { routes: readonly Route[] }) {
  const { pathname } = useLocation();
  const route = routes.find((one) => matchPath(pathname, one));
  return route && <route.component route={route} />;
}

/** Renders the first route that the location matches. */
export function renderRoutes(routes: readonly Route[]): ReactNode {
  return <Routes routes={routes} />;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** An address on this site; may be relative to the current page. */
  to: string;
  innerRef?: ComponentProps<'a'>['ref'];
}

/** Navigates on the client, unless a link was pressed in a way that the browser should handle, as for a new tab. */
export function followLink(event: MouseEvent, history: History, to: Location): void {
  const isForBrowser =
    event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  if (event.defaultPrevented || isForBrowser) return;
  event.preventDefault();
  // The current address must not be in the history twice.
  if (createPath(to) === createPath(history.location)) history.replace(to);
  else history.push(to);
}

/** A link that navigates on the client. */
export function Link({ to, innerRef, onClick, ...props }: LinkProps) {
  const history = useHistory();
  // Most addresses are absolute; such links do not subscribe to the location, so they are not rendered for
  // each page.
  const base = to.startsWith('/') ? undefined : expectRouter(use(LocationContext));
  const next = createLocation(to, undefined, undefined, base);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (props.target === undefined || props.target === '_self') followLink(event, history, next);
  };

  return <a {...props} ref={innerRef} href={history.createHref(next)} onClick={follow} />;
}

interface NavLinkProps extends LinkProps {
  activeClassName?: string;
  exact?: boolean;
  /** Overrides the comparison of addresses. */
  isActive?: (match: Match | null, location: Location) => unknown;
}

/** A link that is marked if it leads to the current page or to a parent of it. */
export function NavLink({
  activeClassName = 'active',
  className,
  exact,
  isActive,
  ...props
}: NavLinkProps) {
  const current = useLocation();
  const { pathname } = createLocation(props.to, undefined, undefined, current);
  const match = matchPath(current.pathname, { path: pathname, exact });
  const active = Boolean(isActive ? isActive(match, current) : match);
  return (
    <Link
      aria-current={active ? 'page' : undefined}
      {...props}
      className={[className, active && activeClassName].filter(Boolean).join(' ') || undefined}
    />
  );
}
