import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Code } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { failAtFence, FenceError, visitFences } from '../fences/FenceError.ts';
import { LIKE_MDX } from '../fences/likeMDX.ts';
import { type DrawingBrowser, openDiagramPrinter } from './openDiagramPrinter.ts';
import {
  type DiagramFence,
  hashDiagram,
  MAX_WIDTH,
  parseDiagramFence,
  parseDiagramSVG,
} from './remarkDiagrams.ts';

interface RenderDiagramsOptions {
  /** The folder with the Markdown files. */
  docs: string;
  /**
   * The folder for the SVG files. It must hold nothing else, because SVG files without a diagram are
   * deleted.
   */
  directory: string;
  /**
   * Whether to redraw unchanged diagrams, for example after a change of `mermaidConfig.ts`.
   * @default false
   */
  all?: boolean;
  /** Finds the browser to draw with; called if there is something to draw. */
  findBrowser: () => Promise<DrawingBrowser>;
  /**
   * Opens the printer that draws.
   * @default openDiagramPrinter
   */
  openPrinter?: typeof openDiagramPrinter;
}

/**
 * Draws the diagrams of the docs into SVG files, to be committed.
 *
 * @returns a line for each changed file, such as `drawn extraction.svg`, and the number of unchanged ones
 * @throws VFileMessage, with file:line, for a mistake in a fence or in mermaid's text
 */
export async function renderDiagrams({
  docs,
  directory,
  all = false,
  findBrowser,
  openPrinter = openDiagramPrinter,
}: RenderDiagramsOptions): Promise<string[]> {
  const diagrams = findDiagrams(docs);
  const stale = diagrams.filter(
    ({ name, source }) => all || readHash(join(directory, `${name}.svg`)) !== hashDiagram(source),
  );
  const done: string[] = [];
  mkdirSync(directory, { recursive: true });

  if (stale.length > 0) {
    const printer = await openPrinter(await findBrowser());
    try {
      for (const { name, source, file, node } of stale) {
        const svg = await printer.print(name, source).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          return failAtFence(
            file,
            node,
            new FenceError(`Mermaid cannot draw the diagram "${name}". ${reason}`),
          );
        });
        const text = `<!-- mermaid-sha256: ${hashDiagram(source)} -->${svg}\n`;
        writeFileSync(join(directory, `${name}.svg`), text);
        done.push(`drawn ${name}.svg${describeWidth(text)}`);
      }
    } finally {
      await printer.close();
    }
  }

  const names = new Set(diagrams.map(({ name }) => name));
  for (const svg of readdirSync(directory).filter((entry) => entry.endsWith('.svg'))) {
    if (names.has(basename(svg, '.svg'))) continue;
    rmSync(join(directory, svg));
    done.push(`deleted ${svg}, which no page shows`);
  }

  const unchanged = diagrams.length - stale.length;
  return [...done, `${String(unchanged)} unchanged`];
}

function describeWidth(svg: string): string {
  const { width = 0 } = parseDiagramSVG(svg) ?? {};
  if (width <= MAX_WIDTH) return '';
  return `, ${String(width)} px wide: the build accepts up to ${String(MAX_WIDTH)} px; use TB for LR, or shorter texts`;
}

function readHash(path: string): string | undefined {
  return existsSync(path) ? parseDiagramSVG(readFileSync(path, 'utf8'))?.hash : undefined;
}

/** A mermaid fence and its position. */
interface FoundDiagram extends DiagramFence {
  file: VFile;
  node: Code;
}

/**
 * Finds the mermaid fences in the `.md` and `.mdx` files of a folder and its subfolders.
 *
 * @param folder the docs
 * @returns the diagrams in the order of their files' paths
 * @throws VFileMessage, with file:line, for a mistake in a fence or a name that two diagrams share
 */
function findDiagrams(folder: string): FoundDiagram[] {
  const found = new Map<string, FoundDiagram>();

  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path) && !path.includes('node_modules'))
    .sort();
  for (const path of paths) {
    const file = new VFile({ path: join(folder, path), value: readFileSync(join(folder, path)) });
    const tree = fromMarkdown(String(file), { extensions: [LIKE_MDX] });

    visitFences(tree, file, (node) => {
      if (node.lang !== 'mermaid') return;
      const diagram = parseDiagramFence(node);
      const other = found.get(diagram.name);
      if (other) {
        const place = `${other.file.path}:${String(other.node.position?.start.line)}`;
        throw new FenceError(
          `The name "${diagram.name}" is taken by the diagram in ${place}. Choose another.`,
        );
      }
      found.set(diagram.name, { ...diagram, file, node });
    });
  }

  return [...found.values()];
}
