/** What addresses of pages may have at their end. */
const SUFFIX = /(?:\/index)?(?:\.html)?\/?$/;

/** Cuts what hosts serve a page with or without: `/index.html`, `.html`, a slash; '' is left of the root. */
export function cutSuffix(address: string): string {
  return address.replace(SUFFIX, '');
}
