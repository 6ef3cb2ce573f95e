import { describe, expect, it } from 'vitest';
import { readPages } from './readPages';

const doc = (id: string, title: string) => ({
  id,
  title,
  permalink: `/${id}`,
  source: `@site/../docs/${id}.mdx`,
});

const ALL_CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            doc('install', 'Install'),
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
  it('lists every page by its address, with its place in the sidebar and its file', () => {
    expect(readPages(ALL_CONTENT, 'website')).toEqual([
      { route: '/', title: undefined, section: [], source: 'website/src/pages/index.tsx' },
      { route: '/api/a', title: 'A', section: ['Reference', 'Hooks'], source: 'docs/api/a.mdx' },
      { route: '/api/b', title: 'B', section: ['Reference'], source: 'docs/api/b.mdx' },
      { route: '/install', title: 'Install', section: [], source: 'docs/install.mdx' },
      { route: '/news', title: 'News', section: [], source: 'website/src/pages/news.mdx' },
      { route: '/play', title: 'Play', section: [], source: 'docs/play.mdx' },
    ]);
  });

  it('lists nothing where no plugin has loaded pages', () => {
    expect(readPages({}, 'website')).toEqual([]);
  });
});
