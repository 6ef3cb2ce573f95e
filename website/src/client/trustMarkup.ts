// Change: markup that the theme sets as text becomes trusted HTML, because the policy of the pages demands it
// (src/trusted-types). All of it is of the build.
import siteConfig from '@generated/docusaurus.config';
import type { ThemeConfig } from '@docusaurus/theme-common';
import nprogress from 'nprogress';
import { trustHTML } from '../trusted-types/trust';

const { announcementBar, footer } = siteConfig.themeConfig as Partial<ThemeConfig>;

// The theme reads these two when it shows them, and the bar when a navigation takes long.
if (announcementBar) announcementBar.content = trustHTML(announcementBar.content);
if (footer?.copyright) footer.copyright = trustHTML(footer.copyright);
nprogress.configure({ template: trustHTML(nprogress.settings.template) });
