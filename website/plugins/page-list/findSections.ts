import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Finds where pages stand in the sidebars.
 *
 * @returns the labels of the categories above each page, by the page's id
 */
export function findSections(
  sidebars: LoadedVersion['sidebars'],
): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, readonly string[]>();
  const visit = (items: readonly SidebarItem[], section: readonly string[]) => {
    for (const item of items) {
      if (item.type === 'doc') sections.set(item.id, section);
      if (item.type !== 'category') continue;
      // A category's own page has its name, and stands beside it.
      if (item.link?.type === 'doc') sections.set(item.link.id, section);
      visit(item.items, [...section, item.label]);
    }
  };
  for (const sidebar of Object.values(sidebars)) visit(sidebar, []);
  return sections;
}
