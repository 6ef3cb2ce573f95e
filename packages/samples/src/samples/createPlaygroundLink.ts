import { deflateRawSync } from 'node:zlib';

/**
 * Creates a link that opens files in the playground: `#v1.` and the files as JSON, deflated,
 * in base64url.
 *
 * @param files - by name
 * @param active - the file to open and render, which becomes the first in the link
 * @param from - the path of the page with the sample
 */
export function createPlaygroundLink(
  files: Readonly<Record<string, string>>,
  active: string,
  from: string,
): string {
  const json = JSON.stringify({ files: { [active]: files[active], ...files }, active, from });
  return `/try-it-out/#v1.${deflateRawSync(json, { level: 9 }).toString('base64url')}`;
}
