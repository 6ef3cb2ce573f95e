import type { CodeThemeId } from '@griffel-site/samples/code-themes';

/** What an operator of the site may turn, in one place. `createConfig` makes the rest of it. */
export interface SiteSettings {
  /**
   * A bar above the navigation, on every page, until the reader closes it. A new `id` shows it
   * again to readers who have closed an earlier one. `content` is HTML.
   */
  announcementBar: { id: string; content: string; isCloseable?: boolean } | undefined;
  /** Shows where a page stands in the sidebar, above its title. */
  breadcrumbs: boolean;
  /** The theme of code that readers see until they choose another. */
  codeTheme: CodeThemeId;
}

export const settings: SiteSettings = {
  announcementBar: undefined,
  breadcrumbs: true,
  codeTheme: 'tomorrow-night',
};
