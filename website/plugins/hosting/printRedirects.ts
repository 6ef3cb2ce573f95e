/**
 * Prints `_redirects` as Netlify and Cloudflare read it: an address that ends in `.html` leads to the
 * page's own.
 *
 * @param routes - of all pages, with the base URL
 */
export function printRedirects(routes: readonly string[]): string {
  return routes
    .map((route) => route.replace(/\/$/, ''))
    .flatMap((route, index) => {
      const target = routes[index] ?? '/';
      // Both hosts know what index.html is; a rule that leads back to it could go in circles.
      return route === '' ? [] : [`${route}.html ${target} 301\n`];
    })
    .join('');
}
