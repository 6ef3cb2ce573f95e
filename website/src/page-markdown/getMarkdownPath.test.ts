import { describe, expect, it } from 'vitest';
import { getMarkdownPath } from './getMarkdownPath';

describe('getMarkdownPath', () => {
  it.each([
    ['/react/install', '/', '/react/install.md'],
    ['/try-it-out/', '/', '/try-it-out.md'],
    ['/', '/', '/index.md'],
    ['/docs/react/install', '/docs/', '/docs/react/install.md'],
    ['/docs/', '/docs/', '/docs/index.md'],
  ])('puts the Markdown of %s beside it, below %s', (route, baseUrl, expected) => {
    expect(getMarkdownPath(route, baseUrl)).toBe(expected);
  });
});
