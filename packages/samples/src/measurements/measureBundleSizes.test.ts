import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureBundle, measureBundleSizes } from './measureBundleSizes.ts';

const root = path.join(import.meta.dirname, '../..');

describe('measureBundleSizes', () => {
  it('finds the ways to use the library in the order of their weight', async () => {
    const { entries } = await measureBundleSizes(root);
    const [
      runTime,
      runTimeAll,
      aot,
      aotAll,
      aotRenderer,
      aotProvider,
      extraction,
      extractionAll,
      provider,
    ] = entries.map(({ gzip }) => gzip);

    expect(entries).toHaveLength(9);
    const ascending = [
      extraction,
      extractionAll,
      aot,
      aotRenderer,
      aotAll,
      provider,
      aotProvider,
      runTime,
      runTimeAll,
    ];
    expect(ascending).toEqual([...ascending].sort((a = 0, b = 0) => a - b));
    // An empty bundle, or one with React in it, would be out of these bounds.
    expect(extraction).toBeGreaterThan(500);
    expect(runTimeAll).toBeLessThan(20_000);
  });

  it('finds a part of stylis with RendererProvider, and none with createDOMRenderer alone', async () => {
    const { entries } = await measureBundleSizes(root);
    const [, , aot = 0, , aotRenderer = 0, aotProvider = 0] = entries.map(({ gzip }) => gzip);

    expect(aotRenderer - aot).toBeLessThan(100);
    expect(aotProvider - aotRenderer).toBeGreaterThan(1500);
  });

  it('returns the measured versions', async () => {
    const { versions } = await measureBundleSizes(root);

    expect(Object.keys(versions)).toEqual(['@griffel/react', '@griffel/core', 'esbuild']);
    for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('measures once', () => {
    expect(measureBundleSizes(root)).toBe(measureBundleSizes(root));
  });
});

describe('measureBundle', () => {
  it('measures the code of the imported names only', async () => {
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

  it('fails for a name that the package does not export', async () => {
    await expect(measureBundle(['makeStyle'], root)).rejects.toThrow(/makeStyle/);
  });
});
