import { describe, expect, it } from 'vitest';
import { findNearestPages } from './findNearestPages';

const PAGES = [
  '/',
  '/react/install',
  '/react/ahead-of-time-compilation/introduction',
  '/react/ahead-of-time-compilation/with-webpack',
  '/react/api/make-reset-styles',
  '/react/api/make-static-styles',
  '/react/api/make-styles',
  '/react/api/merge-classes',
  '/react/css-extraction/introduction',
  '/react/css-extraction/with-webpack',
  '/react/guides/atomic-css',
  '/react/guides/ssr-usage',
  '/try-it-out/',
].map((route) => ({ route }));

const find = (pathname: string) => findNearestPages(pathname, PAGES).map(({ route }) => route);

describe('findNearestPages', () => {
  it.each([
    ['/react/api/makestyle', '/react/api/make-styles'],
    ['/react/api/makeStyles', '/react/api/make-styles'],
    ['/docs/react/api/make-styles/', '/react/api/make-styles'],
    ['/makestlyes', '/react/api/make-styles'],
    ['/react/api/merge-class.html', '/react/api/merge-classes'],
    ['/react/guides/ssr', '/react/guides/ssr-usage'],
    ['/react/css-extraction/webpack', '/react/css-extraction/with-webpack'],
    ['//', '/'],
    ['/playground/try-it', '/try-it-out/'],
    ['/instal', '/react/install'],
    ['/react%2Finstall', '/react/install'],
  ])('takes %s for %s', (pathname, route) => {
    expect(find(pathname)[0]).toBe(route);
  });

  it('offers all pages with the same name', () => {
    expect(find('/introduction')).toEqual([
      '/react/css-extraction/introduction',
      '/react/ahead-of-time-compilation/introduction',
    ]);
  });

  it('offers at most three', () => {
    expect(find('/react/api/make-s-styles')).toHaveLength(3);
  });

  it.each(['/xyz', '/wp-admin.php', '/404', '/%E0%A4%A'])('offers nothing for %s', (pathname) => {
    expect(find(pathname)).toEqual([]);
  });
});
