import { toHtml } from 'hast-util-to-html';
import type { PhrasingContent, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { describe, expect, it } from 'vitest';
import { createCode, createRow, createText } from '../measurements/remarkBundleSizes.ts';
import { remarkTables } from './remarkTables.ts';

function run(...rows: (string | PhrasingContent[])[][]): string {
  const children = rows.map((cells) =>
    createRow(...cells.map((cell) => (typeof cell === 'string' ? [createText(cell)] : cell))),
  );
  const tree: Root = { type: 'root', children: [{ type: 'table', children }] };
  remarkTables()(tree);
  return toHtml(toHast(tree)).replaceAll('\n', '');
}

describe('remarkTables', () => {
  it('labels the cells of three or more columns, except the first, and makes roles explicit', () => {
    expect(
      run(['Tool', [createCode('npm'), createText(' tests')], 'Builds'], ['Vite', '1', '2']),
    ).toBe(
      '<table role="table">' +
        '<thead><tr role="row"><th role="columnheader">Tool</th>' +
        '<th class="number" role="columnheader"><code>npm</code> tests</th>' +
        '<th class="number" role="columnheader">Builds</th></tr></thead>' +
        '<tbody><tr role="row"><td role="cell">Vite</td>' +
        '<td class="number" role="cell" data-label="npm tests">1</td>' +
        '<td class="number" role="cell" data-label="Builds">2</td></tr></tbody>' +
        '</table>',
    );
  });

  it('does not change a table of two columns', () => {
    expect(run(['Tool', 'Builds'], ['Vite', 'yes'])).not.toMatch(/role|data-label/);
  });
});
