import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft/createDraftKeeper.ts';
import { addressOf, openAddress, openNow, type OpenAddressOptions } from './openAddress.ts';

const FIRST = { id: 'first', title: 'First', summary: '', files: { 'App.tsx': 'first' } };
const OTHER = { id: 'other', title: 'Other', summary: '', files: { 'App.tsx': 'other' } };
const DRAFT: Draft = { files: { 'App.tsx': 'mine' }, active: 'App.tsx' };

const link = (code: string) =>
  `#v1.${deflateRawSync(JSON.stringify({ files: { 'App.tsx': code }, active: 'App.tsx' })).toString('base64url')}`;

const open = (change: Partial<OpenAddressOptions>) =>
  openAddress({
    hash: '',
    search: '',
    templates: [FIRST, OTHER],
    draft: undefined,
    isPublished: () => Promise.resolve(false),
    ...change,
  });

describe('openAddress', () => {
  it('opens the first template for an empty address', async () => {
    expect(await open({})).toMatchObject({ trust: 'template', template: FIRST });
  });

  it('opens the draft if there is one', async () => {
    expect(await open({ draft: DRAFT })).toMatchObject({ trust: 'draft', code: DRAFT });
  });

  it('opens the template that the address names, even if there is a draft', async () => {
    const opened = await open({ hash: '#other', draft: DRAFT });
    expect(opened).toMatchObject({ trust: 'template', template: OTHER });
    expect(opened.code).toEqual({
      files: OTHER.files,
      active: 'App.tsx',
      from: addressOf('other'),
    });
  });

  it('opens the draft that started from the template', async () => {
    const draft = { ...DRAFT, from: addressOf('other') };
    expect(await open({ hash: '#other', draft })).toMatchObject({
      trust: 'draft',
      template: OTHER,
    });
  });

  it.each([
    ['#nothing', 'nothing'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['#n%C3%A4h', 'näh'],
  ])('says of %s that it names no template', async (hash, unknown) => {
    expect(await open({ hash })).toMatchObject({ trust: 'template', template: FIRST, unknown });
  });

  it('opens links with the line ends of the editor', async () => {
    const opened = await open({ hash: link('a\r\nb\rc\n') });
    expect(opened.code.files).toEqual({ 'App.tsx': 'a\nb\nc\n' });
  });

  it('treats a link as untrusted', async () => {
    const opened = await open({ hash: link('theirs'), draft: DRAFT });
    expect(opened).toMatchObject({ trust: 'link', code: { files: { 'App.tsx': 'theirs' } } });
  });

  it('treats code that the site has published as a sample', async () => {
    const isPublished = () => Promise.resolve(true);
    expect(await open({ hash: link('theirs'), isPublished })).toMatchObject({ trust: 'sample' });
  });

  it('recognizes a template and the draft in a link', async () => {
    expect(await open({ hash: link('other\n') })).toMatchObject({ trust: 'template' });
    expect(await open({ hash: link('mine'), draft: DRAFT })).toMatchObject({ trust: 'draft' });
  });

  it('gives them the address that opens them with their edits, in the same kind of playground', async () => {
    const search = '?view=embed';
    expect((await open({ hash: link('other'), search })).address).toEqual({
      hash: '#other',
      search,
    });
    const mine = await open({ hash: link('mine'), search, draft: DRAFT });
    expect(mine.address).toEqual({ hash: '', search });
    expect((await open({ hash: link('theirs'), draft: DRAFT })).address).toBeUndefined();
  });

  it('reports a link of a newer version as such, not as a missing template', async () => {
    const opened = await open({ hash: '#v9.AAAA' });
    expect(opened.problem).toMatch(/comes from a newer version.* Reload the page/);
    expect(opened.problem).not.toContain('Ask for the link again');
    expect(opened.unknown).toBeUndefined();
    expect(openNow({ templates: [FIRST], draft: undefined, hash: '#v9.x', search: '' })).toBe(
      undefined,
    );
  });

  it('says what is wrong with a link', async () => {
    expect((await open({ hash: '#v1.AAAA' })).problem).toMatch(/damaged.* Ask for the link again/);
    expect((await open({ search: '?code=!' })).problem).toContain('damaged');
  });
});

describe('openNow', () => {
  it('leaves links for later', () => {
    const options = { templates: [FIRST], draft: undefined };
    expect(openNow({ ...options, hash: '#v1.x', search: '' })).toBeUndefined();
    expect(openNow({ ...options, hash: '', search: '?code=x' })).toBeUndefined();
  });
});
