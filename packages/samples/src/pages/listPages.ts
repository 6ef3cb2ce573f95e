import fs from 'node:fs';
import path from 'node:path';

/** Where pages of Markdown stand in the repository. */
const FOLDERS = ['docs', 'website/src/pages'];

/**
 * Lists the pages of Markdown, and the parts of pages, by their places in the repository.
 *
 * @param root the folder of the repository, absolute
 */
export function listPages(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .sort(),
  );
}
