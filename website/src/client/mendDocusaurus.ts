// Change: fixes three behaviors of Docusaurus on every page.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { ClientModule } from '@docusaurus/types';
import nprogress from 'nprogress';
import { trustHTML } from '../trusted-types/trust';

// Markup that the theme sets as a string becomes trusted HTML, because the pages' policy requires it
// (src/trusted-types). All of it comes from the build. The theme reads the first two when it renders them, and
// the progress bar's template when a navigation takes long.
const { announcementBar, footer } = siteConfig.themeConfig as Partial<ThemeConfig>;
if (announcementBar) announcementBar.content = trustHTML(announcementBar.content);
if (footer?.copyright) footer.copyright = trustHTML(footer.copyright);
nprogress.configure({ template: trustHTML(nprogress.settings.template) });

// Docusaurus follows the `theme` key that another tab writes even if its switch is disabled. A client
// module runs before the app adds its listener, so this one comes first and stops the event.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('storage', (event) => {
    if (event.key !== 'theme' || event.newValue === null) return;
    event.stopImmediatePropagation();
    try {
      event.storageArea?.removeItem('theme');
    } catch {
      // Storage is unavailable, so there is nothing to remove.
    }
  });
}

// Remove tags that the build adds for the loaded page (text of its social card, data for search engines)
// when the user opens another page. Crawlers never navigate on the client, so the next page does not need them.
const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  },
};

export default clientModule;
