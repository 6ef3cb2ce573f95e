/** Optional suffixes of page addresses. */
const SUFFIX = /(?:\/index)?(?:\.html)?\/?$/;

/** Removes the suffixes that hosts treat as optional: `/index.html`, `.html`, a slash. The root becomes ''. */
export function cutSuffix(address: string): string {
  return address.replace(SUFFIX, '');
}
