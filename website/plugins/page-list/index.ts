import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Page } from './Page';
import { readPages } from './readPages';

/** A page as `@generated/page-list/default/pages.json` has it. */
export type ListedPage = Pick<Page, 'route'> & { title: string };

/** Supplies the names and addresses of all pages to a page that needs them. */
export default function pageList({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const pages: ListedPage[] = readPages(allContent, path.basename(siteDir)).map(
        ({ route, title = siteConfig.title }) => ({ route, title }),
      );
      await actions.createData('pages.json', pages);
    },
  };
}
