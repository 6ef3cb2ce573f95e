import { createHash } from 'node:crypto';

/** The facts that the site needs about a committed SVG. */
export interface DiagramSVG {
  /** The hash of the source that it was drawn from. */
  hash: string;
  width: number;
  height: number;
}

/**
 * Reads the hash and the size of an SVG that `npm run diagrams` wrote.
 *
 * `<!-- mermaid-sha256: 9f… --><svg viewBox="0 0 320.5 120" …>` gives `{ hash: '9f…', width: 321, height: 120 }`.
 *
 * @param svg the text of the file
 * @returns undefined if the file does not begin with a hash or its size cannot be read, so that it must
 *   be drawn again
 */
export function parseDiagramSVG(svg: string): DiagramSVG | undefined {
  const hash = /^<!-- mermaid-sha256: ([0-9a-f]{64}) -->/.exec(svg)?.[1];
  const viewBox = /<svg\s[^>]*?\bviewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = viewBox?.slice(2) ?? [];

  if (!hash || !width || !height || !(width > 0) || !(height > 0)) return undefined;
  return { hash, width: Math.ceil(width), height: Math.ceil(height) };
}

/**
 * The SHA-256 of a diagram's source, in hexadecimal. A committed SVG contains it, so that the build notices a
 * diagram that was changed but not drawn again. Line endings are normalized, because Git may convert them.
 *
 * @param source the content of the mermaid fence
 */
export function hashDiagram(source: string): string {
  return createHash('sha256').update(source.replace(/\r\n?/g, '\n').trim()).digest('hex');
}
