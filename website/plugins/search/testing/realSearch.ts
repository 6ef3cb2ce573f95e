import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@griffel-site/samples/slugger';
import { createSearchEngine } from '../../../src/search/engine/createSearchEngine';
import { parsePages, unpackText } from '../../../src/search/pack/packPages';
import type { Page } from '../../readPages';
import { readTemplates } from '../../playground/readTemplates';
import { createSearchIndex } from '../createSearchIndex';
import { readPageSources } from '../readPageSources';

/** The repository. */
export const ROOT = path.join(import.meta.dirname, '../../../..');

/** The real pages, as Docusaurus would list them. */
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

/** What the pages of the repository say. */
export const sources = readPageSources(listPages(), {
  root: ROOT,
  examples: path.join(ROOT, 'examples'),
  templates: readTemplates(path.join(ROOT, 'packages/playground/templates')),
  playground: '/try-it-out/',
  words: {},
});
/** The index of them, packed. */
export const index = createSearchIndex(sources);
/** Searches them, with the index as a browser gets it. */
export const engine = createSearchEngine(parsePages(unpackText(index), createSlugger));

/** The addresses of the pages that answer a query, the best first. */
export const findRoutes = (query: string) => engine.find(query).map(({ page }) => page.route);
