/** Components whose rules not every page needs have a stylesheet of their own. */
export interface OwnStylesheet {
  /** Their folder, from that of the site. */
  folder: string;
  /** What their classes are hashed with, so that no other component has them. */
  salt: string;
}

export const HOME_STYLES: OwnStylesheet = { folder: 'src/home', salt: 'home' };

export const SEARCH_STYLES: OwnStylesheet = { folder: 'src/search/dialog', salt: 'search' };

export const PLAYGROUND_STYLES: OwnStylesheet = {
  folder: '../packages/playground/src',
  salt: 'playground',
};

export const OWN_STYLESHEETS = [HOME_STYLES, SEARCH_STYLES, PLAYGROUND_STYLES];
