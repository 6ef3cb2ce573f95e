import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { remarkQuotes } from '../quotes/remarkQuotes.ts';
import { collectSamples } from './collectSamples.ts';

/**
 * Lists the files of each sample of a page, as links to the playground hold them.
 *
 * @param markdown the page's text
 * @param page its name, for messages
 * @param examples the folder that pages quote, absolute
 * @throws VFileMessage for a mistake of an author in a fence
 */
export function listSamples(
  markdown: string,
  page: string,
  examples: string,
): Readonly<Record<string, string>>[] {
  const tree = fromMarkdown(markdown);
  const file = new VFile({ path: page, value: markdown });
  // What is quoted is no sample, and an empty fence is neither.
  remarkQuotes({ examples })(tree, file);
  return collectSamples(tree, file).map(({ files }) => files);
}
