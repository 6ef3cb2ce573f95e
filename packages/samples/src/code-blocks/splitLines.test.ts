import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { splitLines } from './splitLines.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const token = (className: string, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName: 'i',
  properties: { className: [className] },
  children,
});
const split = (...nodes: ElementContent[]) => splitLines(nodes).map((line) => toHtml(line));

describe('splitLines', () => {
  it('keeps each line break at the end of its line', () => {
    expect(split(text('a\nb'))).toEqual(['a\n', 'b']);
  });

  it('keeps blank lines', () => {
    expect(split(text('\n\na\n\n'), text('\nb'))).toEqual(['\n', '\n', 'a\n', '\n', '\n', 'b']);
  });

  it('does not count an empty last line', () => {
    expect(split(text('a\n'))).toEqual(['a\n']);
    expect(split(token('x', text('a\n')))).toEqual(['<i class="x">a\n</i>']);
  });

  it('starts a new line behind a token that ends with a line break', () => {
    expect(split(token('x', text('a\n')), text('b'))).toEqual(['<i class="x">a\n</i>', 'b']);
    expect(split(token('x', token('y', text('a\n'))), text('b'))).toEqual([
      '<i class="x"><i class="y">a\n</i></i>',
      'b',
    ]);
  });

  it('opens nested tokens again on each line', () => {
    expect(
      split(text('a'), token('x', text('b'), token('y', text('c\nd')), text('e\nf')), text('g')),
    ).toEqual([
      'a<i class="x">b<i class="y">c\n</i></i>',
      '<i class="x"><i class="y">d</i>e\n</i>',
      '<i class="x">f</i>g',
    ]);
  });

  it('makes no line of nothing', () => {
    expect(split()).toEqual([]);
    expect(split(text(''))).toEqual([]);
  });
});
