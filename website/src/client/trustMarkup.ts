// Change: markup that the theme sets as a string becomes trusted HTML, because the pages' policy requires it
// (src/trusted-types). All of it comes from the build.
import siteConfig from '@generated/docusaurus.config';
import type { ThemeConfig } from '@docusaurus/theme-common';
import nprogress from 'nprogress';
import { trustHTML } from '../trusted-types/trust';

const { announcementBar, footer } = siteConfig.themeConfig as Partial<ThemeConfig>;

// The theme reads the first two when it renders them, and the progress bar's template when a navigation
// takes long.
if (announcementBar) announcementBar.content = trustHTML(announcementBar.content);
if (footer?.copyright) footer.copyright = trustHTML(footer.copyright);
nprogress.configure({ template: trustHTML(nprogress.settings.template) });
