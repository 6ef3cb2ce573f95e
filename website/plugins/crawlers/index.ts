import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { editPage } from '../page-list/editPage';
import { findPageFile } from '../page-list/findPageFile';
import { insertAfterTitle } from '../page-list/insertAfterTitle';
import type { Page } from '../page-list/Page';
import { readPages } from '../page-list/readPages';
import { describePage } from './describePage';
import { printRobots } from './printRobots';

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
