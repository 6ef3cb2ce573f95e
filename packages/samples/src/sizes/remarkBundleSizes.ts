import type { Paragraph, PhrasingContent, Root, Table, TableCell } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { assertPlainElement, isElement } from '../fences/assertPlainElement.ts';
import { failAtFence } from '../fences/FenceError.ts';
import { type BundleSizes, measureBundleSizes } from './measureBundleSizes.ts';

/** Options of `remarkBundleSizes`. */
interface RemarkBundleSizesOptions {
  /** The folder, absolute, whose `node_modules` have `@griffel/react`. */
  root: string;
}

/**
 * A remark plugin that writes what the library weighs, measured while the page is built.
 *
 * ```mdx
 * <BundleSizes />
 * ```
 *
 * becomes a table of Markdown, with a row for each way to use the library, and a line that names the
 * versions. No component is left, and no script.
 *
 * @throws VFileMessage, with file:line and what to do, for attributes, for content, and for an
 *   element within a line
 */
export function remarkBundleSizes({ root }: RemarkBundleSizesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    let found = false;
    visit(tree, (node) => {
      if (!isElement(node, 'BundleSizes')) return;
      found = true;
      try {
        assertPlainElement(node);
      } catch (error) {
        failAtFence(file, node, error);
      }
    });
    // Most pages have none, and need not wait.
    if (!found) return;

    const sizes = await measureBundleSizes(root);
    visit(tree, (node, index, parent) => {
      if (!isElement(node, 'BundleSizes') || !parent || index === undefined) return undefined;
      const created = createSizesTable(sizes);
      parent.children.splice(index, 1, ...created);
      return [SKIP, index + created.length];
    });
  };
}

const BYTES = new Intl.NumberFormat('en-US');

/**
 * Creates a table of Markdown, and a line under it that says what was measured.
 *
 * @param sizes what `measureBundleSizes` found
 */
export function createSizesTable({ entries, versions }: BundleSizes): [Table, Paragraph] {
  const table: Table = {
    type: 'table',
    children: [
      createRow(...['You import', 'Minified', 'Gzip'].map((value) => [createText(value)])),
      ...entries.map(({ mode, imports, minified, gzip }) =>
        createRow(
          [createText(`${mode}: `), ...createNames(imports)],
          [createText(BYTES.format(minified))],
          [createText(BYTES.format(gzip))],
        ),
      ),
    ],
  };
  const note: Paragraph = {
    type: 'paragraph',
    children: [
      createText('In bytes, without React, of '),
      createCode('@griffel/react'),
      createText(` ${versions['@griffel/react']} with `),
      createCode('@griffel/core'),
      createText(
        ` ${versions['@griffel/core']}, bundled for production by esbuild ${versions.esbuild} when this page was built.`,
      ),
    ],
  };
  return [table, note];
}

export function createText(value: string): PhrasingContent {
  return { type: 'text', value };
}

export function createCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

/** Code, with commas between. */
function createNames(names: readonly string[]): PhrasingContent[] {
  return names.flatMap((value, index) => [
    ...(index > 0 ? [createText(', ')] : []),
    createCode(value),
  ]);
}

/** A row of a table; all cells but the first hold numbers. */
export function createRow(...cells: PhrasingContent[][]): Table['children'][number] {
  return {
    type: 'tableRow',
    children: cells.map((children, index): TableCell => ({
      type: 'tableCell',
      children,
      // MDX would make style attributes of Markdown's own alignment, which a strict policy forbids.
      ...(index > 0 && { data: { hProperties: { className: ['number'] } } }),
    })),
  };
}
