import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { nameSection, type Page, readPages } from '../readPages';

/** A page in `@generated/site-map/default/pages.json`. */
export type SiteMapPage = Pick<Page, 'route'> & { title: string };

/** A section in `@generated/site-map/default/sections.json`. */
export interface SiteMapSection {
  section: string;
  pages: SiteMapPage[];
}

/** Groups all pages except the home page by section, in the order of the sidebars. */
export function groupPages(pages: readonly Page[], baseUrl: string): SiteMapSection[] {
  const sections = new Map<string, SiteMapPage[]>([[nameSection([]), []]]);
  for (const { route, title, label, section } of [...pages].sort((a, b) => a.place - b.place)) {
    if (route === baseUrl || title === undefined) continue;
    const name = nameSection(section);
    sections.set(name, [...(sections.get(name) ?? []), { route, title: label ?? title }]);
  }
  return [...sections].map(([section, list]) => ({ section, pages: list }));
}

/**
 * Supplies the titles and paths of all pages: in sections for the home page, as a list for the page "not
 * found".
 */
export default function siteMap({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-map',
    async allContentLoaded({ allContent, actions }) {
      const pages = readPages(allContent, path.basename(siteDir));
      const listed = pages.map(({ route, title = siteConfig.title }): SiteMapPage => ({
        route,
        title,
      }));
      await actions.createData('pages.json', listed);
      await actions.createData('sections.json', groupPages(pages, baseUrl));
    },
  };
}
