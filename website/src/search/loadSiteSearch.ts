/**
 * Loads the search index of the site. In a file of its own, because the button and the dialog are in
 * different chunks.
 */
export const loadSiteSearch = () => import('./site-search/siteSearch');
