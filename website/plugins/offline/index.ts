import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { build } from 'esbuild';
import { CACHE_PREFIX } from '../../src/offline/worker/answers';
import { type Copy, findPlaygroundScripts, listCopy } from './listCopy';

export interface OfflineOptions {
  /** Whether users get an offline copy; if not, existing copies are deleted. */
  isOn: boolean;
}

/** The data for the browser. */
export interface OfflineData {
  /** Whether users may turn the copy on and off. */
  isShown: boolean;
}

/**
 * Lets users read the site offline: writes `sw.js`, a service worker that keeps a copy of the
 * built site, registers it from pages, and enables a switch for it in the settings. Disabled in
 * development.
 */
export default function offline({ siteDir }: LoadContext, { isOn }: OfflineOptions): Plugin {
  const isShown = isOn && process.env.NODE_ENV === 'production';
  const playgroundScripts = new Set<string>();
  return {
    name: 'offline',
    async contentLoaded({ actions }) {
      actions.setGlobalData({ isShown } satisfies OfflineData);
    },
    ...(isShown && {
      getClientModules: () => [path.join(siteDir, 'src/offline/startOfflineCopy.ts')],
    }),
    configureWebpack(_config, isServer) {
      if (isServer || !isOn) return {};
      return {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.done.tap('offline', ({ compilation }) => {
                for (const file of findPlaygroundScripts(compilation)) playgroundScripts.add(file);
              });
            },
          },
        ],
      };
    },
    async postBuild({ outDir, routesPaths, siteConfig: { baseUrl } }) {
      const routes = routesPaths
        .filter((route) => !route.endsWith('.html'))
        .map((route) => route.slice(baseUrl.length));
      const notFound = fs.readFileSync(path.join(outDir, '404.html'), 'utf8');
      const worker = isOn
        ? await buildWorker(siteDir, await listCopy(outDir, routes, playgroundScripts), {
            baseUrl,
            notFound,
          })
        : selfRemovingWorker;
      fs.writeFileSync(path.join(outDir, 'sw.js'), worker);
    },
  };
}

/**
 * Bundles the service worker.
 *
 * @param siteDir - the website, absolute
 * @param copy - the files to copy
 * @param options - the path that the site is served under, and the HTML of the page "not found"
 * @returns a classic script
 */
async function buildWorker(
  siteDir: string,
  { entries, later, isWhole }: Copy,
  { baseUrl, notFound }: { baseUrl: string; notFound: string },
): Promise<string> {
  const copied = entries.map(({ url, revision }) => ({ url: baseUrl + url, revision }));
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, 'src/offline/worker/serviceWorker.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      COPIED: JSON.stringify(copied),
      USED_LATER: JSON.stringify(later),
      IS_WHOLE: JSON.stringify(isWhole),
      NOT_FOUND: JSON.stringify(notFound),
    },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The service worker was not bundled.');
  return file.text;
}

/**
 * The worker for a site whose operator has turned the offline copy off. Browsers with an earlier
 * worker update to it sooner or later; it deletes the copy and unregisters itself.
 */
const selfRemovingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clean = async () => {
    const { scope } = self.registration;
    for (const name of await caches.keys()) {
      if (name.startsWith('${CACHE_PREFIX}') && name.endsWith(scope)) await caches.delete(name);
    }
    await self.registration.unregister();
  };
  event.waitUntil(clean());
});
`;
