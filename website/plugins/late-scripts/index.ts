import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import type { LateScripts } from '../../src/late-scripts/startLate';
import { POLICIES } from '../../src/trusted-types/policies';
import { readPageFiles } from '../page-files';
import { editPage, findPageFile } from '../editPage';
import { replaceFound } from '../requireTargets';

/** The page that is an application and useless without scripts. */
const APPLICATION = 'try-it-out/';

/** The chunk that this page loads by itself. */
const APPLICATION_CHUNK = 'playground';

/**
 * Removes the scripts of the app from the head of each page, and adds an inline script that requests them
 * after the first paint, together with the chunks that the page needs. Those of the playground load
 * immediately.
 */
export default function lateScripts({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  /** Files by chunk name, from the bundler. */
  const files = new Map<string, readonly string[]>();
  return {
    name: 'late-scripts',
    injectHtmlTags() {
      const { outputFiles } = buildSync({
        entryPoints: [path.join(siteDir, 'src/late-scripts/startLate.ts')],
        bundle: true,
        write: false,
        minify: true,
        format: 'iife',
        target: 'es2020',
      });
      return { headTags: [{ tagName: 'script', innerHTML: outputFiles[0]?.text.trim() ?? '' }] };
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.done.tap('late-scripts', ({ compilation }) => {
                for (const [name, group] of compilation.namedChunkGroups) {
                  files.set(
                    name,
                    group.getFiles().filter((file) => file.endsWith('.js')),
                  );
                }
              });
            },
          },
        ],
      };
    },
    async postBuild({ outDir, routesPaths }) {
      const routes = parseRoutes(
        fs.readFileSync(path.join(generatedFilesDir, 'routes.js'), 'utf8'),
      );
      const names = JSON.parse(
        fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      ) as Record<string, unknown>;
      const { pages, index } = readPageFiles(generatedFilesDir);
      const byPath = new Map(pages.map((page) => [page[0], page]));
      const getFiles = (chunks: readonly string[]) =>
        chunks.flatMap((chunk) => files.get(chunk) ?? []).map((file) => baseUrl + file);
      for (const route of routesPaths) {
        const chunks = findChunks(routes, names, route);
        const known = { page: byPath.get(route), parts: index };
        const isApplication = route === baseUrl + APPLICATION;
        editPage(
          route.endsWith('.html')
            ? path.join(outDir, route.slice(baseUrl.length))
            : findPageFile(outDir, route, baseUrl),
          (html) =>
            isApplication
              ? preloadScripts(html, getFiles([...chunks, APPLICATION_CHUNK]), known)
              : delayScripts(html, getFiles(chunks), known, { hasBanner: route === baseUrl }),
        );
      }
    },
  };
}

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

/** The route of a page and its parents, as the router finds them. */
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
 * Finds the chunks that a page needs in addition to the entry.
 *
 * @param names - names of chunks by the key of a route (`routesChunkNames.json`)
 * @param address - of the page, with the base of the site
 * @returns their names, each once; none for a page without a route, such as "not found"
 */
export function findChunks(
  routes: readonly Route[],
  names: Readonly<Record<string, unknown>>,
  address: string,
): string[] {
  const matched = matchRoute(routes, address) ?? [];
  return [...new Set(matched.flatMap(({ component }) => listNames(names[component])))];
}

/** The data about documentation pages in a document. */
type KnownPages = Pick<LateScripts, 'page' | 'parts'>;

/** A script element of the app. */
const SCRIPT = /<script src="?([^\s">]+)"? defer(?:="?defer"?)?><\/script>/g;

/** The home page's check for the app, which inserts the banner once the document is parsed. */
const BANNER =
  /document\.addEventListener\("DOMContentLoaded",function(?: \w+)?\(\)\{void 0===window\.docusaurus&&insertBanner\(\)\}\)/;

/** The assignment of the banner's HTML, which contains no script. */
const BANNER_HTML = /\.innerHTML=("[^"]*"|'[^']*')(?=,document\.body\.prepend\()/;

/** Prints the data element. Addresses and ids of the build contain no character that would end it. */
function printData(data: LateScripts): string {
  return `<script type="application/json" data-late>${JSON.stringify(data)}</script>`;
}

function findEntry(html: string): string[] {
  const entry = [...html.matchAll(SCRIPT)].map(([, src = '']) => src);
  if (entry.length === 0) throw new Error('A page has no script of the app to delay.');
  return entry;
}

/**
 * Turns the scripts of a page into data, for the inline script that requests them later. The banner
 * about a wrong base path waits until one of them fails, because the app never exists at the end of the
 * document.
 *
 * @param html - a page
 * @param chunks - addresses of other chunks that the page needs
 * @param pages - the data about pages
 * @param options - whether the page has the banner, as only the home page does
 * @throws Error if the page has no scripts, or no banner of the expected form
 */
export function delayScripts(
  html: string,
  chunks: readonly string[],
  pages: KnownPages,
  { hasBanner = false }: { hasBanner?: boolean } = {},
): string {
  const entry = findEntry(html);
  const loaded = new Set(entry);
  const element = printData({
    entry,
    chunks: [...new Set(chunks)].filter((src) => !loaded.has(src)),
    ...pages,
  });
  let isWritten = false;
  const late = html.replace(SCRIPT, () => {
    if (isWritten) return '';
    isWritten = true;
    return element;
  });
  if (!hasBanner) return late;
  if (!BANNER.test(late) || !BANNER_HTML.test(late)) {
    throw new Error(
      'The banner about the base path has changed in Docusaurus: see plugins/late-scripts/index.ts.',
    );
  }
  const rules = '{createHTML:function(html){return html}}';
  const policy = `(window.trustedTypes?trustedTypes.createPolicy("${POLICIES.banner}",${rules}):${rules})`;
  return late
    .replace(BANNER, 'addEventListener("app-failed",function(){insertBanner()},{once:!0})')
    .replace(BANNER_HTML, (_, html: string) => `.innerHTML=${policy}.createHTML(${html})`);
}

/**
 * Adds preloads for the chunks that a page's scripts will request, so that all of them load at once.
 *
 * @param html - a page
 * @param chunks - addresses
 * @param pages - the data about pages
 */
export function preloadScripts(html: string, chunks: readonly string[], pages: KnownPages): string {
  const entry = new Set(findEntry(html));
  const links = [...new Set(chunks)]
    .filter((src) => !entry.has(src))
    .map((src) => `<link rel="preload" as="script" href="${src}">`);
  const data = printData({ entry: [], chunks: [], ...pages });
  return replaceFound(html, '</head>', () => `${links.join('')}${data}</head>`);
}
