import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPlaygroundLink } from '../../../samples/src/samples/createPlaygroundLink.ts';
import { readShareLink } from './readShareLink.ts';

function link(value: unknown): string {
  const isRaw = typeof value === 'string' || Buffer.isBuffer(value);
  const json = isRaw ? value : JSON.stringify(value);
  return `#v1.${deflateRawSync(json).toString('base64url')}`;
}

const GOOD = { files: { 'App.tsx': 'export default 1', 'a/b.ts': '' }, active: 'App.tsx' };

describe('readShareLink', () => {
  it('reads files, the active one, and their origin', async () => {
    expect(await readShareLink(link({ ...GOOD, from: '/react/install#watch-out' }))).toEqual({
      ...GOOD,
      from: '/react/install#watch-out',
    });
  });

  it('ignores keys that it does not know', async () => {
    expect(await readShareLink(link({ ...GOOD, x: 1, y: { z: [[{}]] } }))).toEqual(GOOD);
  });

  it('reads the view', async () => {
    const view = { tab: 'CSS', direction: 'rtl', width: 390 };
    expect(await readShareLink(link({ ...GOOD, view: { ...view, zoom: 2 } }))).toEqual({
      ...GOOD,
      view,
    });
  });

  it('reads the links of samples of the docs', async () => {
    const { files, active } = GOOD;
    const address = createPlaygroundLink(files, active, '/react/install');
    expect(await readShareLink(address.replace('/try-it-out/', ''))).toEqual({
      ...GOOD,
      from: '/react/install',
    });
  });

  it('keeps a lone surrogate, which JSON can contain', async () => {
    const code = { files: { 'a.ts': '"\ud800"' }, active: 'a.ts' };
    expect(await readShareLink(link(code))).toEqual(code);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(201)}`,
    7,
    '/..//evil.example/',
    '/react/.//evil.example',
  ])('drops an origin that is no address of this site: %s', async (from) => {
    expect(await readShareLink(link({ ...GOOD, from }))).toEqual(GOOD);
  });

  it.each([
    ['nothing', '#v1.', 'cannot be decoded'],
    ['what is not base64url', '#v1.a+b/', 'cannot be decoded'],
    ['what is not deflated', '#v1.AAAA', 'ends early or was changed'],
    ['a cut link', link(GOOD).slice(0, -8), 'ends early or was changed'],
    ['what is no JSON', link('{'), 'it is not valid JSON'],
    ['an unknown version', '#v0.AAAA', 'This site does not know the format'],
    [
      'a newer version',
      '#v9.AAAA',
      'comes from a newer version of the playground: its format is v9, and this page reads v1.',
    ],
    ['no text', link(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])), 'ends early or was changed'],
    ['a deep text', link('['.repeat(190_000)), 'it is nested too deeply'],
    [
      'a deep value under a key that it does not know',
      link(`{"files":{"a.ts":""},"active":"a.ts","x":${'['.repeat(9000)}${']'.repeat(9000)}}`),
      'it is nested too deeply',
    ],
    ['a list', link('[]'), 'has no files'],
    ['a prototype as files', link('{"__proto__":{"files":{"a.ts":""}}}'), 'has no files'],
    ['a list of files', link({ files: ['a.ts'], active: '0' }), 'has no files'],
    [
      'names that differ by case alone',
      link({ files: { 'App.tsx': '', 'app.tsx': '' }, active: 'App.tsx' }),
      'two files that clash: "app.tsx" and "App.tsx"',
    ],
    ['no files', link({ active: 'App.tsx' }), 'has no files'],
    [
      'an empty set of files',
      link({ files: {}, active: '' }),
      'has 0 files. A link can have 1 to 20 files',
    ],
    [
      'a file that is no text',
      link({ files: { 'a.ts': 1 }, active: 'a.ts' }),
      'in this link is not text',
    ],
    ['a missing file to show', link({ ...GOOD, active: 'x.ts' }), 'does not name a file to show'],
    [
      'an inherited file to show',
      link({ ...GOOD, active: 'toString' }),
      'does not name a file to show',
    ],
  ])('refuses %s', async (_name, hash, message) => {
    await expect(readShareLink(hash)).rejects.toThrow(message);
  });

  it.each([
    '../x',
    '../a.ts',
    'a.html',
    '__proto__',
    'constructor',
    '\ud800.ts',
    `${'a'.repeat(100)}.ts`,
  ])('refuses a file named %s', async (name) => {
    const json = `{"files":{${JSON.stringify(name)}:""},"active":"a.ts"}`;
    await expect(readShareLink(link(json))).rejects.toThrow('name is not allowed');
  });

  it('rejects too many files', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 21 }, (_, i) => [`f${String(i)}.ts`, '']),
    );
    await expect(readShareLink(link({ files, active: 'f0.ts' }))).rejects.toThrow('21 files');
  });

  it('rejects a link that is too long before it is decoded', async () => {
    await expect(readShareLink(`#v1.${'A'.repeat(32_000)}`)).rejects.toThrow('too long');
  });

  it.each([250_000, 20_000_000])('stops inflating at its limit, of %i bytes', async (size) => {
    const bomb = link({ files: { 'a.ts': 'x'.repeat(size) }, active: 'a.ts' });
    expect(bomb.length).toBeLessThan(32_000);
    await expect(readShareLink(bomb)).rejects.toThrow('more than 200 KB');
    // Reading on would find that the end is missing.
    await expect(readShareLink(bomb.slice(0, -8))).rejects.toThrow('more than 200 KB');
  });
});
