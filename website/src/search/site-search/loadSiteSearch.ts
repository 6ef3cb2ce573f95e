/**
 * Loads the index. The only `import()` of it: another one, in the dialog or in the button, would be another chunk with
 * the index.
 */
export const loadSiteSearch = () => import('./siteSearch');
