import type { Root, Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Tables with fewer columns fit a phone. */
const MIN_COLUMNS = 3;

/**
 * A remark plugin for tables of three or more columns, which a phone shows as a list: each row is a card,
 * and each cell has the name of its column in front. Put the plugin after all steps that insert tables.
 *
 * In a table with the columns `Tool`, `Tests` and `Builds`, the last cell of a row becomes
 * `<td role="cell" data-label="Builds">`; CSS prints the label. The first cell is the title of the card and
 * needs none. Roles are explicit, because elements that are not displayed as a table may lose theirs.
 */
export function remarkTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      const [head, ...rows] = table.children;
      if (!head || head.children.length < MIN_COLUMNS) return;
      addProperties(table, { role: 'table' });
      addProperties(head, { role: 'row' });
      for (const cell of head.children) addProperties(cell, { role: 'columnheader' });
      const labels = head.children.map((cell) => toString(cell));
      for (const row of rows) {
        addProperties(row, { role: 'row' });
        for (const [index, cell] of row.children.entries()) {
          addProperties(cell, {
            role: 'cell',
            ...(index > 0 && { dataLabel: labels[index] ?? '' }),
          });
        }
      }
    });
  };
}

/** Adds attributes to the HTML element that a node becomes. */
function addProperties(
  node: Table | TableRow | TableCell,
  properties: Readonly<Record<string, string>>,
): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}
