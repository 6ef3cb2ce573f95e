import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { wrapRanges } from './wrapRanges.ts';

type Nodes = Parameters<typeof wrapRanges>[0];

const TOKENS: Nodes = [
  { type: 'text', value: 'a: ' },
  {
    type: 'element',
    tagName: 'span',
    properties: { className: ['token', 'string'] },
    children: [{ type: 'text', value: '`x\n  y`' }],
  },
  { type: 'text', value: ', b: 1' },
];
const TEXT = 'a: `x\n  y`, b: 1';

function wrap(...ranges: [from: number, to: number, atom: string][]): string {
  const nodes = wrapRanges(
    TOKENS,
    TEXT,
    ranges.map(([from, to, atom]) => ({ from, to, atom, hue: 1 })),
  );
  return toHtml({ type: 'root', children: nodes as Root['children'] });
}

describe('wrapRanges', () => {
  it('does not change code without ranges', () => {
    expect(wrap()).toBe('a: <span class="token string">`x\n  y`</span>, b: 1');
  });

  it('wraps text in a mark', () => {
    expect(wrap([12, 16, 'fb'])).toMatch(/, <span class="atom hue-1" data-atom="fb">b: 1<\/span>$/);
  });

  it('splits a mark at line breaks and leaves out indentation', () => {
    expect(wrap([0, 10, 'fa'])).toBe(
      '<span class="atom hue-1" data-atom="fa">a: <span class="token string">`x</span></span>' +
        '<span class="token string">\n  </span>' +
        '<span class="atom hue-1" data-atom="fa"><span class="token string">y`</span></span>, b: 1',
    );
  });

  it('marks several ranges without changing the text', () => {
    const html = wrap([0, 1, 'fa'], [12, 13, 'fb']);
    expect(html.match(/data-atom/g)).toHaveLength(2);
    expect(html.replace(/<[^>]+>/g, '')).toBe(TEXT);
  });
});
