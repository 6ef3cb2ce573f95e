import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** A row of the table: what is required, and the tests that prove it. */
interface Requirement {
  /** The number of its section. */
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
 * @throws if a row names no test, or is outside of a section
 */
function readTable(file: string): Requirement[] {
  const rows: Requirement[] = [];
  let section: number | undefined;
  for (const [index, line] of fs.readFileSync(file, 'utf8').split('\n').entries()) {
    const heading = HEADING.exec(line);
    if (heading) section = Number(heading[1]);
    const [, text = '', cell = ''] = ROW.exec(line) ?? [];
    if (text === '' || text.trim() === 'Requirement' || /^[\s:-]+$/.test(text)) continue;
    const where = `${file}:${index + 1}`;
    if (section === undefined) throw new Error(`${where}: this row is outside of a section.`);
    const tests = [...cell.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);
    if (tests.length === 0)
      throw new Error(`${where}: this row names no test. Write one, in backticks.`);
    rows.push({ section, text: text.trim(), tests });
  }
  return rows;
}

interface Suite {
  file: string;
  specs?: { title: string; file: string }[];
  suites?: Suite[];
}

/** Lists the tests as Playwright sees them, with the titles of loops written out. */
function listTests(): { title: string; file: string }[] {
  const output = execFileSync(
    'npx',
    ['playwright', 'test', '--config', 'e2e', '--list', '--reporter=json', 'e2e/spec/'],
    {
      cwd: path.join(FOLDER, '../..'),
      encoding: 'utf8',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: '' },
    },
  );
  const flatten = ({ specs = [], suites = [] }: Suite): { title: string; file: string }[] => [
    ...specs,
    ...suites.flatMap(flatten),
  ];
  return (JSON.parse(output) as { suites: Suite[] }).suites.flatMap(flatten);
}

function matches(pattern: string, title: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(title);
}

describe('the table of requirements', () => {
  const rows = readTable(path.join(FOLDER, 'README.md'));
  const tests = listTests();
  const titles = tests.map(({ title }) => title);

  it('has rows under each of the nine sections', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('names only tests that exist', () => {
    const dead = rows.flatMap((row) =>
      row.tests.filter((pattern) => !titles.some((title) => matches(pattern, title))),
    );
    expect(dead).toEqual([]);
  });

  it('has a row for every test', () => {
    const patterns = rows.flatMap((row) => row.tests);
    expect(titles.filter((title) => !patterns.some((p) => matches(p, title)))).toEqual([]);
  });

  it('finds each test under its own section, in that section’s file', () => {
    expect(titles.length).toBeGreaterThan(0);
    const strays = tests.filter(({ title, file }) => {
      const section = /^§(\d) \S+.*: /.exec(title)?.[1];
      return section === undefined || !path.basename(file).startsWith(section);
    });
    expect(strays).toEqual([]);
  });
});
