import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureBundle } from './measureBundle.ts';

const root = path.join(import.meta.dirname, '../..');

describe('measureBundle', () => {
  it('counts what the names bring, and nothing else', async () => {
    const merge = await measureBundle(['mergeClasses'], root);
    const both = await measureBundle(['mergeClasses', '__css'], root);
    const all = await measureBundle(['mergeClasses', '__css', 'makeStyles'], root);

    expect(merge.minified).toBeGreaterThan(1000);
    expect(both.minified).toBeGreaterThan(merge.minified);
    expect(all.minified).toBeGreaterThan(10 * both.minified);
  });

  it('compresses', async () => {
    const { minified, gzip } = await measureBundle(['makeStyles'], root);

    expect(gzip).toBeGreaterThan(minified / 4);
    expect(gzip).toBeLessThan(minified / 2);
  });

  it('fails for a name that the package has not', async () => {
    await expect(measureBundle(['makeStyle'], root)).rejects.toThrow(/makeStyle/);
  });
});
