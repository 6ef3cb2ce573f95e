import fs from 'node:fs';
import path from 'node:path';
import { readPageSections } from '@griffel-site/samples';
import { PAGE } from '../../src/search/engine/weights';
import type { Page } from '../readPages';
import type { Template } from '../playground/readTemplates';
import type { PageSource } from './createSearchIndex';

interface PageSourcesOptions {
  /** The folder of the repository, absolute. */
  root: string;
  /** The folder of the example projects, absolute. */
  examples: string;
  /** The templates of the playground, which become sections of its page. */
  templates: readonly Template[];
  /** The path of the playground's page. */
  playground: string;
  /** The title and text of pages that are not Markdown, by path. */
  words: Readonly<Record<string, { title: string; text: string }>>;
}

/** Reads the texts of pages. */
export function readPageSources(
  pages: readonly Page[],
  { root, examples, templates, playground, words }: PageSourcesOptions,
): PageSource[] {
  return pages.flatMap(({ route, title = '', section, source, description = '' }) => {
    const own = words[route];
    if (own) {
      const { text } = own;
      const sections = [{ heading: '', depth: 1, anchor: '', text, code: '', messages: [] }];
      return { route, title: own.title, section, weight: PAGE.docs, description: '', sections };
    }
    const file = path.join(root, source);
    if (!/\.mdx?$/.test(file)) return [];
    const text = fs.readFileSync(file, 'utf8');
    const sections = readPageSections(text, { path: file, examples }).filter(
      // This section only links to other pages, which are found themselves.
      ({ heading }) => heading !== 'Related',
    );
    if (route === playground) {
      for (const { id, title: heading, summary, files } of templates) {
        const code = files.flatMap((source) => [source.name, source.code]).join('\n');
        sections.push({ heading, depth: 2, anchor: id, text: summary, code, messages: [] });
      }
    }
    return {
      route,
      title,
      section,
      weight: route === playground ? PAGE.playground : PAGE.docs,
      description,
      sections,
    };
  });
}
