import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { compareCorpus } from './compareCorpus.ts';
import type { KnownDifference } from '../differences.ts';

// Inside the repository, so that its packages serve as those of the corpus.
const cache = fileURLToPath(new URL('../../../../../.cache/', import.meta.url));
let root = '';

const SOURCES = {
  'equal.styles.ts': `import { makeStyles, shorthands } from '@griffel/react';
import { wide } from './wide';
export const useStyles = makeStyles({ root: { [wide]: { ...shorthands.margin('1px') }, left: 0 } });`,
  'wide.ts': `export const wide = '@media (min-width: 600px)';`,
  // The preset has a bug, and compiles it to __styles().
  'renamed.styles.ts': `import { makeResetStyles as reset } from '@griffel/react';
export const useBase = reset({ color: 'red' }); // makeResetStyles()`,
};

let printed: string[] = [];
beforeAll(() => {
  fs.mkdirSync(cache, { recursive: true });
  root = fs.mkdtempSync(path.join(cache, 'corpus-'));
  const lib = path.join(root, 'node_modules/@other/styles/lib');
  fs.mkdirSync(lib, { recursive: true });
  const map = {
    sources: Object.keys(SOURCES).map((name) => `../src/${name}`),
    sourcesContent: Object.values(SOURCES),
  };
  fs.writeFileSync(path.join(lib, 'index.js.map'), JSON.stringify(map));
  vi.stubEnv('NODE_ENV', 'development');
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((text: string) => printed.push(text));
  }
});
afterAll(() => fs.rmSync(root, { recursive: true }));

async function compare(known?: KnownDifference[]) {
  printed = [];
  const ok = await compareCorpus(root, known);
  return { ok, text: printed.join('\n') };
}

const file = '@other/styles/src/renamed.styles.ts';
const because = 'A bug of the preset.';
const known: KnownDifference[] = [
  { file, column: 'compiled', because },
  { file, column: 'extracted', because },
  { file, column: 'stylesheet', because },
];

it('fails on a difference, and prints it with a table', { timeout: 60_000 }, async () => {
  const { ok, text } = await compare([]);
  expect(ok).toBe(false);
  expect(text).toMatch(/^\| @other\/styles \| +2 \| +1 \| +2 \| +1 \| +1 \| +2 \|$/m);
  expect(text).toContain(`${file}: compiled differs`);
  expect(text).toContain('engine: export const useBase = __resetStyles(');
  expect(text).toContain('real:   export const useBase = __styles(');
});

it('passes if each difference is known', { timeout: 60_000 }, async () => {
  const { ok, text } = await compare(known);
  expect(text).toContain(
    '0 unexpected differences, 3 known ones, 0 known ones that no longer occur.',
  );
  expect(ok).toBe(true);
});

it('fails on a known difference that no longer occurs', { timeout: 60_000 }, async () => {
  const gone: KnownDifference = {
    file: '@other/styles/src/equal.styles.ts',
    column: 'css',
    because,
  };
  const { ok, text } = await compare([...known, gone]);
  expect(ok).toBe(false);
  expect(text).toContain(
    `${gone.file}: css no longer differs. Remove it from parity/differences.ts.`,
  );
});
