import { describe, expect, it } from 'vitest';
import { readPages } from './readPages';

const doc = (id: string, title: string) => ({
  id,
  title,
  description: `About ${title}.`,
  permalink: `/${id}`,
  source: `@site/../docs/${id}.mdx`,
  frontMatter: id === 'api/b' ? { sidebar_label: 'Overview' } : {},
});

const ALL_CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            { ...doc('install', 'Install'), lastUpdatedAt: 1 },
            doc('api/b', 'B'),
            doc('api/a', 'A'),
            doc('play', 'Play'),
          ],
          sidebars: {
            main: [
              { type: 'doc', id: 'install' },
              {
                type: 'category',
                label: 'Reference',
                items: [
                  { type: 'doc', id: 'api/b' },
                  { type: 'category', label: 'Hooks', items: [{ type: 'doc', id: 'api/a' }] },
                ],
              },
            ],
            play: [
              {
                type: 'category',
                label: 'Play',
                link: { type: 'doc', id: 'play' },
                items: [{ type: 'link', label: 'One', href: '/play#one' }],
              },
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [
      { type: 'jsx', permalink: '/', source: '@site/src/pages/index.tsx' },
      { type: 'mdx', permalink: '/news', source: '@site/src/pages/news.mdx', title: 'News' },
    ],
  },
};

describe('readPages', () => {
  it('lists every page by its address, with its place in the sidebars and its file', () => {
    expect(readPages(ALL_CONTENT, 'website')).toEqual([
      {
        route: '/',
        title: undefined,
        description: undefined,
        section: [],
        source: 'website/src/pages/index.tsx',
        place: 0,
        updatedAt: undefined,
      },
      {
        route: '/api/a',
        title: 'A',
        description: 'About A.',
        section: ['Reference', 'Hooks'],
        source: 'docs/api/a.mdx',
        place: 3,
        updatedAt: undefined,
      },
      {
        route: '/api/b',
        title: 'B',
        label: 'Overview',
        description: 'About B.',
        section: ['Reference'],
        source: 'docs/api/b.mdx',
        place: 2,
        updatedAt: undefined,
      },
      {
        route: '/install',
        title: 'Install',
        description: 'About Install.',
        section: [],
        source: 'docs/install.mdx',
        place: 1,
        updatedAt: 1,
      },
      {
        route: '/news',
        title: 'News',
        description: undefined,
        section: [],
        source: 'website/src/pages/news.mdx',
        place: 0,
        updatedAt: undefined,
      },
      {
        route: '/play',
        title: 'Play',
        description: 'About Play.',
        section: [],
        source: 'docs/play.mdx',
        place: 4,
        updatedAt: undefined,
      },
    ]);
  });

  it('lists nothing if no plugin has loaded pages', () => {
    expect(readPages({}, 'website')).toEqual([]);
  });
});
