import { requireTargets } from '../requireTargets';

/** This file, for messages. */
const HERE = 'website/plugins/page-files/cutTables.ts';

/** The modules that Docusaurus generates for its client, by file name. */
export interface Tables {
  'routes.js': string;
  'registry.js': string;
  'routesChunkNames.json': string;
  'globalData.json': string;
}

/** A documentation page, with its data from the tables. */
export interface Page {
  /** The key of its route: its path with a hash. */
  key: string;
  /** Docusaurus's name of its script. */
  name: string;
  /** The specifier of its module: `@site/../docs/react/install.mdx`. */
  source: string;
  path: string;
  id: string;
  sidebar?: string;
}

type Doc = Pick<Page, 'path' | 'id' | 'sidebar'>;

/** A route without child routes. */
const ROUTE =
  /\{\s*path: '[^']*',\s*component: ComponentCreator\('([^']*)', '([^']*)'\),\s*exact: true,?\s*(?:sidebar: "[^"]*"\s*)?\},?/g;

/** An entry of the registry: the name of a script, and its module. */
const MODULE =
  /^ *"([^"]+)": \[\(\) => import\(\/\*[^*]*\*\/ "([^"]+)"\), "[^"]*", require\.resolveWeak\("[^"]*"\)\],?/gm;

/** The start of a list of child routes. */
const BELOW = 'routes: [';

/**
 * Removes the documentation pages from the tables that Docusaurus generates for the browser. Their parent
 * route gets
 * `pages: true`. The list of documents keeps only those that the navigation bar links to.
 *
 * @param isNamed - whether the navigation bar links to the document with an id
 * @returns the pages, and the tables without them
 * @throws Error if the tables do not have the expected form
 */
export function cutTables(
  tables: Readonly<Tables>,
  isNamed: (id: string) => boolean,
): { pages: Page[]; rest: Tables } {
  const names = JSON.parse(tables['routesChunkNames.json']) as Record<
    string,
    { content?: unknown }
  >;
  const data = JSON.parse(tables['globalData.json']) as {
    'docusaurus-plugin-content-docs': { default: { versions: { docs: Doc[] }[] } };
  };
  const modules = [...tables['registry.js'].matchAll(MODULE)];
  const sources = new Map(modules.map(([, name, source]) => [name, source]));
  const { versions } = data['docusaurus-plugin-content-docs'].default;
  const docs = new Map(versions.flatMap((version) => version.docs).map((doc) => [doc.path, doc]));
  const pages = Object.entries(names).flatMap(([key, { content: name }]): Page[] => {
    const doc = docs.get(key.replace(/-[^-]+$/, ''));
    if (!doc || typeof name !== 'string') return [];
    return [{ ...doc, key, name, source: sources.get(name) ?? '' }];
  });

  const keys = new Set(pages.map(({ key }) => key));
  const scripts = new Set(pages.map(({ name }) => name));
  let above = -1;
  let routeCount = 0;
  const routes = tables['routes.js'].replace(
    ROUTE,
    (route, path: string, hash: string, at: number, text: string) => {
      if (!keys.has(`${path}-${hash}`)) return route;
      if (routeCount === 0) above = text.lastIndexOf(BELOW, at);
      routeCount += 1;
      return '';
    },
  );
  let moduleCount = 0;
  const registry = tables['registry.js'].replace(MODULE, (module, name: string) => {
    if (!scripts.has(name)) return module;
    moduleCount += 1;
    return '';
  });
  const isThere: Record<string, boolean> = {
    'pages of one version': versions.length === 1 && pages.length > 0,
    'their routes, below another': routeCount === pages.length && above > 0,
    'their modules': moduleCount === pages.length,
  };
  requireTargets(
    HERE,
    'parts of what Docusaurus generates',
    Object.keys(isThere),
    (part) => isThere[part] === true,
  );
  for (const version of versions) version.docs = version.docs.filter(({ id }) => isNamed(id));
  return {
    pages,
    rest: {
      'routes.js': `${routes.slice(0, above)}pages: true,\n${routes.slice(above)}`,
      'registry.js': registry,
      'routesChunkNames.json': JSON.stringify(
        Object.fromEntries(Object.entries(names).filter(([key]) => !keys.has(key))),
      ),
      'globalData.json': JSON.stringify(data),
    },
  };
}
