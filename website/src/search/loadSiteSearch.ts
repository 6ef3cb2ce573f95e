/** Loads the index of the site. By itself, because the button and the dialog are in different chunks. */
export const loadSiteSearch = () => import('./site-search/siteSearch');
