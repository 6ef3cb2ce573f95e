import crypto from 'node:crypto';
import path from 'node:path';
import { readCodeTheme } from '@griffel-site/samples';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What Docusaurus sets; the types of webpack do not know it. */
interface CachedConfiguration {
  experiments?: { cache?: { type: string; version: string } };
}

/**
 * Gives each variant of the site, and each address, its own part of the bundler's cache:
 *
 * - The address comes from the environment, which the cache does not look at. After a build for
 *   another path, modules would name files that this build has not.
 * - The HTML of code depends on what Slate paints alike, and the cache does not know `slate.css`.
 * - Another configuration empties the cache, so that builds in turn would always start from nothing;
 *   and two builds at a time must not write to the same part.
 */
export default function bundlerCache({ baseUrl, siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      const cache = (config as CachedConfiguration).experiments?.cache;
      if (cache === undefined) return {};
      const slate = crypto.createHash('sha256').update(readCodeTheme('slate')).digest('hex');
      const variant = path.relative(siteDir, generatedFilesDir);
      const experiments = {
        cache: { ...cache, version: `${cache.version}-${variant}-${baseUrl}-${slate.slice(0, 8)}` },
      };
      // The types of webpack again.
      return { experiments } as object;
    },
  };
}
