import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';

/**
 * The front matter keys of this site's pages. Docusaurus knows more keys, and does not warn about unknown
 * ones.
 */
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
 * Parses the front matter of a page like Docusaurus, but rejects unknown keys, because a mistyped key would
 * silently have no effect.
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
