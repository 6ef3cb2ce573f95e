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
  const createKeeper = (stored = new Map<string, string>(), room = Infinity) => {
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (text.length > room) throw new DOMException('', 'QuotaExceededError');
        stored.set(key, text);
      },
      removeItem: (key: string) => void stored.delete(key),
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

  it('keeps several drafts that were set aside, and restores one after the other', () => {
    const drafts = createKeeper();
    for (const text of ['work', 'Nesting, edited', 'Keyframes, edited']) {
      drafts.save(write(text));
      drafts.disown();
    }
    const restored = Array.from({ length: 4 }, () => drafts.restore()?.files['App.tsx']);
    expect(restored).toEqual(['Nesting, edited', 'work', 'Keyframes, edited', 'Nesting, edited']);
  });

  it('keeps the newest ones of many, and of those that the storage has no room for', () => {
    const save = (room?: number) => {
      const drafts = createKeeper(new Map(), room);
      for (const index of Array.from({ length: 9 }).keys()) {
        expect(drafts.save(write(`draft ${String(index)}`)).status).toBe('saved');
        drafts.disown();
      }
      return Array.from({ length: 6 }, () => drafts.restore()?.files['App.tsx']?.slice(-1));
    };
    expect(save().join('')).toBe('765438');
    expect(save(200).join('')).toBe('765876');
  });

  it('reads a single draft, as earlier versions have set it aside', () => {
    const key = 'griffel-playground.draft-set-aside.v1';
    const drafts = createKeeper(new Map([[key, JSON.stringify(write('old'))]]));
    expect(drafts.restore()).toMatchObject(write('old'));
    expect(drafts.hasAside()).toBe(false);
  });

  it.each(['[', '7', '[7, "{}"]', 'null'])('ignores %s in the place of such drafts', (text) => {
    const drafts = createKeeper(new Map([['griffel-playground.draft-set-aside.v1', text]]));
    expect(drafts.restore()).toBeUndefined();
  });

  it('does not set a draft aside that has the same files', () => {
    const drafts = createKeeper();
    drafts.save(write('one'));
    drafts.disown();
    expect(drafts.save(write('one'))).toEqual({ status: 'saved' });
  });
});
