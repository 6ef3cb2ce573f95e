import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.mjs';

/**
 * Reads the tables in a page of the docs.
 *
 * @param {string} page - relative to the repository
 * @param {string} [root] - the repository
 * @returns {string[][][]} for each table its rows, of which the first is the head; for each row its cells, as Markdown
 */
export function readTables(page, root = ROOT) {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  const tables = text.match(/(?:^\|.*\|\r?\n)+/gm) ?? [];
  return tables.map((table) => {
    const [head = '', , ...body] = table.trim().split(/\r?\n/);
    return [head, ...body].map((row) =>
      row
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );
  });
}
