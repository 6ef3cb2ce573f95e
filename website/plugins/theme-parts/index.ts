import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { requireTargets } from '../requireTargets';

/** A function that renders and does nothing. */
const NOTHING = require.resolve('@docusaurus/core/lib/client/exports/Noop.js');

/**
 * Parts of the classic theme that are imported, but show nothing on this site. Their code would be in every
 * page's scripts.
 */
const REMOVED = [
  // A banner for drafts and unlisted pages, of which there are none.
  'ContentVisibility',
  // plugins/crawlers adds this data, and more, to the built page. Browsers do not need it.
  'DocBreadcrumbs/StructuredData',
  // The sidebar is not hideable, so these buttons are never shown.
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  // The footer has one row and no logo.
  'Footer/Links/MultiColumn',
  'Footer/Logo',
  // Code is highlighted at build time. This module would include Prism.
  'prism-include-languages',
];

/** Parts that are replaced by the default exports of modules of this site. */
const REPLACED: Readonly<Record<string, string>> = {
  // Code is highlighted at build time; the original includes Prism.
  CodeBlock: 'src/code-block/CodeBlock.tsx',
  // The classic theme has no search.
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
 * Leaves out parts of the classic theme, and replaces others. Parts that are wrapped, or whose
 * replacement is used only by the theme, are in `src/theme`.
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
