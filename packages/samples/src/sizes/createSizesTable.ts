import type { Paragraph, PhrasingContent, Table, TableCell } from 'mdast';
import type { BundleSizes } from './measureBundleSizes.ts';

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
