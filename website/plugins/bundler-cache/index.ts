import path from 'node:path';
import { readCodeTheme } from '@griffel-site/samples';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashContent } from '../emitFiles';

/** Options that Docusaurus sets, but that webpack's types lack. */
interface CachedConfiguration {
  experiments?: { cache?: { type: string; version: string; storage?: object } };
}

export interface BundlerCacheOptions {
  /** The folder of files that modules in the bundler's cache refer to: absolute. */
  cache: string;
}

/**
 * Stores the bundler's cache next to the files that its modules refer to, so that both are deleted
 * together; otherwise, the next build would break. Each variant of the site and each base path has its own
 * part:
 *
 * - The base path comes from the environment, which is not part of the cache key. After a build for another
 *   path, modules would refer to files that this build does not have.
 * - The HTML of code depends on which tokens look the same in Slate, and the cache does not track `slate.css`.
 * - Another configuration empties the cache, so alternating builds would always start from scratch; and
 *   simultaneous builds must not write to the same part.
 */
export default function bundlerCache(
  { baseUrl, siteDir, generatedFilesDir }: LoadContext,
  { cache: directory }: BundlerCacheOptions,
): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      const cache = (config as CachedConfiguration).experiments?.cache;
      if (cache === undefined) return {};
      const slate = hashContent(readCodeTheme('slate'));
      const variant = path.relative(siteDir, generatedFilesDir);
      const experiments = {
        cache: {
          ...cache,
          version: `${cache.version}-${variant}-${baseUrl}-${slate}`,
          storage: { type: 'filesystem', directory: path.join(directory, 'bundler') },
        },
      };
      // See `CachedConfiguration`.
      return { experiments } as object;
    },
  };
}
