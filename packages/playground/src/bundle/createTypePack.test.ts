import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createTestPart } from '../testing/parts.ts';
import { createTypePack } from './createTypePack.ts';

// TypeScript's first answer takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('createTypePack', () => {
  it('gives the same bytes each time, and not too many', async () => {
    const [one, two] = await Promise.all([createTypePack(), createTypePack()]);
    expect(one.content === two.content).toBe(true);
    expect(gzipSync(one.content).length).toBeLessThan(260_000);
  });

  it('names nothing of this machine', async () => {
    const content = await createTestPart('type-pack');
    const paths = Object.keys(JSON.parse(content) as Record<string, string>);
    expect(
      paths.filter((path) => !/^\/(?:lib\/lib\.[\w.]+|node_modules\/[\w@./-]+)$/.test(path)),
    ).toEqual([]);
    expect(content).not.toContain(process.cwd());
  });
});
