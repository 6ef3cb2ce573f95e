import { describe, expect, it } from 'vitest';
import { createDraftKeeper, parseDraft } from './createDraftKeeper.ts';

const DRAFT = { files: { 'App.tsx': 'a' }, active: 'App.tsx', from: '/try-it-out/#nesting' };

describe('parseDraft', () => {
  it('reads code and its origin, and ignores what it does not know', () => {
    const draft = { ...DRAFT, view: { tab: 'CSS' } };
    expect(parseDraft(JSON.stringify({ ...draft, savedAt: 1_795_000_000_000 }))).toEqual(draft);
  });

  it.each([
    '',
    'null',
    '7',
    '[]',
    '{}',
    '{',
    JSON.stringify({ ...DRAFT, active: 'x.ts' }),
    JSON.stringify({ files: { '../x.ts': '' }, active: '../x.ts' }),
  ])('finds no draft in %s', (text) => {
    expect(parseDraft(text)).toBeUndefined();
  });

  it('does not parse text that is too large', () => {
    const files = { 'App.tsx': 'x'.repeat(200_000) };
    expect(parseDraft(JSON.stringify({ ...DRAFT, files }))).toBeUndefined();
  });
});

describe('createDraftKeeper', () => {
  const createKeeper = () => {
    const stored = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    } as Storage;
    const ignore = () => undefined;
    return createDraftKeeper({
      localStorage,
      addEventListener: ignore,
      removeEventListener: ignore,
    });
  };
  const write = (text: string) => ({ files: { 'App.tsx': text }, active: 'App.tsx' });

  it('replaces the draft of this tab, but sets it aside once the tab shows other code', () => {
    const drafts = createKeeper();
    expect(drafts.save(write('one'))).toEqual({ status: 'saved' });
    expect(drafts.save(write('one, edited'))).toEqual({ status: 'saved' });
    drafts.disown();
    expect(drafts.hasAside()).toBe(false);
    expect(drafts.save(write('two'))).toMatchObject({
      status: 'saved',
      setAside: write('one, edited'),
    });
    expect(drafts.hasAside()).toBe(true);
    expect(drafts.restore()).toMatchObject(write('one, edited'));
  });

  it('does not set a draft aside that has the same files', () => {
    const drafts = createKeeper();
    drafts.save(write('one'));
    drafts.disown();
    expect(drafts.save(write('one'))).toEqual({ status: 'saved' });
  });
});
