import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { failAtFence } from '../fences/failAtFence.ts';
import { FenceError } from '../fences/FenceError.ts';
import { parseDiagramFence, type DiagramFence } from './parseDiagramFence.ts';

/** A mermaid fence and its place. */
export interface FoundDiagram extends DiagramFence {
  file: VFile;
  node: Code;
}

/**
 * Finds the mermaid fences in the `.md` and `.mdx` files of a folder and the folders in it.
 *
 * @param folder the docs
 * @returns the diagrams in the order of their files' paths
 * @throws VFileMessage, with file:line, for a mistake in a fence and for a name that two diagrams
 *   share
 */
export function findDiagrams(folder: string): FoundDiagram[] {
  const found = new Map<string, FoundDiagram>();

  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path) && !path.includes('node_modules'))
    .sort();
  for (const path of paths) {
    const file = new VFile({ path: join(folder, path), value: readFileSync(join(folder, path)) });
    // As in MDX, indented text is no code and JSX may hold fences; but without MDX's syntax errors,
    // which are the build's.
    const tree = fromMarkdown(String(file), {
      extensions: [{ disable: { null: ['codeIndented', 'htmlFlow'] } }],
    });

    visit(tree, 'code', (node) => {
      if (node.lang !== 'mermaid') return;
      try {
        const diagram = parseDiagramFence(node);
        const other = found.get(diagram.name);
        if (other) {
          const place = `${other.file.path}:${String(other.node.position?.start.line)}`;
          throw new FenceError(
            `The name "${diagram.name}" is taken by the diagram in ${place}. Choose another.`,
          );
        }
        found.set(diagram.name, { ...diagram, file, node });
      } catch (error) {
        failAtFence(file, node, error);
      }
    });
  }

  return [...found.values()];
}
