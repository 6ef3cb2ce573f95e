import { replaceFound } from '../requireTargets';

/** A route as Docusaurus generates it, with the key of its chunks. */
interface Route {
  path: string;
  /** `<path>-<hash>`. */
  component: string;
  exact?: boolean;
  routes?: Route[];
}

/**
 * Reads the routes of a build.
 *
 * @param source - of the generated module `routes.js`
 */
export function parseRoutes(source: string): Route[] {
  const imported = replaceFound(source, /^import .*$/gm, () => '');
  const body = replaceFound(imported, 'export default', () => 'return');
  const evaluate = new Function('ComponentCreator', body) as (
    createComponent: (path: string, hash?: string) => string,
  ) => Route[];
  return evaluate((path, hash = '') => `${path}-${hash}`);
}

/** The routes around a page and its own, as the router finds them. */
function matchRoute(routes: readonly Route[], address: string): Route[] | undefined {
  for (const route of routes) {
    if (route.exact) {
      if (route.path === address) return [route];
    } else if (route.routes && address.startsWith(route.path)) {
      const inner = matchRoute(route.routes, address);
      if (inner) return [route, ...inner];
    }
  }
  return undefined;
}

function listNames(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listNames) : [];
}

/**
 * Finds the chunks that a page needs besides the entry.
 *
 * @param routes - all of them
 * @param names - names of chunks by the key of a route (`routesChunkNames.json`)
 * @param address - of the page, with the base of the site
 * @returns their names, each once; none for a page that no route has, such as that of unknown addresses
 */
export function findChunks(
  routes: readonly Route[],
  names: Readonly<Record<string, unknown>>,
  address: string,
): string[] {
  const matched = matchRoute(routes, address) ?? [];
  return [...new Set(matched.flatMap(({ component }) => listNames(names[component])))];
}
