import { createHash } from 'node:crypto';

/**
 * The SHA-256 of a diagram's source, in hexadecimal. A committed SVG carries it, so that a diagram
 * that was changed and not drawn again is found.
 *
 * Line breaks count as `\n`, whatever Git checked out.
 *
 * @param source the content of the mermaid fence
 */
export function hashDiagram(source: string): string {
  return createHash('sha256').update(source.replace(/\r\n?/g, '\n').trim()).digest('hex');
}
