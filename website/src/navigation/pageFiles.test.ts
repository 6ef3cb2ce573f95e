import { describe, expect, it } from 'vitest';
import { joinPageFiles, listPageChunks, splitPageFile } from './pageFiles';

describe('listPageChunks', () => {
  it('finds pages of the documentation, by the end of their keys', () => {
    const names: Parameters<typeof listPageChunks>[0] = {
      '/docs/-e5f': { content: { plugin: 'a7456010' } },
      '/docs-251': {},
      '/docs/react/api/make-styles-978': { content: '58cb097f' },
    };
    expect(listPageChunks(names, '/docs/')).toEqual([
      { script: '58cb097f', html: 'html-react-api-make-styles' },
    ]);
  });
});

describe('names of files', () => {
  const parts = [
    'assets/js/58cb097f.0123abcd.js',
    'assets/js/html-react-install.4567cdef.js',
  ] as const;
  const whole = 'assets/js/58cb097f.0123abcd~html-react-install.4567cdef.js';

  it('are joined and split', () => {
    expect(joinPageFiles(...parts)).toBe(whole);
    expect(splitPageFile(whole)).toEqual(parts);
    expect(splitPageFile(`https://example.org/~docs/${whole}`)).toEqual(
      parts.map((part) => `https://example.org/~docs/${part}`),
    );
  });

  it.each([...parts, 'react/~a.html', 'assets/js/a~b/c.js', 'assets/css/a~b.css'])(
    'are not those of two files: %s',
    (file) => expect(splitPageFile(file)).toEqual([]),
  );
});
