/** Loads the index of the site; one place, so that it is one file. */
export const loadSiteSearch = () => import('./site-search/siteSearch');
