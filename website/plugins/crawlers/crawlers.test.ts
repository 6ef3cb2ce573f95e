import { describe, expect, it } from 'vitest';
import type { Page } from '../readPages';
import { describePage, printRobots } from '.';

const page = (title: string, place: number, ...section: string[]): Page => ({
  route: `/${title}`,
  title,
  section,
  source: `docs/${title}.mdx`,
  place,
  description: `About ${title}.`,
  updatedAt: place === 1 ? Date.UTC(2026, 10, 21, 23, 59) : undefined,
});

const PAGES = [page('second', 3, 'API'), page('first', 2, 'API'), page('install', 1)];
const AROUND = { site: 'Site', url: 'https://example.org', home: '/', pages: PAGES };

function describeByTitle(title: string): unknown {
  const found = PAGES.find((candidate) => candidate.title === title);
  return found && describePage(found, AROUND)['@graph'];
}

const step = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: `https://example.org${path}`,
});

describe('describePage', () => {
  it('describes the page, and when it was changed', () => {
    expect(describeByTitle('install')).toEqual([
      {
        '@type': 'TechArticle',
        headline: 'install',
        description: 'About install.',
        url: 'https://example.org/install',
        inLanguage: 'en',
        dateModified: '2026-11-21',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [step(1, 'Site', '/'), step(2, 'install', '/install')],
      },
    ]);
  });

  it('links to the section by its first page', () => {
    expect(describeByTitle('second')).toMatchObject([
      {},
      {
        itemListElement: [
          step(1, 'Site', '/'),
          step(2, 'API', '/first'),
          step(3, 'second', '/second'),
        ],
      },
    ]);
    expect(describeByTitle('first')).toMatchObject([
      {},
      { itemListElement: [step(1, 'Site', '/'), step(2, 'first', '/first')] },
    ]);
  });

  it('omits an unknown date', () => {
    expect(JSON.stringify(describeByTitle('first'))).not.toContain('dateModified');
  });
});

describe('printRobots', () => {
  it('allows everything and names the sitemap of this site', () => {
    expect(printRobots('https://example.org/')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n',
    );
  });
});
