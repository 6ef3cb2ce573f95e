import { describe, expect, it } from 'vitest';
import { createLinkResolver } from './index';

const resolve = createLinkResolver(
  'https://example.org/a/one',
  new Set(['/', '/a/one', '/a/two', '/try-it-out/']),
  '/',
);

describe('createLinkResolver', () => {
  it.each([
    ['/a/two', 'https://example.org/a/two.md'],
    ['/a/two#part', 'https://example.org/a/two.md#part'],
    ['#here', 'https://example.org/a/one.md#here'],
    ['/', 'https://example.org/index.md'],
    ['/try-it-out/#nesting', 'https://example.org/try-it-out.md#nesting'],
  ])('leads from %s to the Markdown of the page', (address, expected) => {
    expect(resolve(address)).toBe(expected);
  });

  it.each([
    ['/diagrams/a.svg', 'https://example.org/diagrams/a.svg'],
    ['/try-it-out/#v1.abc', 'https://example.org/try-it-out/#v1.abc'],
    ['https://example.com/a/two', 'https://example.com/a/two'],
  ])('makes %s absolute without another change', (address, expected) => {
    expect(resolve(address)).toBe(expected);
  });
});
