import type { Table, TableCell, TableRow } from 'mdast';
import type { ConvertContext } from './ConvertContext.ts';
import { convertPhrasing } from './convertPhrasing.ts';
import { findElements, type HTMLElement } from './HTMLNode.ts';

const CELLS = new Set(['th', 'td']);

/** Converts a table; its first row is the head, as Markdown wants it. */
export function convertTable(table: HTMLElement, context: ConvertContext): Table {
  const rows = findElements(table.childNodes, ({ tagName }) => tagName === 'tr');
  return {
    type: 'table',
    children: rows.map((row): TableRow => ({
      type: 'tableRow',
      children: findElements(row.childNodes, ({ tagName }) => CELLS.has(tagName)).map(
        (cell): TableCell => ({
          type: 'tableCell',
          children: convertPhrasing(cell.childNodes, context),
        }),
      ),
    })),
  };
}
