/** Reads where `scripts/e2e.mjs` serves a site; listing the tests needs none. */
function readOrigin(name: string): string {
  return process.env[`${name}_ORIGIN`] ?? 'http://localhost:3000';
}

/** The production build. */
export const SITE = readOrigin('SITE');

/**
 * The site with the announcement bar, without breadcrumbs, with another theme of code, and with pages that go wrong
 * on purpose, below `/faults/`.
 */
export const SETTINGS = readOrigin('SETTINGS');

/** The published site without an offline copy. */
export const ONLINE = readOrigin('ONLINE');

/** The production build as it is prepared for GitHub Pages, from a host that sends no headers of ours. */
export const PAGES = readOrigin('PAGES');

/** The published site as a part of another, below `/docs/`. */
export const BELOW = readOrigin('BELOW');
