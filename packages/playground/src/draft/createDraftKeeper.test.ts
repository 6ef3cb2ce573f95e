import { describe, expect, it } from 'vitest';
import { parseDraft } from './createDraftKeeper.ts';

const DRAFT = { files: { 'App.tsx': 'a' }, active: 'App.tsx', from: '/try-it-out/#nesting' };

describe('parseDraft', () => {
  it('reads code, its origin, and when it was saved', () => {
    const draft = { ...DRAFT, view: { tab: 'CSS' }, savedAt: 1_795_000_000_000 };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([undefined, 'now', -1, 1.5, null])('keeps the code if its time is %j', (savedAt) => {
    expect(parseDraft(JSON.stringify({ ...DRAFT, savedAt }))).toEqual({ ...DRAFT, savedAt: 0 });
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
