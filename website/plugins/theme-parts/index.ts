import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { requireTargets } from '../requireTargets';

/** Renders nothing, and does nothing when it is called. */
const NOTHING = require.resolve('@docusaurus/core/lib/client/exports/Noop.js');

/**
 * Parts of the classic theme that pages show nothing of, although the theme asks for them. Left as they
 * are, their code would be part of every page's scripts.
 */
const REMOVED = [
  // Says that a page is a draft or unlisted. No published page is.
  'ContentVisibility',
  // plugins/crawlers writes it, and more, into the built page. Browsers have no use for it.
  'DocBreadcrumbs/StructuredData',
  // The sidebar cannot be hidden, so these buttons never show.
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  // The footer has one row and no logo.
  'Footer/Links/MultiColumn',
  'Footer/Logo',
  // Code is highlighted at build time. This would add Prism for the languages that an author may use.
  'prism-include-languages',
];

/** Parts that modules of this site stand in for: their default exports. */
const REPLACED: Readonly<Record<string, string>> = {
  // Code is highlighted at build time; the original brings Prism.
  CodeBlock: 'src/code-block/CodeBlock.tsx',
  // The classic theme has none.
  SearchBar: 'src/search/SearchButton.tsx',
};

/** Whether the classic theme has a part, as a file or a folder. */
function isPart(name: string): boolean {
  try {
    require.resolve(`@docusaurus/theme-classic/lib/theme/${name}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Leaves out parts of the classic theme, and replaces some whole. Parts that are wrapped, or whose
 * replacement is of no use elsewhere, are in `src/theme`.
 */
export default function themeParts({ siteDir, siteConfig }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as UserThemeConfig;
  const removed = announcementBar ? REMOVED : [...REMOVED, 'AnnouncementBar'];
  const parts = [
    ...removed.map((name) => [name, NOTHING] as const),
    ...Object.entries(REPLACED).map(([name, file]) => [name, path.join(siteDir, file)] as const),
  ];
  return {
    name: 'theme-parts',
    configureWebpack() {
      const names = parts.map(([name]) => name);
      requireTargets(
        'website/plugins/theme-parts/index.ts',
        'parts of the classic theme',
        names,
        isPart,
      );
      return {
        resolve: {
          alias: Object.fromEntries(parts.map(([name, file]) => [`@theme/${name}`, file])),
        },
      };
    },
  };
}
