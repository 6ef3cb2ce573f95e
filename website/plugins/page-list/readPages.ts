import path from 'node:path';
import type { LoadedContent as Docs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as Pages } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import { findSections } from './findSections';
import type { Page } from './Page';

/** What Docusaurus writes for the folder of the site. */
const SITE = '@site';

/**
 * Lists the pages of the site, from what the plugins for docs and for pages have loaded.
 *
 * @param allContent - what all plugins have loaded
 * @param siteFolder - the folder of the site, relative to the repository
 * @returns the pages, by their addresses
 */
export function readPages(allContent: AllContent, siteFolder: string): Page[] {
  const locate = (source: string) => path.posix.join(siteFolder, source.slice(SITE.length));
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as Docs[];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as Pages[];

  const fromDocs = docs.flatMap(({ loadedVersions }) =>
    loadedVersions.flatMap((version) => {
      const sections = findSections(version.sidebars);
      const order = [...sections.keys()];
      return version.docs.map(
        ({ id, title, description, permalink, source, lastUpdatedAt }): Page => ({
          route: permalink,
          title,
          section: sections.get(id) ?? [],
          source: locate(source),
          description,
          // One that no sidebar has comes last.
          place: 1 + (order.indexOf(id) < 0 ? order.length : order.indexOf(id)),
          updatedAt: lastUpdatedAt ?? undefined,
        }),
      );
    }),
  );
  const fromPages = pages.flat().map((page): Page => ({
    route: page.permalink,
    title: page.type === 'mdx' ? page.title : undefined,
    section: [],
    source: locate(page.source),
    place: 0,
    description: page.type === 'mdx' ? page.description : undefined,
    updatedAt: undefined,
  }));
  return [...fromDocs, ...fromPages].sort((a, b) => (a.route < b.route ? -1 : 1));
}
