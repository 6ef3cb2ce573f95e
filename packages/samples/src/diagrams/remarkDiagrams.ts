import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { failAtFence, FenceError } from '../fences/FenceError.ts';
import { type DiagramSVG, hashDiagram, parseDiagramSVG } from './parseDiagramSVG.ts';
import { parseDiagramFence } from './parseDiagramFence.ts';

/** Options of `remarkDiagrams`. */
export interface RemarkDiagramsOptions {
  /** The folder of the committed SVG files, as an absolute path. The site serves it at `/diagrams/`. */
  directory: string;
}

/**
 * A remark plugin that shows mermaid fences as pictures that were drawn before the build, so that
 * neither users nor the build run mermaid.
 *
 * ````md
 * ```mermaid name="extraction" alt="The loader takes the styles out of the module."
 * graph LR; module --> CSS
 * ```
 * ````
 *
 * becomes `<Diagram src="/diagrams/extraction.svg" alt="The loader …" width="320" height="120" />`.
 *
 * @throws VFileMessage, with file:line and what to do, when the picture is missing or was drawn
 *   from another source, and for a missing name or alt text
 */
export function remarkDiagrams({ directory }: RemarkDiagramsOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      try {
        const { name, alt, source } = parseDiagramFence(node);
        const { width, height } = readDiagram(join(directory, `${name}.svg`), name, source);

        parent.children[index] = {
          ...createJSXElement('Diagram', {
            src: `/diagrams/${name}.svg`,
            alt,
            width: String(width),
            height: String(height),
          }),
          ...(node.position && { position: node.position }),
        };
      } catch (error) {
        failAtFence(file, node, error);
      }
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
  return svg;
}
