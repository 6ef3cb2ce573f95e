import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSources } from './readSources.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'griffel-sources-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Writes a source map; anything but a string is written as JSON. */
function write(file: string, map: unknown): void {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, typeof map === 'string' ? map : JSON.stringify(map));
}

const read = () => {
  const { files, faults } = readSources(folder);
  return { files: Object.fromEntries(files), faults };
};

describe('readSources', () => {
  it('reads sources under src/ that end in .ts or .tsx, by package and path', () => {
    write('@fluentui/card/lib/Card.js.map', {
      sources: [
        '../src/components/Card.tsx',
        '../lib/other.ts',
        '../src/data.json',
        '../src/a.d.ts',
      ],
      sourcesContent: ['tsx', 'other', '{}', 'declare'],
    });
    write('plain/node_modules/inner/a.mjs.map', {
      sources: ['webpack://inner/src/a.ts'],
      sourcesContent: ['ts'],
    });
    expect(read()).toEqual({
      files: { '@fluentui/card/src/components/Card.tsx': 'tsx', 'inner/src/a.ts': 'ts' },
      faults: [],
    });
  });

  it('finds the folder of a source that is named relative to its map', () => {
    write('p/lib-commonjs/a/b.js.map', { sources: ['b.ts'], sourcesContent: ['b'] });
    write('p/lib/index.js.map', { sources: ['index.ts', 'x/y.ts'], sourcesContent: ['i', 'y'] });
    expect(read()).toEqual({ files: { 'p/src/a/b.ts': 'b', 'p/src/index.ts': 'i' }, faults: [] });
  });

  it('prefers the text of a .raw map, and reports that another differs', () => {
    const sources = ['../src/a.styles.ts'];
    write('p/lib/a.styles.js.map', { sources, sourcesContent: ['compiled'] });
    write('p/lib/a.styles.raw.js.map', { sources, sourcesContent: ['original'] });
    write('p/lib/b.js.map', { sources, sourcesContent: ['bundled'] });
    expect(read()).toEqual({
      files: { 'p/src/a.styles.ts': 'original' },
      faults: [
        'p/lib/a.styles.raw.js.map: p/src/a.styles.ts has another text than in another map.',
        'p/lib/b.js.map: p/src/a.styles.ts has another text than in another map.',
      ],
    });
  });

  it.each([
    ['an empty file', '', 'Unexpected end of JSON input'],
    ['null', 'null', 'The map has no list of sources.'],
    ['sources that are no list', { sources: 'a.ts' }, 'The map has no list of sources.'],
    [
      'contents that are no list',
      { sources: [], sourcesContent: {} },
      'The map has no list of sources.',
    ],
  ])('goes on after a map with %s', (_, map, reason) => {
    write('p/bad.js.map', map);
    write('p/good.js.map', { sources: ['src/a.ts'], sourcesContent: ['good'] });
    expect(read()).toEqual({
      files: { 'p/src/a.ts': 'good' },
      faults: [`p/bad.js.map: ${reason}`],
    });
  });

  it('leaves out sources without a text and sources that leave their package', () => {
    write('p/a.js.map', {
      sources: ['src/a.ts', null, 'src/../../b.ts', 'src/c.ts'],
      sourcesContent: [null, 'null', 'b'],
    });
    expect(read()).toEqual({ files: {}, faults: [] });
  });
});
