import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createPlaygroundParts } from './createPlaygroundParts.ts';
import type { Part } from './Part.ts';
import { readGriffelReleases } from './createScriptParts.ts';

/** Shared with builds of the site. */
const SITE_CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/playground/parts');

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('createPlaygroundParts', () => {
  it('creates every part', { timeout: 120_000 }, async () => {
    const made = await createPlaygroundParts({ cacheFolder: SITE_CACHE });
    const names: Record<Part['name'], true> = {
      sandbox: true,
      'sandbox-frame': true,
      evaluator: true,
      fluent: true,
      'types-worker': true,
      'type-pack': true,
      'format-worker': true,
      'measure-worker': true,
      'convert-worker': true,
    };
    const [newest, ...older] = readGriffelReleases().map(({ version }) => version);
    const ofReleases = [
      `rules-${newest ?? ''}`,
      ...older.flatMap((one) => [`frame-${one}`, `evaluator-${one}`, `rules-${one}`]),
    ];
    expect(older.length).toBeGreaterThanOrEqual(2);
    expect(made.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(names), ...ofReleases].sort(),
    );
    expect(made.filter(({ content }) => content.length < 1000)).toEqual([]);
  });

  it('creates them once and caches them until a source changes', async () => {
    const part: Part = { name: 'evaluator', extension: 'js', content: '1' };
    const create = vi.fn(() => Promise.resolve([part]));
    writeFileSync(join(folder, 'of-an-earlier-build.json'), '[]');
    expect(await createPlaygroundParts({ cacheFolder: folder, create })).toEqual([part]);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.json$/)]);
    expect(await createPlaygroundParts({ cacheFolder: folder, create })).toEqual([part]);
    expect(create).toHaveBeenCalledOnce();
  });
});
