// The pages of the documentation. In a production build, shared scripts do not contain them, so that they
// do not grow with the number of pages. A page is described in its document, or looked up in a list that
// loads in parts; then it is added to the tables of Docusaurus (`plugins/page-files`).
import ComponentCreator from '@docusaurus/ComponentCreator';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/globalData';
import fixedRegistry from '@generated/registry';
import fixedRoutes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type { LateScripts } from '../late-scripts/startLate';
import { getHistory } from './history';
import { choosePart, findInPart, type ListedPage } from './pageList';
import { matchRoutes, type Route } from './router';

// Typed as extensible tables, and with the router's type of routes.
const registry = fixedRegistry as Record<string, (typeof fixedRegistry)[string]>;
const routes = fixedRoutes as unknown as Route[];

declare const __webpack_require__: {
  /** Loads a script, or waits for it if it is loading. */
  l: (url: string, done: (event: Event) => void, key: string) => void;
  /** The base path of the site. */
  p: string;
};

declare global {
  interface Window {
    /** Data from loaded files: parts of the list by their keys, and the HTML of pages by name. */
    pageData?: Record<string, readonly unknown[]>;
    /** Functions that evaluate the pages whose scripts are loaded, by name. */
    pageScripts?: Record<string, () => Promise<{ default: unknown }>>;
  }
}

/** In development, and on the server, Docusaurus's tables have every page. */
const isListed = process.env.NODE_ENV === 'production' && typeof window !== 'undefined';

const getAddress = (file: string) => `${__webpack_require__.p}assets/js/${file}`;

/**
 * Loads a script, unless its data exists already.
 *
 * @param read - returns the script's data once it has run
 */
async function loadScript<Data>(file: string, read: () => Data | undefined): Promise<Data> {
  const existing = read();
  if (existing !== undefined) return existing;
  const { type } = await new Promise<Event>((resolve) => {
    __webpack_require__.l(getAddress(file), resolve, file);
  });
  const data = read();
  if (data !== undefined) return data;
  // The same error as for the bundler's own chunks.
  const error = new Error(`Loading chunk ${file} failed.\n(${type}: ${getAddress(file)})`);
  throw Object.assign(error, { name: 'ChunkLoadError' });
}

/** The name of a page's script, without hash and extension. */
const getName = (file: string) => file.split('.')[0] ?? file;

/** The document's data about pages. */
const { page: first, parts } = (
  isListed ? JSON.parse(document.querySelector('[data-late]')?.textContent ?? '') : {}
) as LateScripts;

/** Whether the router finds the page of a path without the list. */
export const isKnown = (pathname: string): boolean =>
  !isListed || matchRoutes(routes, pathname).some(({ route }) => route.exact);

/** Finds a page in the list, loading the part that contains it. */
async function findPage(pathname: string): Promise<ListedPage | undefined> {
  const [from, file] = choosePart(parts, pathname) ?? [];
  if (from === undefined || file === undefined) return undefined;
  const part = await loadScript(file, () => window.pageData?.[from]);
  return findInPart(part as readonly ListedPage[], pathname);
}

/** Finds the array of routes that contains the pages; the build marks its parent route. */
function findPageRoutes(list: readonly Route[]): Route[] | undefined {
  for (const { routes: below = [], pages } of list) {
    const found = pages ? below : findPageRoutes(below);
    if (found) return found;
  }
  return undefined;
}

/** Adds a page to the tables of Docusaurus, from which the build has removed it. */
function addPage([path, file, id, sidebar]: ListedPage): void {
  const name = getName(file);
  const page = async () => {
    const evaluate = await loadScript(file, () => window.pageScripts?.[name]);
    return evaluate();
  };
  registry[name] = [page, name, name];
  registry.page ??= [() => import('@theme/DocItem'), 'page', 'page'];
  routesChunkNames[`${path}-${name}`] = { __comp: 'page', content: name };
  const component = ComponentCreator(path, name) as unknown as Route['component'];
  const more = sidebar === undefined ? {} : { sidebar };
  findPageRoutes(routes)?.push({ path, component, exact: true, ...more });
  const { versions } = globalData['docusaurus-plugin-content-docs']?.default as GlobalPluginData;
  const docs = versions[0]?.docs;
  if (docs?.every((doc) => doc.id !== id)) docs.push({ id, path, ...more });
}

if (first) addPage(first);

/**
 * Looks up the page of a path, so that the router finds it. Does nothing if there is no such page.
 *
 * @throws Error if the list cannot be loaded
 */
export async function bringPage(pathname: string): Promise<void> {
  if (isKnown(pathname)) return;
  const page = await findPage(pathname);
  if (page && !isKnown(pathname)) addPage(page);
}

/** Finds the URL of the file that a navigation to a page loads; undefined if the page is known already. */
export async function findPageAddress(pathname: string): Promise<string | undefined> {
  const page = isKnown(pathname) ? undefined : await findPage(pathname);
  return page && getAddress(page[1]);
}

/** Loads the HTML of the current page if the document does not contain it, or no longer does. */
export async function loadPageHTML(name: string): Promise<readonly string[]> {
  const { pathname } = normalizeLocation(getHistory().location);
  const [, file] = (await findPage(pathname)) ?? [];
  if (file === undefined) throw new Error(`No page is listed for ${pathname}.`);
  return loadScript(file, () => window.pageData?.[name] as readonly string[] | undefined);
}
