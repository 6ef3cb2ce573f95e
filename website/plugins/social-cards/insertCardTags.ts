import { insertAfterTitle } from '../page-list/insertAfterTitle';

/** What the head of a page says of its card. */
export interface CardTags {
  /** The address of the picture, absolute. */
  url: string;
  /** What the picture shows, for readers who do not see it. */
  alt: string;
  width: number;
  height: number;
}

/** The tag that names the card, where the page has it (`PageTags`): the others follow it. */
const IMAGE = /<meta[^>]* property="?og:image"? [^>]*>/;

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** Marked as what the browser drops when the reader goes on (`dropStaticTags`). */
function printTag(property: string, content: string): string {
  return `<meta property="og:${property}" content="${escapeAttribute(content)}" data-page>`;
}

/**
 * Names a page's card in its head, and says how large it is and what it shows. (That it is to be
 * shown large, the site's own metadata says.)
 *
 * @param html - a page
 * @throws when the page has no title
 */
export function insertCardTags(html: string, { url, alt, width, height }: CardTags): string {
  const tags =
    printTag('image:width', String(width)) +
    printTag('image:height', String(height)) +
    printTag('image:alt', alt);
  const image = IMAGE.exec(html)?.[0];
  return image === undefined
    ? insertAfterTitle(html, printTag('image', url) + tags)
    : html.replace(image, () => image + tags);
}
