import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createShareLink } from './shareCode.ts';
import { readShareLink } from './readShareLink.ts';
import type { SharedCode } from './SharedCode.ts';

const CODE: SharedCode = {
  files: { 'App.tsx': 'export default 1', 'a/b.ts': '' },
  active: 'a/b.ts',
};

const withText = (text: string): SharedCode => ({ files: { 'a.ts': text }, active: 'a.ts' });

describe('createShareLink', () => {
  it.each<[string, SharedCode]>([
    ['files and the one to show', CODE],
    ['where they come from', { ...CODE, from: '/react/api/make-styles#keyframes' }],
    ['a view', { ...CODE, view: { tab: 'Compiled', direction: 'rtl', width: 390 } }],
    ['every kind of character', withText('a\r\n\t\0 é 漢 😀 "\\" \u2028 \ud800')],
    ['much code', withText('const a = 1;\n'.repeat(13_000))],
  ])('writes %s so that they are read back equal', async (_name, code) => {
    const link = await createShareLink(code);
    expect(link).toMatch(/^#v1\.[\w-]+$/);
    expect(await readShareLink(link)).toEqual(code);
  });

  it('leaves out an empty view', async () => {
    expect(await readShareLink(await createShareLink({ ...CODE, view: {} }))).toEqual(CODE);
  });

  it('keeps the order of files', async () => {
    const files = { 'b.ts': '', 'a.ts': '', 'C.tsx': '' };
    const read = await readShareLink(await createShareLink({ files, active: 'b.ts' }));
    expect(Object.keys(read.files)).toEqual(['b.ts', 'a.ts', 'C.tsx']);
  });

  it('says by how much a link is too long, and what to do', async () => {
    const noise = randomBytes(30_000).toString('base64');
    await expect(createShareLink(withText(noise))).rejects.toThrow(
      /^The link for this code is too long: 4\d,\d{3} characters, \d{1,2},\d{3} more than the 32,000 allowed\. Download it as a project instead/,
    );
  });

  it('rejects code that would be too large to inflate', async () => {
    await expect(createShareLink(withText('x'.repeat(200_000)))).rejects.toThrow(
      'too large for a link: 200,037 bytes, 37 more than the 200,000 allowed. Download it',
    );
  });

  it('rejects files that could not be opened', async () => {
    await expect(createShareLink({ files: { 'a.css': '' }, active: 'a.css' })).rejects.toThrow(
      'name is not allowed: "a.css"',
    );
  });
});
