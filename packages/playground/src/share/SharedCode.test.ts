import { describe, expect, it } from 'vitest';
import { isDeeplyNested } from './SharedCode.ts';

const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('isDeeplyNested', () => {
  it('stops at its limit, and not before it', () => {
    expect(isDeeplyNested(nest(8), 8)).toBe(false);
    expect(isDeeplyNested(nest(9), 8)).toBe(true);
    expect(isDeeplyNested('{"a":{"b":[{}]}}', 4)).toBe(false);
    expect(isDeeplyNested('{"a":{"b":[{}]}}', 3)).toBe(true);
  });

  it('accepts unterminated JSON', () => {
    expect(isDeeplyNested('['.repeat(199_000), 8)).toBe(true);
    expect(isDeeplyNested('{"a":'.repeat(39_000), 8)).toBe(true);
    expect(isDeeplyNested('"[', 0)).toBe(false);
  });

  it('counts levels, not brackets', () => {
    expect(isDeeplyNested(`[${'[],{},'.repeat(1000)}0]`, 2)).toBe(false);
  });

  it.each(['[[[', '"[[[', '\\', '\\"[[[', 'a\\\\', '\\\\"{{{'])(
    'leaves alone what stands in a text: %j',
    (text) => {
      expect(isDeeplyNested(JSON.stringify({ files: { 'a.ts': text } }), 2)).toBe(false);
      expect(isDeeplyNested(JSON.stringify({ [text]: [[]] }), 2)).toBe(true);
    },
  );
});
