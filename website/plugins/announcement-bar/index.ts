import type { LoadContext, Plugin } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { writeStylesheet } from '../emitFiles';

/** Where the classic theme remembers the last bar that the user's browser has seen. */
const ID_KEY = 'docusaurus.announcement.id';

/** The classic theme's cross is black, half transparent: 1.2:1 on this ground. */
const CSS = `[class*='announcementBar'] .close { color: inherit; opacity: 1; }`;

/**
 * Shows a new announcement to a user who has closed an earlier one at once. The classic theme
 * hides the bar before the first paint when any was closed, and takes that back on the next load.
 * (`plugins/theme-parts` leaves the bar out where the settings name no announcement.)
 *
 * Register it as a theme, after `theme-classic`: Docusaurus orders inline scripts by that.
 */
export default function announcementBar({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const id = (siteConfig.themeConfig as UserThemeConfig).announcementBar?.id;
  return {
    name: 'announcement-bar',
    getClientModules: () =>
      id === undefined ? [] : writeStylesheet(generatedFilesDir, 'announcement-bar', CSS),
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
