/** What the head of a page says of its card. */
export interface CardTags {
  /** The address of the picture, absolute. */
  url: string;
  /** What the picture shows, for readers who do not see it. */
  alt: string;
  width: number;
  height: number;
}

/** Where the tags go: near the top, for readers that do not read a page to its end. */
const AFTER = '</title>';

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/**
 * Names a page's card in its head. (That the card is large, the classic theme says.)
 *
 * @param html - a page
 * @throws when the page has no title
 */
export function insertCardTags(html: string, { url, alt, width, height }: CardTags): string {
  const at = html.indexOf(AFTER);
  if (at < 0) throw new Error(`The page of the card ${url} has no title.`);
  const tags = [
    ['image', url],
    ['image:width', String(width)],
    ['image:height', String(height)],
    ['image:alt', alt],
  ]
    .map(([property, content = '']) => {
      return `<meta property="og:${property}" content="${escapeAttribute(content)}">`;
    })
    .join('');
  const end = at + AFTER.length;
  return html.slice(0, end) + tags + html.slice(end);
}
