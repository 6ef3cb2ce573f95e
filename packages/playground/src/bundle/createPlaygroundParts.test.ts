import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPlaygroundParts } from './createPlaygroundParts.ts';
import type { Part } from './Part.ts';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('createPlaygroundParts', () => {
  it(
    'makes every part once and keeps them until a source changes',
    { timeout: 120_000 },
    async () => {
      writeFileSync(join(folder, 'of-an-earlier-build.json'), '[]');
      const made = await createPlaygroundParts({ cacheFolder: folder });
      const names: Record<Part['name'], true> = {
        'sandbox-frame': true,
        evaluator: true,
        'types-worker': true,
        'type-pack': true,
        'format-worker': true,
        'measure-worker': true,
      };
      expect(made.map(({ name }) => name).sort()).toEqual(Object.keys(names).sort());
      expect(made.filter(({ content }) => content.length < 1000)).toEqual([]);

      const [file = ''] = readdirSync(folder);
      expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.json$/)]);
      writeFileSync(join(folder, file), '[]');
      expect(await createPlaygroundParts({ cacheFolder: folder })).toEqual([]);
    },
  );
});
