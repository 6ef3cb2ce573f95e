import { createShareLink } from './createShareLink.ts';
import type { SharedCode } from './SharedCode.ts';
import type { Said } from '../work/transition.ts';

/** The size that somebody starts with who embeds the code, in CSS pixels. */
const SIZE = { width: 720, height: 400 };

/**
 * Prints the element that shows code in a page of another site.
 *
 * @param page - the address of the playground, without query and hash
 * @param hash - of a share link
 */
export function printEmbedElement(page: string, hash: string): string {
  const source = `${page}?view=embed${hash}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const size = `width="${String(SIZE.width)}" height="${String(SIZE.height)}"`;
  return `<iframe src="${source}" title="Griffel playground" ${size} loading="lazy" style="max-width: 100%; border: 0"></iframe>`;
}

/**
 * Puts the element that embeds the code into the clipboard.
 *
 * @throws ShareLinkError where the code does not fit into a link
 */
export async function copyEmbed(code: SharedCode): Promise<Omit<Said, 'of'>> {
  const hash = await createShareLink(code);
  const element = printEmbedElement(location.origin + location.pathname, hash);
  try {
    await navigator.clipboard.writeText(element);
    return { kind: 'done', text: 'Embed code copied: paste it into the HTML of your page.' };
  } catch {
    return { kind: 'done', text: 'Copy this; it embeds the code in a page:', link: element };
  }
}
