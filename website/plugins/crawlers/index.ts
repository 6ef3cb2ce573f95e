import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { editPage, findPageFile, insertAfterTitle } from '../editPage';
import { type Page, readPages } from '../readPages';

/**
 * Writes `robots.txt`, which refers to the sitemap, and adds a description of each documentation page for
 * crawlers.
 */
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
        // A closing tag would end the element.
        const json = JSON.stringify(data).replaceAll('<', '\\u003c');
        const script = `<script type="application/ld+json" data-page>${json}</script>`;
        editPage(findPageFile(outDir, page.route, baseUrl), (html) =>
          insertAfterTitle(html, script),
        );
      }
      return Promise.resolve();
    },
  };
}

/** The data about the site in the description of a page. */
export interface PageSurroundings {
  /** The name of the site. */
  site: string;
  /** The origin of the site, without a trailing slash. */
  url: string;
  /** The path of the home page, with the site's base. */
  home: string;
  pages: readonly Page[];
}

/**
 * Describes a documentation page for search engines, in JSON-LD with terms of schema.org:
 * an article, and its breadcrumbs. A section has no page of its own, so its breadcrumb leads to its first page,
 * and is left out on that page.
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
 * Prints `robots.txt`, which allows everything and refers to the sitemap.
 *
 * @param root - the address of the site, with its base
 */
export function printRobots(root: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;
}
