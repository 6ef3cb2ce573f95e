import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { convertPage, readSamplePanes, type SamplePane } from '@griffel-site/samples';
import { getMarkdownPath } from '../../src/page-markdown/getMarkdownPath';
import { findPageFile } from '../page-list/editPage';
import { type Page, readPages } from '../page-list/readPages';
import { createLinkResolver } from './createLinkResolver';
import { explainSize, type ListedMarkdown, printFull, printIndex } from './printLists';

/** In bytes: what fits into the first look of a reader that pays for each word. */
const INDEX_LIMIT = 16_000;

/** In bytes: about 125,000 tokens, which models of today take at once. */
const FULL_LIMIT = 500_000;

export interface PageMarkdownOptions {
  /** The folder of the committed outputs of all samples, absolute. */
  outputs: string;
  /** What they were computed with: `@griffel/react 1.7.8`. */
  verifiedWith: string;
}

/** The pages that are about what compilers write. Elsewhere it is long, and of use to few. */
const ABOUT_COMPILERS = /\/(?:ahead-of-time-compilation|css-extraction)\//;

const isCompiled = ({ title }: SamplePane) => /^(?:Compiled|Extracted): /.test(title);

/**
 * Writes every page as Markdown beside its HTML, of which it is made, and all of them into
 * `llms.txt` and `llms-full.txt`. (`PageTags` names the Markdown in the page's head.)
 *
 * Put it before plugins that check links: pages link to their Markdown.
 */
export default function pageMarkdown(
  { siteDir, baseUrl, siteConfig: { title, tagline, url } }: LoadContext,
  { outputs, verifiedWith }: PageMarkdownOptions,
): Plugin {
  let pages: Page[] = [];

  const readSamples = (source: string): SamplePane[][] => {
    const file = path.join(outputs, source.replace(/\.mdx?$/, '.md'));
    return fs.existsSync(file) ? readSamplePanes(fs.readFileSync(file, 'utf8')) : [];
  };

  return {
    name: 'page-markdown',
    allContentLoaded({ allContent }) {
      pages = readPages(allContent, path.basename(siteDir));
    },
    // Not asynchronous: links to these files are checked right after.
    postBuild({ outDir }) {
      const routes = new Set(pages.map(({ route }) => route));
      const write = (file: string, text: string, limit = Infinity) => {
        const explanation = explainSize(file, text, limit);
        if (explanation !== undefined) console.warn(explanation);
        const place = path.join(outDir, file.slice(baseUrl.length));
        fs.mkdirSync(path.dirname(place), { recursive: true });
        fs.writeFileSync(place, text);
      };

      const listed: ListedMarkdown[] = [];
      for (const { route, source, section } of [...pages].sort((a, b) => a.place - b.place)) {
        const html = fs.readFileSync(findPageFile(outDir, route, baseUrl), 'utf8');
        const address = url + route;
        const resolveLink = createLinkResolver(address, routes, baseUrl);
        const converted = convertPage(html, {
          address,
          verifiedWith,
          resolveLink,
          samples: readSamples(source),
          keepsPane: (pane) => ABOUT_COMPILERS.test(route) || !isCompiled(pane),
        });
        const markdownPath = getMarkdownPath(route, baseUrl);
        write(markdownPath, converted.markdown);
        listed.push({ ...converted, address: url + markdownPath, section });
      }

      const summary = `${tagline}.`;
      const full = `${baseUrl}llms-full.txt`;
      const fullText = printFull(title, summary, listed);
      write(full, fullText, FULL_LIMIT);
      const head = { title, summary, verifiedWith, full: { address: url + full, text: fullText } };
      const index = `${baseUrl}llms.txt`;
      write(index, printIndex(head, listed), INDEX_LIMIT);
      return Promise.resolve();
    },
  };
}
