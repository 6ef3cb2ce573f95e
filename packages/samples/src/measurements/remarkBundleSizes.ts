import type { Paragraph, PhrasingContent, Root, Table, TableCell } from 'mdast';
import type { VFile } from 'vfile';
import { findPlainElements } from '../fences/findPlainElements.ts';
import { type BundleSizes, measureBundleSizes } from './measureBundleSizes.ts';

interface RemarkBundleSizesOptions {
  /** The folder, absolute, whose `node_modules` contains `@griffel/react`. */
  root: string;
}

/**
 * A remark plugin that inserts the library's bundle sizes, measured while the page is built.
 *
 * ```mdx
 * <BundleSizes />
 * ```
 *
 * becomes a Markdown table, with a row for each way to use the library, and a line that names the
 * versions. The page needs no component or script for it.
 *
 * @throws VFileMessage, with file:line and what to do, if the element has attributes or content, or is
 *   inside a line of text
 */
export function remarkBundleSizes({ root }: RemarkBundleSizesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements = findPlainElements(tree, file, 'BundleSizes');
    // Most pages have none and do not need the measurement.
    if (elements.length === 0) return;
    const table = createSizesTable(await measureBundleSizes(root));
    for (const replace of elements) replace(table);
  };
}

const BYTES = new Intl.NumberFormat('en-US');

/**
 * Creates a Markdown table, and a line below it that says what was measured.
 *
 * @param sizes from `measureBundleSizes`
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

/** Inline code, separated by commas. */
function createNames(names: readonly string[]): PhrasingContent[] {
  return names.flatMap((value, index) => [
    ...(index > 0 ? [createText(', ')] : []),
    createCode(value),
  ]);
}

/** Creates a table row; all cells except the first are numbers. */
export function createRow(...cells: PhrasingContent[][]): Table['children'][number] {
  return {
    type: 'tableRow',
    children: cells.map((children, index): TableCell => ({
      type: 'tableCell',
      children,
      // MDX would turn Markdown's own alignment into style attributes, which the content security policy
      // forbids.
      ...(index > 0 && { data: { hProperties: { className: ['number'] } } }),
    })),
  };
}
