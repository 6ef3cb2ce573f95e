// The pages of the documentation, of which the scripts of a production build know none: what is on every page does not
// grow with them. A page comes with its document, or is looked up in a list, of which a part comes at a time; then it
// is in the tables of Docusaurus as if it had always been (`plugins/page-files`).
import ComponentCreator from '@docusaurus/ComponentCreator';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/globalData';
import fixedRegistry from '@generated/registry';
import fixedRoutes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type { LateScripts } from '../late-scripts/startLate';
import { arrivedPages } from './arrivedPages';
import { getHistory } from './history';
import { choosePart, findInPart, type ListedPage } from './pageList';
import { matchRoutes, type Route } from './router';

// As the tables grow; and routes as the router knows them.
const registry = fixedRegistry as Record<string, (typeof fixedRegistry)[string]>;
const routes = fixedRoutes as unknown as Route[];

declare const __webpack_require__: {
  /** Loads a script, or waits for one that is on its way. */
  l: (url: string, done: (event: Event) => void, key: string) => void;
  /** The base path of the site. */
  p: string;
};

declare global {
  interface Window {
    /** What files have brought: parts of the list by their keys, and the HTML of pages by its name. */
    pageData?: Record<string, readonly unknown[]>;
  }
}

/** In development, and on the server, Docusaurus's tables have every page. */
const isListed = process.env.NODE_ENV === 'production' && typeof window !== 'undefined';

const getAddress = (file: string) => `${__webpack_require__.p}assets/js/${file}`;

/** Loads a script, unless what it brings is there. */
async function loadScript<Brought>(
  file: string,
  read: () => Brought | undefined,
): Promise<Brought> {
  const here = read();
  if (here !== undefined) return here;
  const { type } = await new Promise<Event>((resolve) => {
    __webpack_require__.l(getAddress(file), resolve, file);
  });
  const brought = read();
  if (brought !== undefined) return brought;
  // As the bundler's runtime says it of its own.
  const error = new Error(`Loading chunk ${file} failed.\n(${type}: ${getAddress(file)})`);
  throw Object.assign(error, { name: 'ChunkLoadError' });
}

/** The name of a page's script: what its file begins with. */
const getName = (file: string) => file.split('.')[0] ?? file;

/** What the document tells of pages. */
const { page: first, parts } = (
  isListed ? JSON.parse(document.querySelector('[data-late]')?.textContent ?? '') : {}
) as LateScripts;

const isKnown = (pathname: string) =>
  !isListed || matchRoutes(routes, pathname).some(({ route }) => route.exact);

/** Finds a page in the list, of which it loads a part. */
async function findPage(pathname: string): Promise<ListedPage | undefined> {
  const [from, file] = choosePart(parts, pathname) ?? [];
  if (from === undefined || file === undefined) return undefined;
  const part = await loadScript(file, () => window.pageData?.[from]);
  return findInPart(part as readonly ListedPage[], pathname);
}

/** The list of routes that pages are in; the build has marked the route above it. */
function findList(list: readonly Route[]): Route[] | undefined {
  for (const { routes: below = [], pages } of list) {
    const found = pages ? below : findList(below);
    if (found) return found;
  }
  return undefined;
}

/** Makes a page one that Docusaurus knows, with what the build has taken out of its tables. */
function addPage([path, file, id, sidebar]: ListedPage): void {
  const name = getName(file);
  const page = async () => {
    const evaluate = await loadScript(file, () => arrivedPages.get(name));
    return evaluate();
  };
  registry[name] = [page, name, name];
  registry.page ??= [() => import('@theme/DocItem'), 'page', 'page'];
  routesChunkNames[`${path}-${name}`] = { __comp: 'page', content: name };
  const component = ComponentCreator(path, name) as unknown as Route['component'];
  const more = sidebar === undefined ? {} : { sidebar };
  findList(routes)?.push({ path, component, exact: true, ...more });
  const { versions } = globalData['docusaurus-plugin-content-docs']?.default as GlobalPluginData;
  const docs = versions[0]?.docs;
  if (docs?.every((doc) => doc.id !== id)) docs.push({ id, path, ...more });
}

if (first) addPage(first);

/**
 * Looks up what an address leads to, so that the router finds it.
 *
 * @returns rejects where the list cannot be had; a path that leads nowhere is none of its business
 */
export async function bringPage(pathname: string): Promise<void> {
  if (isKnown(pathname)) return;
  const page = await findPage(pathname);
  if (page && !isKnown(pathname)) addPage(page);
}

/** Finds the file that a navigation to a page loads, unless the page is known already. */
export async function findPageAddress(pathname: string): Promise<string | undefined> {
  const page = isKnown(pathname) ? undefined : await findPage(pathname);
  return page && getAddress(page[1]);
}

/** Loads the HTML of the page that shows, which its document has not, or no longer. */
export async function loadPageHTML(name: string): Promise<readonly string[]> {
  const { pathname } = normalizeLocation(getHistory().location);
  const [, file] = (await findPage(pathname)) ?? [];
  if (file === undefined) throw new Error(`No page is listed for ${pathname}.`);
  return loadScript(file, () => window.pageData?.[name] as readonly string[] | undefined);
}
