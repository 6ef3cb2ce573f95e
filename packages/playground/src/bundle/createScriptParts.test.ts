import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeFrameDocument } from '../sandbox/protocol/writeDocuments.ts';
import { createSandboxParts, readGriffelReleases } from './createScriptParts.ts';
import type { Part } from './Part.ts';

let parts: Part[];
beforeAll(async () => {
  parts = await createSandboxParts();
});

const contentOf = (name: Part['name']): string =>
  parts.find((part) => part.name === name)?.content ?? '';

describe('createSandboxParts', () => {
  it('creates the wrapper, the frame and the evaluator', () => {
    expect(parts.slice(0, 3).map(({ name, extension }) => `${name}.${extension}`)).toEqual([
      'sandbox.htm',
      'sandbox-frame.js',
      'evaluator.js',
    ]);
  });

  it('creates frame and evaluator with each older release', () => {
    const [newest, ...older] = readGriffelReleases();
    expect(newest?.alias).toEqual({});
    expect(parts.slice(3).map(({ name }) => name)).toEqual(
      older.flatMap(({ version }) => [`frame-${version}`, `evaluator-${version}`]),
    );
    const texts = new Set(parts.map(({ content }) => content));
    expect(texts.size).toBe(parts.length);
  });

  it('allows only the scripts of both documents in the policy of the wrapper', () => {
    const frames = parts.filter(({ name }) => /^(?:sandbox-)?frame/.test(name));
    const documents = [
      contentOf('sandbox'),
      ...frames.map(({ content }) => writeFrameDocument(content)),
    ];
    const scripts = documents.map((html) => /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '');
    const hashes = scripts.map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(contentOf('sandbox')).toContain(
      `; script-src ${hashes.join(' ')} 'unsafe-eval' blob:; worker-src blob:"`,
    );
  });

  it('is at most 168 KB, gzipped', () => {
    const sizes = parts.slice(0, 3).map(({ content }) => gzipSync(content, { level: 9 }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(168_000);
    expect(gzipSync(contentOf('evaluator'), { level: 9 }).length).toBeLessThanOrEqual(6_050);
  });

  it('uses the development builds, which have warnings', () => {
    expect(contentOf('sandbox-frame')).toContain('unique "key" prop');
    expect(contentOf('sandbox-frame')).toContain("cannot be called in component's scope");
  });

  it('contains no names of Node', () => {
    for (const { content } of parts) {
      expect(content).not.toMatch(/\bprocess\.env\b|\bglobal\.|\brequire\("/);
    }
  });
});
