import fs from 'node:fs';
import path from 'node:path';

/** The folders with Markdown pages. */
const FOLDERS = ['docs', 'website/src/pages'];

/**
 * Lists the files of Markdown pages and partials, relative to the repository.
 *
 * @param root the folder of the repository, absolute
 */
export function listPages(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .sort(),
  );
}
