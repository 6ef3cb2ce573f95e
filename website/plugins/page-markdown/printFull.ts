import type { ListedMarkdown } from './ListedMarkdown';

/**
 * Prints `llms-full.txt`: what `llms.txt` begins with, then every page.
 *
 * @param title - the name of the site
 * @param summary - what it is about, in a sentence
 * @param pages - in the order in which they are to be read
 */
export function printFull(
  title: string,
  summary: string,
  pages: readonly ListedMarkdown[],
): string {
  return [
    `# ${title}`,
    `> ${summary}`,
    'All pages of the documentation, one after the other.',
    ...pages.map(({ markdown }) => `---\n\n${markdown.trim()}`),
  ]
    .join('\n\n')
    .concat('\n');
}
