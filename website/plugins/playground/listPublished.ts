import fs from 'node:fs';
import path from 'node:path';
import { listSamples } from '@griffel-site/samples';
import { hashFiles } from '@griffel-site/playground/project';
import { globSync } from 'tinyglobby';

/**
 * Hashes all samples of the docs and of the home page: code that the site itself has published, and
 * that may run by itself.
 *
 * @param docs the folder of the docs, absolute
 * @param examples the folder of the projects that they quote, absolute
 * @param home the folder of the home page's samples, absolute: files that belong
 *   together, and folders of what no link opens
 */
export async function listPublished(
  docs: string,
  examples: string,
  home: string,
): Promise<string[]> {
  const pages = globSync('**/*.mdx', { cwd: docs }).sort();
  const ofHome = Object.fromEntries(
    globSync('*', { cwd: home }).map((name) => [
      name,
      fs.readFileSync(path.join(home, name), 'utf8'),
    ]),
  );
  const hashes = await Promise.all(
    pages
      .flatMap((page) =>
        listSamples(fs.readFileSync(path.join(docs, page), 'utf8'), page, examples),
      )
      .concat(ofHome)
      .map(hashFiles),
  );
  return [...new Set(hashes)].sort();
}
