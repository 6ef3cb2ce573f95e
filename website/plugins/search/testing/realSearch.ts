import fs from 'node:fs';
import path from 'node:path';
import { createSearchEngine } from '../../../src/search/engine/createSearchEngine';
import type { Page } from '../../readPages';
import { readTemplates } from '../../playground/readTemplates';
import { createSearchIndex } from '../createSearchIndex';
import { readPageSources } from '..';

/** The repository. */
export const ROOT = path.join(import.meta.dirname, '../../../..');

/** Lists the real pages like Docusaurus. */
function listPages(): Page[] {
  return fs
    .readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file, place) => {
      const text = fs.readFileSync(path.join(ROOT, 'docs', file), 'utf8');
      const read = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
      return {
        route: read('slug') ?? `/${file.replace(/\.mdx$/, '')}`,
        title: read('title'),
        section: [],
        source: path.join('docs', file),
        place,
        description: read('description'),
        updatedAt: undefined,
      };
    });
}

/** The texts of the repository's pages. */
export const sources = readPageSources(listPages(), {
  root: ROOT,
  examples: path.join(ROOT, 'examples'),
  templates: readTemplates(path.join(ROOT, 'packages/playground/templates')),
  playground: '/try-it-out/',
  words: {},
});
/** Their index. */
export const index = createSearchIndex(sources);
/** The search engine, created from the index. */
export const engine = createSearchEngine(index);

/** The paths of the pages that match a query, the best first. */
export const findRoutes = (query: string) => engine.find(query).map(({ page }) => page.route);
