import path from 'node:path';
import { readCodeTheme } from '@griffel-site/samples';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashContent } from '../emitFiles';

/** What Docusaurus sets; the types of webpack do not know it. */
interface CachedConfiguration {
  experiments?: { cache?: { type: string; version: string; storage?: object } };
}

/** What the plugin is given. */
export interface BundlerCacheOptions {
  /** The folder of files that modules in the bundler's cache refer to: absolute. */
  cache: string;
}

/**
 * Keeps the bundler's cache beside the files that its modules refer to, so that nobody deletes those
 * alone, which would break the next build. In it, each variant of the site and each address has its
 * own part:
 *
 * - The address comes from the environment, which the cache does not look at. After a build for
 *   another path, modules would name files that this build has not.
 * - The HTML of code depends on what Slate paints alike, and the cache does not know `slate.css`.
 * - Another configuration empties the cache, so that builds in turn would always start from nothing;
 *   and two builds at a time must not write to the same part.
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
      // The types of webpack again.
      return { experiments } as object;
    },
  };
}
