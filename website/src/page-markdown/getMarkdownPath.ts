/**
 * The path of a page's Markdown: `/react/install` gives `/react/install.md`, `/try-it-out/` gives
 * `/try-it-out.md`, and that of the home page is `/index.md`.
 *
 * @param route - the page's path, including the site's base
 * @param baseUrl - the site's base
 */
export function getMarkdownPath(route: string, baseUrl: string): string {
  return route === baseUrl ? `${baseUrl}index.md` : `${route.replace(/\/$/, '')}.md`;
}
