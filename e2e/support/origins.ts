/** Reads where `scripts/e2e.mjs` serves a site. Without a server, tests can still be listed. */
function readOrigin(name: string): string {
  return process.env[`${name}_ORIGIN`] ?? 'http://localhost:3000';
}

/** The production build. */
export const SITE = readOrigin('SITE');

/**
 * The site with the announcement bar, without breadcrumbs, with another default code theme, and with pages that fail
 * on purpose, below `/faults/`.
 */
export const SETTINGS = readOrigin('SETTINGS');

/** The published site without an offline copy. */
export const ONLINE = readOrigin('ONLINE');

/** The production build as prepared for GitHub Pages, on a host that does not send our headers. */
export const PAGES = readOrigin('PAGES');

/** The published site as a part of another site, below `/docs/`. */
export const BELOW = readOrigin('BELOW');
