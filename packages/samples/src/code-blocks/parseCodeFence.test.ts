import { describe, expect, it } from 'vitest';
import { parseCodeFence } from './parseCodeFence.ts';

describe('parseCodeFence', () => {
  it('joins the lines of the meta with those of the magic comments', () => {
    expect(
      parseCodeFence({
        lang: 'ts',
        meta: 'title="a.ts" {3}',
        value: '// highlight-next-line\na\nb\nc',
      }),
    ).toEqual({
      language: 'typescript',
      code: 'a\nb\nc',
      lines: [2, 3, 4],
      highlightedLines: new Set([1, 3]),
      title: 'a.ts',
      showLineNumbers: false,
      kind: 'sample',
      norun: false,
      test: false,
      expectations: [],
    });
  });

  it('rejects an expectation for a line that the code does not have', () => {
    const node = { lang: 'ts', meta: 'logs@3="a"', value: '// highlight-next-line\na\nb' };

    expect(() => parseCodeFence(node)).toThrow(
      'The fence says logs@3="…", but the code has 2 lines. Correct the line (magic comments do not count as lines).',
    );
  });

  it("reads Windows' line breaks", () => {
    const { code, highlightedLines } = parseCodeFence({
      lang: 'sh',
      meta: null,
      value: '# highlight-next-line\r\na\r\nb',
    });

    expect(code).toBe('a\nb');
    expect(highlightedLines).toEqual(new Set([1]));
  });
});
