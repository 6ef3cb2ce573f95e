import { describe, expect, it } from 'vitest';
import { readBaseUrl } from './readBaseUrl';

describe('readBaseUrl', () => {
  it('is the root without a setting', () => {
    expect(readBaseUrl(undefined)).toBe('/');
    expect(readBaseUrl('')).toBe('/');
  });

  it('takes a path of several folders', () => {
    expect(readBaseUrl('/docs/griffel-1.x/')).toBe('/docs/griffel-1.x/');
  });

  it.each(['docs/', '/docs', '//host/', '/a b/', '/docs/?a', 'https://example.org/'])(
    'refuses %s, and says what it takes',
    (path) => {
      expect(() => readBaseUrl(path)).toThrow(`BASE_URL is "${path}". Give a path that begins`);
    },
  );
});
