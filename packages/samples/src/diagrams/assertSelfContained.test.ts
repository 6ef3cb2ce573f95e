import { describe, expect, it } from 'vitest';
import { assertSelfContained } from './assertSelfContained.ts';

const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`;

describe('assertSelfContained', () => {
  it('admits namespaces and references inside the file', () => {
    expect(() => {
      assertSelfContained(wrap('<path marker-end="url(#a)"/><style>a{fill:url("#b")}</style>'));
    }).not.toThrow();
  });

  it.each([
    '<image href="https://example.com/a.png"/>',
    '<image href="//example.com/a.png"/>',
    '<style>@import "a.css";</style>',
    '<style>a{fill:url(a.svg#b)}</style>',
  ])('refuses %s', (content) => {
    expect(() => {
      assertSelfContained(wrap(content));
    }).toThrow(/^The drawing refers to .+ Remove that from the diagram\.$/);
  });
});
