import type { ListedMarkdown } from './ListedMarkdown';

/** What a list of pages begins with. */
export interface IndexHead {
  /** The name of the site. */
  title: string;
  /** What it is about, in a sentence. */
  summary: string;
  /** The address of the file with all pages in it, absolute. */
  full: string;
  /** What the samples were verified with: `@griffel/react 1.7.8`. */
  verifiedWith: string;
}

/**
 * Prints `llms.txt` (llmstxt.org): a title, a quote that sums up, a few words, and lists of links,
 * one for each section of the sidebar.
 *
 * @param pages - in the order in which they are to be read
 */
export function printIndex(
  { title, summary, full, verifiedWith }: IndexHead,
  pages: readonly ListedMarkdown[],
): string {
  const sections = new Map<string, string[]>();
  for (const page of pages) {
    const name = page.section.join(': ') || 'Start';
    const item = `- [${page.title}](${page.address}): ${page.description}`;
    sections.set(name, [...(sections.get(name) ?? []), item]);
  }
  return [
    `# ${title}`,
    `> ${summary}`,
    `Every sample on these pages was type-checked, run and compiled with ${verifiedWith}; the classes, CSS and compiled code under it are what came out. Each page is Markdown: its address with \`.md\` behind it.`,
    ...[...sections].map(([name, items]) => `## ${name}\n\n${items.join('\n')}`),
    `## Optional\n\n- [All pages in one file](${full}): without the compiled and the extracted code of samples`,
  ]
    .join('\n\n')
    .concat('\n');
}
