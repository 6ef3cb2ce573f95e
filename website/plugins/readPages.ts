import path from 'node:path';
import type { LoadedContent as Docs, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as Pages } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';

/** A page of the site. */
export interface Page {
  /** Its path, with the site's base. */
  route: string;
  /** Undefined for a page without a title of its own, like the home page. */
  title: string | undefined;
  /** Its name in the sidebar, if it differs from the title. */
  label?: string | undefined;
  /** The labels of the sidebar's categories above it, outermost first. */
  section: readonly string[];
  /** Its file, relative to the repository. */
  source: string;
  /** Its position in the order of the sidebars, counted from 0: the home page, then the docs. */
  place: number;
  /** From its front matter; undefined for pages that are not Markdown. */
  description: string | undefined;
  /** When its file was last changed, in milliseconds; undefined if that is not known. */
  updatedAt: number | undefined;
}

/** Names a section for lists of pages; `Start` for pages outside all categories. */
export function nameSection(section: Page['section']): string {
  return section.join(': ') || 'Start';
}

/** Docusaurus's alias of the site's folder. */
const SITE = '@site';

/**
 * Lists the pages of the site, from the content of the plugins for docs and pages.
 *
 * @param allContent - the content of all plugins
 * @param siteFolder - the folder of the site, relative to the repository
 * @returns the pages, sorted by path
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
        ({ id, title, description, permalink, source, lastUpdatedAt, frontMatter }): Page => ({
          route: permalink,
          title,
          label: frontMatter.sidebar_label,
          section: sections.get(id) ?? [],
          source: locate(source),
          description,
          // Pages without a sidebar come last.
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

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Finds the sections of pages in the sidebars.
 *
 * @returns the labels of each page's categories, by the page's id
 */
function findSections(sidebars: LoadedVersion['sidebars']): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, readonly string[]>();
  const visit = (items: readonly SidebarItem[], section: readonly string[]) => {
    for (const item of items) {
      if (item.type === 'doc') sections.set(item.id, section);
      if (item.type !== 'category') continue;
      // A category's own page has the name of the category, so it belongs to the category's parent.
      if (item.link?.type === 'doc') sections.set(item.link.id, section);
      visit(item.items, [...section, item.label]);
    }
  };
  for (const sidebar of Object.values(sidebars)) visit(sidebar, []);
  return sections;
}
