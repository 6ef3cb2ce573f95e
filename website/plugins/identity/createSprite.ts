/** An SVG document: what its `viewBox` is, and what stands in it. */
const DOCUMENT = /<svg[^>]*\sviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/;

/**
 * Turns a picture into a symbol that a page can draw with `<use href="#…">`, in the colors of the
 * place where it stands.
 *
 * @param svg - the picture
 * @param id - of the symbol
 * @returns HTML that shows nothing by itself
 */
export function createSprite(svg: string, id: string): string {
  const [, viewBox, content] = DOCUMENT.exec(svg) ?? [];
  if (viewBox === undefined || content === undefined) {
    throw new Error(`The picture for #${id} is no SVG document with a viewBox.`);
  }
  const symbol = `<symbol id="${id}" viewBox="${viewBox}">${content.trim()}</symbol>`;
  return `<div hidden><svg>${symbol}</svg></div>`;
}
