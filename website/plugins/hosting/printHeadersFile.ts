/** The hash in their names changes with their content. */
const KEPT = 'public, max-age=31536000, immutable';

/**
 * Prints `_headers` as Netlify and Cloudflare read it.
 *
 * @param headers - of every answer
 * @param baseUrl - the path that the site is served under, with slashes at both ends
 */
export function printHeadersFile(
  headers: Readonly<Record<string, string>>,
  baseUrl: string,
): string {
  const print = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  // Without a rule of theirs, both hosts have browsers ask again for everything else.
  return print(`${baseUrl}*`, headers) + print(`${baseUrl}assets/*`, { 'Cache-Control': KEPT });
}
