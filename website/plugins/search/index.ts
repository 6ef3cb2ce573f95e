import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readPageSections } from '@griffel-site/samples';
import { PAGE } from '../../src/search/engine/weights';
import { emitFiles, nameStylesheet } from '../emitFiles';
import { SEARCH_STYLES, printOwnStyles } from '../griffel-css/ownStylesheets';
import { findPageFile } from '../editPage';
import { type Page, readPages } from '../readPages';
import { readTemplates, type Template } from '../playground/readTemplates';
import { createSearchIndex, type PageSource } from './createSearchIndex';

export interface SearchOptions {
  /** The folder of the playground's templates, absolute. */
  templates: string;
  /** The folder of the example projects, absolute. */
  examples: string;
  /** The path of the page with the templates, without the site's base. */
  playground: string;
}

/**
 * Supplies the files of the search, which load on demand: `index.json`, created from the sources of pages
 * (so that it also exists in development), and `stylesheet.json` with the address of the dialog's style sheet.
 *
 * Fails the build if a section is missing on the built page.
 */
export default function search(
  { siteDir, siteConfig }: LoadContext,
  { templates, examples, ...options }: SearchOptions,
): Plugin {
  const playground = path.posix.join(siteConfig.baseUrl, options.playground);
  let sources: PageSource[] = [];
  let sheet = '';
  return {
    name: 'search',
    configureWebpack(_config, isServer, utils) {
      if (isServer) return {};
      const getSheet = () => [[nameStylesheet('search', sheet), sheet] as const];
      return { plugins: [emitFiles('search', utils, getSheet)] };
    },
    async allContentLoaded({ allContent, actions }) {
      sources = readPageSources(readPages(allContent, path.basename(siteDir)), {
        root: path.dirname(siteDir),
        examples,
        templates: readTemplates(templates),
        playground,
        words: { [siteConfig.baseUrl]: { title: siteConfig.title, text: siteConfig.tagline } },
      });
      await actions.createData('index.json', createSearchIndex(sources));
      sheet = await printOwnStyles(siteDir, SEARCH_STYLES);
      const address = siteConfig.baseUrl + nameStylesheet('search', sheet);
      await actions.createData('stylesheet.json', JSON.stringify(address));
    },
    postBuild({ outDir, baseUrl }) {
      const read = (route: string) => {
        const file = findPageFile(outDir, route, baseUrl);
        return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      };
      // The playground opens templates by their hash and need not contain their anchors.
      const pages = sources.filter(({ route }) => route !== playground);
      const missing = findMissingAnchors(pages, read);
      if (missing.length > 0) {
        throw new Error(
          `Search would link to sections that do not exist: ${missing.join(', ')}. Docusaurus names headings differently than createSlugger in packages/samples/src/page-text. Make them agree.`,
        );
      }
    },
  };
}

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

/** An id attribute. Text that looks like one does little harm: it can only hide a missing section. */
const ID = /\sid=(?:"([^"]*)"|([^\s>]+))/g;

function readIds(html: string): Set<string> {
  return new Set([...html.matchAll(ID)].map(([, quoted, bare = '']) => quoted ?? bare));
}

/**
 * Finds sections in the index that are missing on their pages.
 *
 * @param read - returns the HTML of a page
 * @returns the addresses of the sections
 */
export function findMissingAnchors(
  sources: readonly PageSource[],
  read: (route: string) => string,
): string[] {
  return sources.flatMap(({ route, sections }) => {
    const ids = readIds(read(route));
    return sections
      .filter(({ anchor }) => anchor !== '' && !ids.has(anchor))
      .map(({ anchor }) => `${route}#${anchor}`);
  });
}
