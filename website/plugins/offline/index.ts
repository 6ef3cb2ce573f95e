import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildWorker } from './buildWorker';
import { farewellWorker } from './farewellWorker';
import { listCopy } from './listCopy';

export interface OfflineOptions {
  /** Whether readers get an offline copy; without, those who have one lose it. */
  isOn: boolean;
}

/**
 * Lets readers read without a network: writes `sw.js`, a service worker that keeps a copy of the
 * built site, starts it from the pages, and puts a switch into the footer. In development there is
 * none of it.
 *
 * Register it as a theme, after `theme-classic`, whose footer it changes.
 */
export default function offline({ siteDir }: LoadContext, { isOn }: OfflineOptions): Plugin {
  const isShown = isOn && process.env.NODE_ENV === 'production';
  return {
    name: 'offline',
    ...(isShown && {
      getThemePath: () => path.join(__dirname, 'theme'),
      getClientModules: () => [path.join(siteDir, 'src/offline/startOfflineCopy.ts')],
    }),
    async postBuild({ outDir, routesPaths, siteConfig: { baseUrl } }) {
      const routes = routesPaths
        .filter((route) => !route.endsWith('.html'))
        .map((route) => route.slice(baseUrl.length));
      const notFound = fs.readFileSync(path.join(outDir, '404.html'), 'utf8');
      const worker = isOn
        ? await buildWorker(siteDir, await listCopy(outDir, routes), { baseUrl, notFound })
        : farewellWorker;
      fs.writeFileSync(path.join(outDir, 'sw.js'), worker);
    },
  };
}
