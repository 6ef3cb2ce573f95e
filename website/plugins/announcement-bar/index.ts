import type { LoadContext, Plugin } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { writeStylesheet } from '../emitFiles';

/** The storage key of the classic theme for the last announcement that the user has seen. */
const ID_KEY = 'docusaurus.announcement.id';

/** The classic theme's close icon is half-transparent black, with a contrast of 1.2:1 on this background. */
const CSS = `[class*='announcementBar'] .close { color: inherit; opacity: 1; }`;

/**
 * Shows a new announcement on the first load to a user who has closed an earlier one. The classic theme
 * hides the bar before the first paint if any announcement was closed, and corrects that only on the next load.
 * (`plugins/theme-parts` leaves the bar out if the settings contain no announcement.)
 *
 * Register it as a theme, after `theme-classic`, because that determines the order of inline scripts.
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
