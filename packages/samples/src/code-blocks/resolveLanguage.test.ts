import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlightCode.ts';
import { resolveLanguage } from './resolveLanguage.ts';

const NAMES =
  'javascript js jsx typescript ts tsx css html markup json bash shell sh diff md mdx markdown';

describe('resolveLanguage', () => {
  it.each(NAMES.split(' '))('supports %s, and so does the highlighter', (name) => {
    const { id, comments } = resolveLanguage(name);

    expect(comments.length).toBeGreaterThan(0);
    expect(() => highlightCode('a', id, new Set())).not.toThrow();
  });

  it("gives Prism's own name, which its themes use", () => {
    expect(resolveLanguage('html').id).toBe('markup');
    expect(resolveLanguage('sh').id).toBe('bash');
  });
});
