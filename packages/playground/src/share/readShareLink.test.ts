import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readShareLink } from './readShareLink.ts';

function link(value: unknown): string {
  const json = typeof value === 'string' ? value : JSON.stringify(value);
  return `#v1.${deflateRawSync(json).toString('base64url')}`;
}

const GOOD = { files: { 'App.tsx': 'export default 1', 'a/b.ts': '' }, active: 'App.tsx' };

describe('readShareLink', () => {
  it('reads files, the one to show, and where they come from', async () => {
    expect(await readShareLink(link({ ...GOOD, from: '/react/install#watch-out' }))).toEqual({
      ...GOOD,
      from: '/react/install#watch-out',
    });
  });

  it('ignores keys that it does not know', async () => {
    expect(await readShareLink(link({ ...GOOD, view: { tab: 'css' }, x: 1 }))).toEqual(GOOD);
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', 7])(
    'drops an origin that is no address of this site: %s',
    async (from) => {
      expect(await readShareLink(link({ ...GOOD, from }))).toEqual(GOOD);
    },
  );

  it.each([
    ['nothing', '#v1.', 'cannot be decoded'],
    ['what is not base64url', '#v1.a+b/', 'cannot be decoded'],
    ['what is not deflated', '#v1.AAAA', 'ends early or was changed'],
    ['a cut link', link(GOOD).slice(0, -8), 'ends early or was changed'],
    ['what is no JSON', link('{'), 'it is no JSON'],
    ['no files', link({ active: 'App.tsx' }), 'has no files'],
    ['an empty set of files', link({ files: {}, active: '' }), 'has 0 files; it may have 1 to 20'],
    ['a file that is no text', link({ files: { 'a.ts': 1 }, active: 'a.ts' }), 'is no text'],
    ['a missing file to show', link({ ...GOOD, active: 'x.ts' }), 'names no file to show'],
    ['an inherited file to show', link({ ...GOOD, active: 'toString' }), 'names no file to show'],
  ])('refuses %s', async (_name, hash, message) => {
    await expect(readShareLink(hash)).rejects.toThrow(message);
  });

  it.each(['../a.ts', '/a.ts', '.env', 'a.html', 'a b.ts', '__proto__', `${'a'.repeat(100)}.ts`])(
    'refuses a file named %s',
    async (name) => {
      const json = `{"files":{${JSON.stringify(name)}:""},"active":"a.ts"}`;
      await expect(readShareLink(link(json))).rejects.toThrow('name is not allowed');
    },
  );

  it('refuses too many files', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 21 }, (_, i) => [`f${String(i)}.ts`, '']),
    );
    await expect(readShareLink(link({ files, active: 'f0.ts' }))).rejects.toThrow('21 files');
  });

  it('refuses a link that is too long before it looks into it', async () => {
    await expect(readShareLink(`#v1.${'A'.repeat(32_000)}`)).rejects.toThrow('too long');
  });

  it('stops inflating at its limit', async () => {
    const bomb = link({ files: { 'a.ts': 'x'.repeat(20_000_000) }, active: 'a.ts' });
    expect(bomb.length).toBeLessThan(32_000);
    await expect(readShareLink(bomb)).rejects.toThrow('more than 200 KB');
  });
});
