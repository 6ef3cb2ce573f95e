/**
 * Prints `robots.txt`: everything may be read, and this is the list of it.
 *
 * @param root - the address of the site, with its base
 */
export function printRobots(root: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;
}
