import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { requireTargets } from '../requireTargets';

/** This file, for messages. */
const HERE = 'website/plugins/client-parts/index.ts';

/** Modules of Docusaurus's client, what each exports, and the module of this site in its place. */
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
    'theme-common/lib/hooks/useWindowSize.js',
    ['export function useWindowSize'],
    'src/hydration/useWindowSize.ts',
  ],
] as const;

/**
 * Replaces modules of Docusaurus's client that keep a page busy while it starts. Each replacement says
 * why. The build fails where one of them is gone, or exports something else.
 */
export default function clientParts({ siteDir }: LoadContext): Plugin {
  const find = (file: string) => path.join(siteDir, '../node_modules/@docusaurus', file);
  return {
    name: 'client-parts',
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
      return {
        ...(!isServer && { entry: path.join(siteDir, 'src/hydration/start.ts') }),
        resolve: {
          alias: Object.fromEntries(
            REPLACED.map(([file, , own]) => [find(file), path.join(siteDir, own)]),
          ),
        },
      };
    },
  };
}
