import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFixtures } from '../testing/fixtures.ts';
import { findUnprovenWarnings } from './findUnprovenWarnings.ts';
import { listPages } from './listPages.ts';

const FIXTURES = path.join(import.meta.dirname, '__fixtures__');
const ROOT = path.join(import.meta.dirname, '../../../..');

function print(file: string, markdown: string): string[] {
  return findUnprovenWarnings(markdown).map(
    ({ line, message }) => `${file}:${String(line)}: ${message}`,
  );
}

describe('findUnprovenWarnings', () => {
  it.each(listFixtures(FIXTURES, ['input.md.txt', 'output.txt']))('%s', async (name) => {
    const markdown = readFileSync(path.join(FIXTURES, name, 'input.md.txt'), 'utf8');
    const printed = print('page.mdx', markdown).map((line) => `${line}\n`);

    await expect(printed.join('')).toMatchFileSnapshot(path.join(FIXTURES, name, 'output.txt'));
  });
});

describe('every warning of the docs is shown by a fence', () => {
  it.each(listPages(ROOT))('%s', (page) => {
    expect(print(page, readFileSync(path.join(ROOT, page), 'utf8'))).toEqual([]);
  });
});
