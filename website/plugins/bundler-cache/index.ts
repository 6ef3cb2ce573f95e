import type { LoadContext, Plugin } from '@docusaurus/types';

/** What Docusaurus sets; the types of webpack do not know it. */
interface CachedConfiguration {
  experiments?: { cache?: { type: string; version: string } };
}

/**
 * Gives each address its own part of the bundler's cache. What is compiled depends on it, and comes
 * from the environment, which the cache does not look at: after a build for another path, modules
 * would name files that this build has not.
 */
export default function bundlerCache({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      const cache = (config as CachedConfiguration).experiments?.cache;
      if (cache === undefined) return {};
      const experiments = { cache: { ...cache, version: `${cache.version}-${baseUrl}` } };
      // The types of webpack again.
      return { experiments } as object;
    },
  };
}
