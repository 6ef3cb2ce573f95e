import { deflateRawSync } from 'node:zlib';

/**
 * Creates a link that opens files in the playground: `#v1.` and the files as JSON, deflated,
 * in base64url.
 *
 * @param files - by name
 * @param active - the file to open and render, which becomes the first in the link
 * @param from - the path of the page with the sample
 * @param isPair - whether to show it in both directions
 */
export function createPlaygroundLink(
  files: Readonly<Record<string, string>>,
  active: string,
  from: string,
  isPair = false,
): string {
  const ordered = { [active]: files[active], ...files };
  const view = isPair ? { view: { direction: 'both' } } : {};
  const json = JSON.stringify({ files: ordered, active, from, ...view });
  return `/try-it-out/#v1.${deflateRawSync(json, { level: 9 }).toString('base64url')}`;
}
