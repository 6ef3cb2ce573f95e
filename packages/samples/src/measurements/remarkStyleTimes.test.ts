import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { remarkStyleTimes } from './remarkStyleTimes.ts';

const file = path.join(import.meta.dirname, 'styleTimes.json');

function run(...children: Root['children']): Root {
  const tree: Root = { type: 'root', children };
  remarkStyleTimes({ file })(tree, new VFile({ cwd: '/site', path: '/site/docs/page.mdx' }));
  return tree;
}

function readText(tree: Nodes): string {
  let text = '';
  visit(tree, (node) => {
    if ('value' in node) text += node.value;
  });
  return text;
}

describe('remarkStyleTimes', () => {
  it('writes a row for each mode, and a note about the measurement', () => {
    const [table, note] = run(createJSXElement('StyleTimes', {})).children;
    const rows = table?.type === 'table' ? table.children : [];

    expect(rows.map((row) => readText(row.children[0] as Nodes))).toEqual([
      'Mode',
      'Run time',
      'Ahead of time',
      'Extraction',
      'Plain class names',
    ]);
    for (const row of rows.slice(1)) {
      for (const cell of row.children.slice(1)) expect(readText(cell)).toMatch(/^\d+\.\d ms$/);
    }
    expect(readText(note as Nodes)).toMatch(
      /^First render: [\d,]+ components with [\d,]+ new rules\. Next render: [\d,]+ elements\. Medians of \d+ page loads, .* Chromium [\d.]+ on .+: React [\d.]+, @griffel\/react [\d.]+ and @griffel\/core [\d.]+, bundled for production\.$/,
    );
  });

  it('rejects attributes', () => {
    expect(() => run(createJSXElement('StyleTimes', { of: 'makeStyles' }))).toThrow(
      'docs/page.mdx:1: <StyleTimes /> has no attribute of. Remove it.',
    );
  });

  it('leaves other elements alone', () => {
    const other = createJSXElement('BundleSizes', {});

    expect(run(other).children).toEqual([other]);
  });
});
