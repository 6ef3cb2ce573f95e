import type { Code } from 'mdast';
import { FenceError } from '../fences/FenceError.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';

/** A mermaid fence, understood. */
export interface DiagramFence {
  /** The name of the file, without `.svg`. */
  name: string;
  /** What the picture says, for those who do not see it. */
  alt: string;
  /** Mermaid's text. */
  source: string;
}

const REMEDY = 'Write ```mermaid name="how-it-works" alt="What the diagram says, as a sentence."';

/**
 * Reads a mermaid fence.
 *
 * @param node the fence as Markdown's parser leaves it
 * @throws FenceError when `name` or `alt` is missing or malformed, or another word is there
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
