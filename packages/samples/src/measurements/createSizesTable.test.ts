import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { createSizesTable } from './remarkBundleSizes.ts';

const VERSIONS = { '@griffel/react': '1.0.0', '@griffel/core': '2.0.0', esbuild: '3.0.0' };

function readText(tree: Nodes): string {
  let text = '';
  visit(tree, (node) => {
    if ('value' in node) text += node.value;
  });
  return text;
}

describe('createSizesTable', () => {
  it('has a row for each entry', () => {
    const [table] = createSizesTable({
      entries: [
        { mode: 'Extraction', imports: ['__css', 'mergeClasses'], minified: 2166, gzip: 962 },
      ],
      versions: VERSIONS,
    });

    expect(table.children.map((row) => row.children.map((cell) => readText(cell)))).toEqual([
      ['You import', 'Minified', 'Gzip'],
      ['Extraction: __css, mergeClasses', '2,166', '962'],
    ]);
  });

  it('names the measured packages', () => {
    const [, note] = createSizesTable({ entries: [], versions: VERSIONS });

    expect(readText(note)).toBe(
      'In bytes, without React, of @griffel/react 1.0.0 with @griffel/core 2.0.0, bundled for production by esbuild 3.0.0 when this page was built.',
    );
  });
});
