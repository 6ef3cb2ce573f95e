/**
 * Gives an SVG the size of its view box. Mermaid's `width="100%"` and `max-width` are for SVG
 * inside a page; an `<img>` goes by width and height.
 *
 * @param svg what mermaid drew
 */
export function setIntrinsicSize(svg: string): string {
  return svg.replace(/^<svg\s[^>]*>/, (tag) => {
    const [, , width = '', height = ''] = /viewBox="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? [];
    return tag
      .replace(/\s(?:style|width|height)="[^"]*"/g, '')
      .replace(/^<svg/, `<svg width="${width}" height="${height}"`);
  });
}
