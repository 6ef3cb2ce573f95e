/**
 * Names the file with the script and the HTML of a page: `a.01~html-a.23.js`.
 *
 * @param script - the file of the script: `a.01.js`
 * @param html - the file of the HTML: `html-a.23.js`
 */
export function joinPageFiles(script: string, html: string): string {
  return `${script.slice(0, -'.js'.length)}~${html}`;
}

/** Extracts the file of the script from a name by `joinPageFiles`; returns undefined for other files. */
export function findPageScript(file: string): string | undefined {
  const script = /^(.*\/[^/~]+)~[^/~]+\.js$/.exec(file)?.[1];
  return script && `${script}.js`;
}

/** Optional suffixes of page addresses. */
const SUFFIX = /(?:\/index)?(?:\.html)?\/?$/;

/** Removes the suffixes that hosts treat as optional: `/index.html`, `.html`, a slash. The root becomes ''. */
export function cutSuffix(address: string): string {
  return address.replace(SUFFIX, '');
}
