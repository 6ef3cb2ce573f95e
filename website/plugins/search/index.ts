import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitFiles, nameStylesheet } from '../emitFiles';
import { SEARCH_STYLES, printOwnStyles } from '../griffel-css/ownStylesheets';
import { findPageFile } from '../editPage';
import { readPages } from '../readPages';
import { readTemplates } from '../playground/readTemplates';
import { createSearchIndex, type PageSource } from './createSearchIndex';
import { readPageSources } from './readPageSources';

export interface SearchOptions {
  /** The folder of the playground's templates, absolute. */
  templates: string;
  /** The folder of the examples that pages quote, absolute. */
  examples: string;
  /** The address of the page that shows the templates. */
  playground: string;
}

/**
 * Supplies what the search of the site needs, each as a file that a browser loads when a user
 * means to search: `index.json`, made of the pages' sources (so that it is there in development, too),
 * and as `stylesheet.json` the address of the dialog's stylesheet.
 *
 * A section that the built page does not have fails the build.
 */
export default function search(
  { siteDir, siteConfig }: LoadContext,
  { templates, examples, playground }: SearchOptions,
): Plugin {
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
      // The playground shows templates by their addresses and need not have them on its page.
      const pages = sources.filter(({ route }) => route !== playground);
      const missing = findMissingAnchors(pages, read);
      if (missing.length > 0) {
        throw new Error(
          `Search would lead to sections that are not there: ${missing.join(', ')}. Docusaurus names headings otherwise than createSlugger in packages/samples does: bring them together.`,
        );
      }
    },
  };
}

/** Attributes that name a place. Text that reads like one does no harm: it may only hide a section that is missing. */
const ID = /\sid=(?:"([^"]*)"|([^\s>]+))/g;

function readIds(html: string): Set<string> {
  return new Set([...html.matchAll(ID)].map(([, quoted, bare = '']) => quoted ?? bare));
}

/**
 * Finds the sections that search would lead to, and that are not on their pages.
 *
 * @param read - gives the HTML of an address
 * @returns their addresses
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
