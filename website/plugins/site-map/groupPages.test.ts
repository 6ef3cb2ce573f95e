import { describe, expect, it } from 'vitest';
import { groupPages } from './index';
import type { Page } from '../readPages';

const page = (route: string, place: number, title?: string, section: string[] = []): Page => ({
  route,
  place,
  title,
  section,
  source: '',
  description: undefined,
  updatedAt: undefined,
});

describe('groupPages', () => {
  it('groups by section in the order of the sidebars, without the home page, and names pages as they do', () => {
    const pages = [
      page('/docs/', 0, 'Home'),
      page('/docs/b', 3, 'B', ['Guides']),
      { ...page('/docs/guides', 4, 'Guides', ['Guides']), label: 'Overview' },
      page('/docs/a', 2, 'A', ['Guides']),
      page('/docs/install', 1, 'Install'),
    ];
    expect(groupPages(pages, '/docs/')).toEqual([
      { section: 'Start', pages: [{ route: '/docs/install', title: 'Install' }] },
      {
        section: 'Guides',
        pages: [
          { route: '/docs/a', title: 'A' },
          { route: '/docs/b', title: 'B' },
          { route: '/docs/guides', title: 'Overview' },
        ],
      },
    ]);
  });
});
