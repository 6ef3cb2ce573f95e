import type { CodeThemeId } from '@griffel-site/samples/code-themes';
import { readSwitch } from './environment';

/** The settings for operators of the site. Everything else is in `createConfig`. */
export interface SiteSettings {
  /**
   * A bar above the navigation, on every page, until the user closes it. A new `id` shows it
   * again to users who have closed an earlier one. `content` is HTML.
   */
  announcementBar: { id: string; content: string; isCloseable?: boolean } | undefined;
  /** Shows breadcrumbs above the title of a page. */
  breadcrumbs: boolean;
  /**
   * The address for editing files of this repository, with a trailing slash:
   * `https://github.com/<owner>/<repository>/edit/main/`. If it is set, each page links to its source. It is undefined as
   * long as the repository has no public address; that of the library, in the navigation, does not contain
   * these pages.
   */
  editUrl: string | undefined;
  /** The code theme that users see until they choose another. */
  codeTheme: CodeThemeId;
  /**
   * Keeps a copy of the site in users' browsers, for reading offline; each user may turn it
   * off. `false` also deletes existing copies. `OFFLINE_COPY=off` in the environment of a build
   * does the same.
   */
  offlineCopy: boolean;
  /**
   * Hosts whose pages may show the playground in a frame (`/try-it-out/?view=embed`), in addition to this
   * site: `https://blog.example.org`, or `https://*.example.org` for all subdomains. Without any, which is the default,
   * no other site may, and the playground offers no code to embed it.
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
