import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packText, unpackText } from './packPages';

const DOCS = path.join(import.meta.dirname, '../../../../docs');

function readDocs(): string {
  return fs
    .readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => fs.readFileSync(path.join(DOCS, file), 'utf8'))
    .join('\n');
}

const weigh = (text: string) => gzipSync(text, { level: 9 }).length;

describe('packText', () => {
  it.each([
    '',
    ' ',
    'one',
    ' one  two ',
    'a ~ b ~~ c',
    'say "it" \\ \'so\', so it is: it is so\n\tit – is',
    'many many many words words words of of of one one one kind',
  ])('gives back %j', (text) => {
    expect(unpackText(packText(text))).toBe(text);
  });

  it('unpacks the docs, which have more words than there are digits', () => {
    const docs = readDocs();
    const packed = packText(docs);
    expect(packed.words.length).toBeGreaterThan(500);
    expect(unpackText(packed)).toBe(docs);
  });

  it('is smaller than the text', () => {
    const docs = readDocs();
    expect(weigh(JSON.stringify(packText(docs)))).toBeLessThan(0.92 * weigh(docs));
  });
});
