import fs from 'node:fs';

/** A row of the table: what is required, and the tests that prove it. */
export interface Requirement {
  /** The number of the section it stands under. */
  section: number;
  text: string;
  /** Titles of tests; `*` in one stands for any text. */
  tests: string[];
}

const HEADING = /^## §(\d)\s/;
const ROW = /^\|(.+)\|(.+)\|$/;

/**
 * Reads the requirements from the table in `README.md`.
 *
 * @throws if a row names no test, or stands under no section
 */
export function readTable(file: string): Requirement[] {
  const rows: Requirement[] = [];
  let section: number | undefined;
  for (const [index, line] of fs.readFileSync(file, 'utf8').split('\n').entries()) {
    const heading = HEADING.exec(line);
    if (heading) section = Number(heading[1]);
    const [, text = '', cell = ''] = ROW.exec(line) ?? [];
    if (text === '' || text.trim() === 'Requirement' || /^[\s:-]+$/.test(text)) continue;
    const where = `${file}:${index + 1}`;
    if (section === undefined) throw new Error(`${where}: this row stands under no section.`);
    const tests = [...cell.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);
    if (tests.length === 0)
      throw new Error(`${where}: this row names no test. Write one, in backticks.`);
    rows.push({ section, text: text.trim(), tests });
  }
  return rows;
}
