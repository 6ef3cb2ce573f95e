import type { MarkdownPage } from '@griffel-site/samples';
import { nameSection } from '../readPages';

/** A page with its Markdown, and its position on the site. */
export interface ListedMarkdown extends MarkdownPage {
  /** The address of its Markdown, absolute. */
  address: string;
  /** The labels of the sidebar's categories above it, outermost first. */
  section: readonly string[];
}

/** The data at the start of `llms.txt`. */
interface IndexHead {
  /** The name of the site. */
  title: string;
  /** A sentence about the site. */
  summary: string;
  /** The file with all pages: its absolute address, and its text. */
  full: { address: string; text: string };
  /** The package that the samples were verified with: `@griffel/react 1.7.8`. */
  verifiedWith: string;
}

/** The approximate number of characters per token. */
const CHARACTERS_PER_TOKEN = 4;

function printSize(text: string): string {
  return `${String(Math.max(1, Math.round(Buffer.byteLength(text) / 1000)))} KB`;
}

/** The approximate number of tokens in a text: `95,000 tokens`. */
function printTokens({ length }: string): string {
  const thousands = Math.max(1, Math.round(length / CHARACTERS_PER_TOKEN / 1000));
  return `${String(thousands)},000 tokens`;
}

/**
 * Prints `llms.txt` (llmstxt.org): a title, a summary as a quote, an explanation, and lists of links
 * with the sizes of their targets, one list for each section of the sidebar.
 *
 * @param pages - in reading order
 */
export function printIndex(
  { title, summary, full, verifiedWith }: IndexHead,
  pages: readonly ListedMarkdown[],
): string {
  const sections = new Map<string, string[]>();
  for (const page of pages) {
    const name = nameSection(page.section);
    const size = printSize(page.markdown);
    const item = `- [${page.title}](${page.address}): ${page.description} (${size})`;
    sections.set(name, [...(sections.get(name) ?? []), item]);
  }
  return [
    `# ${title}`,
    `> ${summary}`,
    `Unless a page says otherwise, every sample was type-checked, run and compiled with ${verifiedWith}; the result, classes and CSS under it are computed. Each page is Markdown: its address with \`.md\` at the end. Sizes are in parentheses.`,
    ...[...sections].map(([name, items]) => `## ${name}\n\n${items.join('\n')}`),
    `## Optional\n\n- [All pages in one file](${full.address}): large, ${printSize(full.text)}, about ${printTokens(full.text)}. Read single pages first.`,
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * Prints `llms-full.txt`: title and summary, then every page. Links within the site have no host, which is the same for
 * hundreds of them.
 *
 * @param title - the name of the site
 * @param summary - a sentence about the site
 * @param site - its address, without a path
 * @param pages - in reading order
 */
export function printFull(
  title: string,
  summary: string,
  site: string,
  pages: readonly ListedMarkdown[],
): string {
  return [
    `# ${title}`,
    `> ${summary}`,
    `All pages of the documentation, one after the other. Addresses without a host are on ${site}.`,
    ...pages.map(({ markdown }) => `---\n\n${markdown.trim().replaceAll(`](${site}/`, '](/')}`),
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * Explains what to do about a list of pages that is too long for its readers. This is only a warning,
 * because the list is still complete and the site may grow.
 *
 * @param file - the file of the text, for the message
 * @param limit - in bytes of UTF-8
 * @returns undefined if the text is short enough
 */
export function explainSize(file: string, text: string, limit: number): string | undefined {
  const size = Buffer.byteLength(text);
  if (size <= limit) return undefined;
  return `${file} has ${String(size)} bytes, more than the ${String(limit)} that language models take at once. Shorten the descriptions of pages, list only the main ones in website/plugins/page-markdown/printLists.ts, or raise the limit in website/plugins/page-markdown/index.ts.`;
}
