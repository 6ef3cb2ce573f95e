/** An HTML tag; its attributes may contain `>`. */
const TAG = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** @type {Readonly<Record<string, string>>} */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A title in bold, and the fence below it. */
const TITLED_FENCE = /^\*\*.+\*\*\n\n(`{3,})[^\n]*\n([\s\S]*?)\n\1\n*/gm;

/**
 * Reads the text that a page shows, without whitespace.
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
 * Converts one of our pages for the other sites: takes its Markdown, makes its links relative to the site, and
 * leaves out outputs that our page loads on demand.
 *
 * @param {string} markdown - the page as Markdown, from the build
 * @param {string} html - the page as HTML, from the build
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
    // Only Prism calls HTML that.
    .replace(/^(`{3,})markup$/gm, '$1html')
    .replaceAll(`](${site}/`, '](/')
    // On our pages, these links contain code only once the user points at them.
    .replace(/\]\(\/try-it-out(?:\.md)?\/?(?:#[^)]*)?\)/g, '](/try-it-out)')
    .replace(/\]\((\/[^)#]*?)(?:index)?\.md(#[^)]*)?\)/g, (_whole, route, hash = '') => {
      return `](${route}${hash})`;
    });
  return { title, description, text };
}

/**
 * Finds the page that a reader opens after another one: the next in the sidebar, or after the last page, the one
 * before it.
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
