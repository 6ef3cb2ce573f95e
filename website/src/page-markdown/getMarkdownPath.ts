/**
 * The address of a page's Markdown: `/react/install` gives `/react/install.md`, `/try-it-out/` gives
 * `/try-it-out.md`, and the home page's is `/index.md`.
 *
 * @param route - the page's own address, with the site's base, without query and hash
 * @param baseUrl - that base
 */
export function getMarkdownPath(route: string, baseUrl: string): string {
  return route === baseUrl ? `${baseUrl}index.md` : `${route.replace(/\/$/, '')}.md`;
}
