import { describe, expect, it } from 'vitest';
import { findHTMLChunk, joinPageFiles, splitPageFile, type ChunkNames } from './pageFiles';

describe('findHTMLChunk', () => {
  const names: ChunkNames = {
    '/docs/-e5f': { content: { plugin: 'a7456010' } },
    '/docs-251': {},
    '/docs/react/api/make-styles-978': { content: '58cb097f' },
  };

  it('finds that of a page by the file of its script', () => {
    expect(findHTMLChunk('assets/js/58cb097f.0123abcd.js', names, '/docs/')).toBe(
      'html-react-api-make-styles',
    );
  });

  it.each(['assets/js/a7456010.0123abcd.js', 'assets/js/main.58cb097f.js', 'assets/js/0.58cb.js'])(
    'finds none for %s',
    (file) => expect(findHTMLChunk(file, names, '/docs/')).toBeUndefined(),
  );
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
