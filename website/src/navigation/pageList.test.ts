import { describe, expect, it } from 'vitest';
import { choosePart, cutList, findInPart, type ListedPage } from './pageList';

const list = (path: string): ListedPage => [path, `${path.slice(1)}.js`, path.slice(1), 'docs'];

/** Finds a page as a browser does, which has the index and then a part. */
function find(pages: readonly ListedPage[], path: string): string | undefined {
  const parts = cutList(pages);
  const [from] = choosePart(
    parts.map(([key]) => [key, `${key}.js`] as const),
    path,
  ) ?? [undefined];
  return findInPart(parts.find(([key]) => key === from)?.[1] ?? [], path)?.[0];
}

describe('cutList', () => {
  const many = Array.from({ length: 250 }, (_, index) => list(`/many/Page-${String(index)}`));
  const pages = [...many, list('/try-it-out/'), list('/many'), list('/')];

  it('makes parts of 100 pages, each of which begins after those before it', () => {
    const parts = cutList(pages);
    expect(parts.map(([, part]) => part.length)).toEqual([100, 100, 53]);
    expect(parts[0]?.[0]).toBe('');
    expect(parts.flatMap(([, part]) => part)).toHaveLength(pages.length);
  });

  it('has every page in the part in which it is looked up', () => {
    for (const [path] of pages) expect(find(pages, path)).toBe(path);
  });

  it.each([
    ['/try-it-out', '/try-it-out/'],
    ['/Many/page-17/', '/many/Page-17'],
  ])('takes %s for %s, as the router does', (asked, path) => {
    expect(find(pages, asked)).toBe(path);
  });

  it.each(['/a', '/many/page', '/many/page-250', '/zzz', ''])('has no page "%s"', (path) => {
    expect(find(pages.slice(0, -1), path)).toBeUndefined();
  });

  it('has no parts without pages', () => {
    expect(cutList([])).toEqual([]);
    expect(choosePart([], '/a')).toBeUndefined();
  });
});
