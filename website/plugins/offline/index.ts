import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildWorker } from './buildWorker';
import { farewellWorker } from './farewellWorker';
import { findPlaygroundFiles } from './findPlaygroundFiles';
import { listCopy } from './listCopy';

export interface OfflineOptions {
  /** Whether readers get an offline copy; without, those who have one lose it. */
  isOn: boolean;
}

/** What the browser knows of it. */
export interface OfflineData {
  /** Whether readers may turn the copy on and off. */
  isShown: boolean;
}

/**
 * Lets readers read without a network: writes `sw.js`, a service worker that keeps a copy of the
 * built site, starts it from the pages, and lets the settings have a switch for it. In development
 * there is none of it.
 */
export default function offline({ siteDir }: LoadContext, { isOn }: OfflineOptions): Plugin {
  const isShown = isOn && process.env.NODE_ENV === 'production';
  const tools = new Set<string>();
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
                for (const file of findPlaygroundFiles(compilation)) tools.add(file);
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
        ? await buildWorker(siteDir, await listCopy(outDir, routes, tools), { baseUrl, notFound })
        : farewellWorker;
      fs.writeFileSync(path.join(outDir, 'sw.js'), worker);
    },
  };
}
