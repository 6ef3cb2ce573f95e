import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { editPage, findPageFile, insertAfterTitle } from '../editPage';
import { type Page, readPages } from '../readPages';

/** As the content of a script element, where a tag would end it. */
function printJSON(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Tells crawlers where the list of pages is, and what each page of the documentation is. */
export default function crawlers({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const { title, url } = siteConfig;
  let pages: Page[] = [];
  return {
    name: 'crawlers',
    allContentLoaded({ allContent }) {
      pages = readPages(allContent, path.basename(siteDir));
    },
    postBuild({ outDir }) {
      fs.writeFileSync(path.join(outDir, 'robots.txt'), printRobots(url + baseUrl));
      for (const page of pages) {
        if (page.title === undefined) continue;
        const data = describePage(page, { site: title, url, home: baseUrl, pages });
        editPage(findPageFile(outDir, page.route, baseUrl), (html) =>
          insertAfterTitle(
            html,
            `<script type="application/ld+json" data-page>${printJSON(data)}</script>`,
          ),
        );
      }
      return Promise.resolve();
    },
  };
}

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

/**
 * Prints `robots.txt`: everything may be read, and this is the list of it.
 *
 * @param root - the address of the site, with its base
 */
export function printRobots(root: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;
}
