import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';

/** What pages say of themselves. Docusaurus knows more, and gives no warning of any other key. */
const KEYS: readonly string[] = [
  'title',
  'description',
  'slug',
  'sidebar_label',
  'pagination_label',
  'pagination_prev',
  'pagination_next',
  'hide_title',
  'hide_table_of_contents',
];

/**
 * Reads the front matter of a page as Docusaurus does, but refuses what pages of this site do not say: a
 * mistyped key has no effect, and nobody notices.
 *
 * @throws Error, with file:line and what to do, for an unknown key
 */
export const parseFrontMatter: ParseFrontMatter = async ({
  filePath,
  fileContent,
  defaultParseFrontMatter,
}) => {
  const parsed = await defaultParseFrontMatter({ filePath, fileContent });
  const unknown = Object.keys(parsed.frontMatter).find((key) => !KEYS.includes(key));
  if (unknown === undefined) return parsed;
  const line = fileContent.split('\n').findIndex((text) => text.trim().startsWith(unknown)) + 1;
  throw new Error(
    `${path.relative(process.cwd(), filePath)}:${String(line)}: Pages have no "${unknown}" in their front matter, ` +
      `only ${KEYS.join(', ')}. Correct it; if Docusaurus knows it and a page needs it, add it to website/parseFrontMatter.ts.`,
  );
};
