import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureBundleSizes } from './measureBundleSizes.ts';

const root = path.join(import.meta.dirname, '../..');

describe('measureBundleSizes', () => {
  it('finds the ways to use the library in the order of their weight', async () => {
    const { entries } = await measureBundleSizes(root);
    const [runTime, runTimeAll, aot, aotAll, extraction, extractionAll, renderer] = entries.map(
      ({ gzip }) => gzip,
    );

    expect(entries).toHaveLength(7);
    const ascending = [extraction, extractionAll, aot, aotAll, renderer, runTime, runTimeAll];
    expect(ascending).toEqual([...ascending].sort((a = 0, b = 0) => a - b));
    // An empty bundle, or one with React in it, would be out of these bounds.
    expect(extraction).toBeGreaterThan(500);
    expect(runTimeAll).toBeLessThan(20_000);
  });

  it('names what it measured', async () => {
    const { versions } = await measureBundleSizes(root);

    expect(Object.keys(versions)).toEqual(['@griffel/react', '@griffel/core', 'esbuild']);
    for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('measures once', () => {
    expect(measureBundleSizes(root)).toBe(measureBundleSizes(root));
  });
});
