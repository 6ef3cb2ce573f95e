import { describe, expect, it } from 'vitest';
import { compileProject } from './compileProject.ts';
import { findSourceColumn } from './findSourceColumn.ts';

/** The source from the column of a word in the compiled code. */
function follow(source: string, word: string): string | undefined {
  const { modules } = compileProject({ 'a.tsx': source }, 'a.tsx');
  const compiled = modules[0]?.code.split('\n')[0] ?? '';
  const column = findSourceColumn(source, compiled, compiled.indexOf(word) + 1);
  return column === undefined ? undefined : source.slice(column - 1);
}

describe('findSourceColumn', () => {
  it.each([
    ['const a: string = "", b = new Map<string, number>(c);', 'new Map', 'new Map<'],
    ['const f = (a: A, b: B) => a.x.y;', 'x.y', 'x.y;'],
    ['for (const a of b) a.c();', 'c()', 'c();'],
    ['while (a) (b as any).c;', '.c', '.c;'],
    ['export default () => <p title={a.b}>{c.d}</p>;', 'c.d', 'c.d}</p>;'],
    ['import { a } from "react"; a.b(c!.d);', 'd)', 'd);'],
  ])('%s: %s', (source, word, rest) => {
    expect(follow(source, word)).toMatch(
      new RegExp(`^${rest.replace(/[$()*+.?[\]^{|}]/g, '\\$&')}`),
    );
  });

  it('keeps the offset within a word', () => {
    expect(findSourceColumn('a: T = hello', 'a = hello', 7)).toBe(10);
  });

  it('returns the word before inserted text', () => {
    expect(findSourceColumn('a b', 'a call(void 0) b', 5)).toBe(1);
  });

  it('returns undefined if nothing is the same, or the line is too long', () => {
    expect(findSourceColumn('', 'a.b', 2)).toBeUndefined();
    expect(findSourceColumn('a '.repeat(600), 'a '.repeat(600), 2)).toBeUndefined();
  });
});
