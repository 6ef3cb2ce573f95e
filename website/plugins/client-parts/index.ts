import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { globSync } from 'tinyglobby';
import { requireTargets } from '../requireTargets';

/** This file, for messages. */
const HERE = 'website/plugins/client-parts/index.ts';

/** The module whose original the server uses. */
const BANNER = 'core/lib/client/BaseUrlIssueBanner/index.js';

/** Modules of Docusaurus's client, their exports, and the modules of this site that replace them. */
const REPLACED = [
  [
    'core/lib/client/browserContext.js',
    ['export const Context', 'export function BrowserContextProvider'],
    'src/hydration/browserContext.tsx',
  ],
  [
    'core/lib/client/prefetch.js',
    ['export default function prefetch'],
    'src/client/prefetchFile.ts',
  ],
  [
    'core/lib/client/PendingNavigation.js',
    ['export default PendingNavigation'],
    'src/navigation/BrowserRouter.tsx',
  ],
  [
    BANNER,
    ['export default function MaybeBaseUrlIssueBanner'],
    'src/late-scripts/BaseUrlIssueBanner.ts',
  ],
  [
    'theme-common/lib/hooks/useWindowSize.js',
    ['export function useWindowSize'],
    'src/hydration/browserContext.tsx',
  ],
] as const;

/** The packages of React Router that Docusaurus uses, and the module of this site that replaces them. */
const ROUTER_PACKAGES = ['react-router-dom', 'react-router-config'];
const ROUTER = 'src/navigation/router.tsx';

/**
 * Imports of Docusaurus's entry that are replaced: the line, the imported module, and the module of this
 * site.
 */
const ENTRY = 'core/lib/client/clientEntry.js';
const ENTRY_IMPORTS = [
  [
    "import { BrowserRouter, HashRouter } from 'react-router-dom';",
    'react-router-dom',
    'src/navigation/BrowserRouter.tsx',
  ],
  ["import preload from './preload';", 'core/lib/client/preload.js', 'src/navigation/preload.ts'],
  [
    "import docusaurus from './docusaurus';",
    'core/lib/client/docusaurus.js',
    'src/navigation/docusaurus.ts',
  ],
] as const;

/**
 * Replaces modules of Docusaurus's client that slow down the start of a page or a navigation. Each
 * replacement explains why. The build fails if an original no longer exists or has other exports.
 */
export default function clientParts({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const find = (file: string) => path.join(siteDir, '../node_modules/@docusaurus', file);
  return {
    name: 'client-parts',
    postBuild({ routesPaths }) {
      const patterns = routesPaths.filter((route) => /[:*+?()]/.test(route));
      if (patterns.length === 0) return;
      throw new Error(
        `${ROUTER} finds literal paths only. Change the paths of these pages, or extend it: ${patterns.join(', ')}`,
      );
    },
    configureWebpack(_config, isServer) {
      for (const [file, exported] of REPLACED) {
        const whole = find(file);
        const source = fs.existsSync(whole) ? fs.readFileSync(whole, 'utf8') : '';
        const found = source.match(/^export (?:default )?\w+(?: \w+)?/gm) ?? [];
        requireTargets(
          HERE,
          `exports of @docusaurus/${file}, and no other`,
          exported,
          (one) => found.length === exported.length && found.includes(one),
        );
      }
      const entry = fs.readFileSync(find(ENTRY), 'utf8');
      const lines = ENTRY_IMPORTS.map(([line]) => line);
      requireTargets(HERE, `lines in @docusaurus/${ENTRY}`, lines, (line) => entry.includes(line));
      return {
        module: {
          // A missing export of a replacement is an error, not a warning.
          parser: { javascript: { exportsPresence: 'error' } },
          rules: [
            {
              test: find('theme-common/lib/utils/reactUtils.js'),
              enforce: 'pre',
              use: require.resolve('./compareByCode'),
            },
            {
              test: find(ENTRY),
              resolve: {
                alias: Object.fromEntries(
                  ENTRY_IMPORTS.map(([, part, own]) => [
                    part.endsWith('.js') ? find(part) : part,
                    path.join(siteDir, own),
                  ]),
                ),
              },
            },
          ],
        },
        ...(!isServer && {
          entry: [path.join(siteDir, 'src/hydration/start.ts'), ...findDocsData(generatedFilesDir)],
        }),
        resolve: {
          alias: Object.fromEntries([
            ...REPLACED.filter(([file]) => !isServer || file !== BANNER).map(([file, , own]) => [
              find(file),
              path.join(siteDir, own),
            ]),
            ...ROUTER_PACKAGES.map((name) => [name, path.join(siteDir, ROUTER)]),
          ]) as Record<string, string>,
        },
      };
    },
  };
}

/**
 * Finds the data that all documentation pages share, such as the sidebars. In the entry, it takes 0.3 KiB less
 * than in a file of its own, because it is compressed with the rest.
 */
function findDocsData(generatedFilesDir: string): string[] {
  return globSync('docusaurus-plugin-content-docs/default/{__plugin.json,p/*.json}', {
    cwd: generatedFilesDir,
    absolute: true,
  });
}
