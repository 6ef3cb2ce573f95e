import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '.';

const DOCS = path.join(import.meta.dirname, '../../../docs');

/** Titles and headings without their code, which is set in another face. */
function readTitles(text: string): string[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  const title = /^title: (.*)$/m.exec(prose)?.[1] ?? '';
  const headings = [...prose.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading = '']) => heading);
  return [title.replace(/^'(.*)'$/, '$1'), ...headings].map((one) => one.replace(/`[^`]*`/g, ''));
}

describe('CHARACTERS', () => {
  it('includes all characters in the titles of the docs', () => {
    const files = fs
      .readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'));
    const titles = files.flatMap((file) =>
      readTitles(fs.readFileSync(path.join(DOCS, file), 'utf8')),
    );
    expect(titles.length).toBeGreaterThan(100);
    const missing = titles.filter((title) => [...title].some((one) => !CHARACTERS.includes(one)));
    expect(missing).toEqual([]);
  });
});
