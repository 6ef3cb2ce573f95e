import type { CodeThemeId } from '@griffel-site/samples/code-themes';
import { readSwitch } from './environment';

/** What an operator of the site may configure, in one place. `createConfig` has what is the same for all. */
export interface SiteSettings {
  /**
   * A bar above the navigation, on every page, until the user closes it. A new `id` shows it
   * again to users who have closed an earlier one. `content` is HTML.
   */
  announcementBar: { id: string; content: string; isCloseable?: boolean } | undefined;
  /** Shows where a page stands in the sidebar, above its title. */
  breadcrumbs: boolean;
  /**
   * Where the files of this repository are edited, as far as to a file's place in it, with a slash at
   * its end: `https://github.com/<owner>/<repository>/edit/main/`. Each page has a link to its own
   * then. Undefined as long as the repository has no public address: that of the library, in the
   * navigation, has none of these pages.
   */
  editUrl: string | undefined;
  /** The theme of code that users see until they choose another. */
  codeTheme: CodeThemeId;
  /**
   * Keeps a copy of the site in users' browsers, to read without a network; each user may turn it
   * off. `false` takes it away again from users who have one. `OFFLINE_COPY=off` in the environment of a build
   * does the same.
   */
  offlineCopy: boolean;
  /**
   * Hosts whose pages may show the playground in a frame (`/try-it-out/?view=embed`), besides this
   * site: `https://blog.example.org`, or `https://*.example.org` for all hosts below a domain. With
   * none, which is the default, no site may, and the playground offers no code to embed it.
   */
  embedHosts: readonly string[];
}

export const settings: SiteSettings = {
  announcementBar: undefined,
  breadcrumbs: true,
  editUrl: undefined,
  codeTheme: 'slate',
  offlineCopy: readSwitch('OFFLINE_COPY'),
  embedHosts: [],
};
