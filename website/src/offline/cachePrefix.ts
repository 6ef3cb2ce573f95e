/** Names of caches of the offline copy begin with this; they end with the address of the site. */
export const CACHE_PREFIX = 'griffel-site';
