import type { Page } from '../page-list/Page';

/** What search engines are told of the site around a page. */
export interface PageSurroundings {
  /** The name of the site. */
  site: string;
  /** Where the site is, without a slash at its end. */
  url: string;
  /** The address of the home page, with the site's base. */
  home: string;
  /** All pages. */
  pages: readonly Page[];
}

/**
 * Describes a page of the documentation for search engines, in JSON-LD with the words of schema.org:
 * an article, and the way to it. A section has no page of its own: its step leads to its first page,
 * and is left out on that.
 */
export function describePage(
  page: Page,
  { site, url, home, pages }: PageSurroundings,
): Record<string, unknown> {
  const section = page.section.join(': ');
  const [first] = pages
    .filter((other) => section !== '' && other.section.join(': ') === section)
    .sort((a, b) => a.place - b.place);
  const steps = [
    { name: site, item: url + home },
    ...(first && first !== page ? [{ name: section, item: url + first.route }] : []),
    { name: page.title, item: url + page.route },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: page.title,
        description: page.description,
        url: url + page.route,
        inLanguage: 'en',
        ...(page.updatedAt !== undefined && {
          dateModified: new Date(page.updatedAt).toISOString().slice(0, 10),
        }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...step,
        })),
      },
    ],
  };
}
