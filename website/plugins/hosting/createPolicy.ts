import type { InlineHashes } from './hashInline';

/**
 * Prints the Content Security Policy of the pages, the same for each. Documents that need another one
 * are apart (`readOwnHeaders`). `decisions/0015` and `0022` say what each exception is for.
 *
 * @param hashes - of what the pages have inline; each is named once
 * @param embedHosts - hosts that may show the page in a frame, besides the site itself
 */
export function createPolicy(
  { scripts, styles }: InlineHashes,
  embedHosts: readonly string[] = [],
): string {
  const unique = (hashes: readonly string[]) => [...new Set(hashes)].sort();
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...unique(scripts)],
    'worker-src': ["'self'"],
    // Without the word, hashes are of style elements alone. There are none.
    'style-src': ["'self'", ...(styles.length > 0 ? ["'unsafe-hashes'"] : []), ...unique(styles)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'", ...embedHosts],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
