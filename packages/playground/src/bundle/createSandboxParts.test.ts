import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSandboxParts } from './createSandboxParts.ts';
import type { Part } from './Part.ts';

let parts: Part[];
beforeAll(async () => {
  parts = await createSandboxParts();
}, 60_000);

const contentOf = (name: Part['name']): string =>
  parts.find((part) => part.name === name)?.content ?? '';

describe('createSandboxParts', () => {
  it('makes the frame and the evaluator', () => {
    expect(parts.map(({ name, extension }) => `${name}.${extension}`)).toEqual([
      'sandbox-frame.js',
      'evaluator.js',
    ]);
  });

  it('weighs at most 165 KB, zipped', () => {
    const sizes = parts.map(({ content }) => gzipSync(content, { level: 9 }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(165_000);
    expect(gzipSync(contentOf('evaluator'), { level: 9 }).length).toBeLessThanOrEqual(6_000);
  });

  it('takes the development builds, which warn', () => {
    expect(contentOf('sandbox-frame')).toContain('unique "key" prop');
    expect(contentOf('sandbox-frame')).toContain("cannot be called in component's scope");
  });

  it('leaves no name of Node behind', () => {
    for (const { content } of parts) {
      expect(content).not.toMatch(/\bprocess\.env\b|\bglobal\.|\brequire\("/);
    }
  });
});
