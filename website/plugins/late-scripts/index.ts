import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import type { LateScripts } from '../../src/late-scripts/startLate';
import { readPageFiles } from '../page-files';
import { editPage, findPageFile } from '../editPage';
import { delayScripts, preloadScripts } from './delayScripts';
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

export type { LateScripts };

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
 * @param routes - all routes
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
