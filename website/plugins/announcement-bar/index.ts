import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';

/** Where the classic theme remembers the last bar that the reader's browser has seen. */
const ID_KEY = 'docusaurus.announcement.id';

/**
 * Shows a new announcement to a reader who has closed an earlier one at once. The classic theme
 * hides the bar before the first paint when any was closed, and takes that back on the next load.
 * Where the settings name no announcement, the bar's component stays out of the client.
 *
 * Register it as a theme, after `theme-classic`: Docusaurus orders inline scripts by that.
 */
export default function announcementBar({ siteConfig }: LoadContext): Plugin {
  const id = (siteConfig.themeConfig as UserThemeConfig).announcementBar?.id;
  return {
    name: 'announcement-bar',
    ...(id === undefined
      ? { getThemePath: () => path.join(__dirname, 'theme-without') }
      : { getClientModules: () => [path.join(__dirname, 'bar.css')] }),
    injectHtmlTags() {
      if (id === undefined) return {};
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: `(function () {
  try {
    // The theme once misspelt its default id; it still reads it, and so does this.
    var seen = localStorage.getItem('${ID_KEY}');
    if (seen === 'annoucement-bar') seen = 'announcement-bar';
    if (seen !== ${JSON.stringify(id).replace(/</g, '\\u003c')}) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  } catch (error) {
    // Storage is unavailable: nothing was closed.
  }
})();`,
          },
        ],
      };
    },
  };
}
