/** Elements do not count, only what they show; attributes may contain `>`. */
const TAG = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A title in bold, and the fence below it. */
const TITLED_FENCE = /^\*\*.+\*\*\n\n(`{3,})[^\n]*\n([\s\S]*?)\n\1\n*/gm;

/**
 * Reads what a page shows, without spaces.
 *
 * @param {string} html
 * @returns {string}
 */
function readText(html) {
  return html
    .replace(TAG, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
    })
    .replace(/\s+/g, '');
}

/**
 * @typedef {object} PeerPage
 * @property {string} title
 * @property {string} description
 * @property {string} text - Markdown below the title
 */

/**
 * Makes a page for the other sites from one of ours: its Markdown, with links within the site, and without the
 * outputs that our page loads on demand.
 *
 * @param {string} markdown - as the build writes it
 * @param {string} html - of the same page, as the build writes it
 * @param {string} site - the address of the site: `https://griffel.js.org`
 * @returns {PeerPage}
 * @throws {Error} if the Markdown does not begin with a title and a description
 */
export function createPeerPage(markdown, html, site) {
  const [, title, description, rest] =
    /^# (.+)\n\n> (.+)\n\nPage: .+\n\n([\s\S]+)$/.exec(markdown) ?? [];
  if (title === undefined || description === undefined || rest === undefined) {
    throw new Error(
      `A page does not begin with "# title", "> description" and "Page: …": ${markdown.slice(0, 80)}`,
    );
  }
  const shown = readText(html);
  const text = rest
    .replace(TITLED_FENCE, (whole, _ticks, code) =>
      shown.includes(code.replace(/\s+/g, '')) ? whole : '',
    )
    // Prism's name, which others do not know.
    .replace(/^(`{3,})markup$/gm, '$1html')
    .replaceAll(`](${site}/`, '](/')
    // Shared code is in our addresses only once somebody points at the link.
    .replace(/\]\(\/try-it-out(?:\.md)?\/?(?:#[^)]*)?\)/g, '](/try-it-out)')
    .replace(/\]\((\/[^)#]*?)(?:index)?\.md(#[^)]*)?\)/g, (_whole, route, hash = '') => {
      return `](${route}${hash})`;
    });
  return { title, description, text };
}

/**
 * Finds the page that somebody reads after another one: the next of the sidebar, or the previous one of the last.
 *
 * @param {readonly { id: string, title: string }[]} pages - in their order; the home page is `index`
 * @param {string} route
 * @returns {{ path: string, title: string }}
 * @throws {Error} if there is no such page
 */
export function findNextPage(pages, route) {
  const routes = pages.map(({ id }) => (id === 'index' ? '/' : `/${id}`));
  const place = routes.indexOf(route);
  if (place < 0) throw new Error(`There is no page ${route}. There are: ${routes.join(', ')}`);
  const next = place + 1 < pages.length ? place + 1 : place - 1;
  return { path: routes[next] ?? '/', title: pages[next]?.title ?? '' };
}
