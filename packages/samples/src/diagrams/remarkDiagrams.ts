import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { FenceError, visitFences } from '../fences/FenceError.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';

/**
 * The maximum width of a diagram in pixels. On a phone, 358 px are left for it, so that its labels of 15 px
 * shrink to 11 px.
 */
export const MAX_WIDTH = 488;

interface RemarkDiagramsOptions {
  /** The folder of the committed SVG files, as an absolute path. The site serves it at `/diagrams/`. */
  directory: string;
}

/**
 * A remark plugin that replaces mermaid fences with pictures that were drawn before the build, so that
 * neither the browser nor the build runs mermaid.
 *
 * ````md
 * ```mermaid name="extraction" alt="The loader takes the styles out of the module."
 * graph LR; module --> CSS
 * ```
 * ````
 *
 * becomes `<Diagram src="/diagrams/extraction.svg" alt="The loader …" width="320" height="120" />`.
 *
 * @throws VFileMessage, with file:line and what to do, if the picture is missing, was drawn
 *   from another source or is too wide, or if the name or alt text is missing
 */
export function remarkDiagrams({ directory }: RemarkDiagramsOptions) {
  return (tree: Root, file: VFile): void => {
    visitFences(tree, file, (node) => {
      if (node.lang !== 'mermaid') return undefined;
      const { name, alt, source } = parseDiagramFence(node);
      const { width, height } = readDiagram(join(directory, `${name}.svg`), name, source);
      const size = { width: String(width), height: String(height) };
      return createJSXElement('Diagram', { src: `/diagrams/${name}.svg`, alt, ...size });
    });
  };
}

function readDiagram(path: string, name: string, source: string): DiagramSVG {
  if (!existsSync(path)) {
    throw new FenceError(`The diagram "${name}" has not been drawn yet: run \`npm run diagrams\`.`);
  }
  const svg = parseDiagramSVG(readFileSync(path, 'utf8'));
  if (svg?.hash !== hashDiagram(source)) {
    throw new FenceError(
      `The picture of the diagram "${name}" was drawn from another source: run \`npm run diagrams\`.`,
    );
  }
  if (svg.width > MAX_WIDTH) {
    throw new FenceError(
      `The diagram "${name}" is ${String(svg.width)} px wide, but more than ${String(MAX_WIDTH)} px are not legible on a phone. Use TB for LR, or shorter texts.`,
    );
  }
  return svg;
}

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

/** A parsed mermaid fence. */
export interface DiagramFence {
  /** The name of the file, without `.svg`. */
  name: string;
  /** What the picture says, for users who cannot see it. */
  alt: string;
  /** Mermaid's text. */
  source: string;
}

const REMEDY = 'Write ```mermaid name="how-it-works" alt="What the diagram says, as a sentence."';

/**
 * Parses a mermaid fence.
 *
 * @throws FenceError if `name` or `alt` is missing or malformed, or if it has another word
 */
export function parseDiagramFence(node: Pick<Code, 'meta' | 'value'>): DiagramFence {
  const { name = '', alt: written = '' } = parseFenceMeta('mermaid', node.meta ?? '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new FenceError(
      name === ''
        ? `The diagram has no name. ${REMEDY}`
        : `The diagram's name "${name}" is not in kebab-case. ${REMEDY}`,
    );
  }

  const alt = written.trim();
  if (!/.\.$/.test(alt)) {
    throw new FenceError(
      alt === ''
        ? `The diagram "${name}" has no alt text. ${REMEDY}`
        : `The alt text of the diagram "${name}" does not end with a full stop. ${REMEDY}`,
    );
  }

  if (node.value.trim() === '') throw new FenceError(`The diagram "${name}" is empty. Draw it.`);
  return { name, alt, source: node.value };
}
