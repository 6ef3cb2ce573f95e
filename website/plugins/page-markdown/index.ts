import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { convertPage, readSamplePanes, type SamplePane } from '@griffel-site/samples';
import { SHARE_PREFIX } from '@griffel-site/playground/share';
import { getMarkdownPath } from '../../src/page-markdown/getMarkdownPath';
import { findPageFile } from '../editPage';
import { type Page, readPages } from '../readPages';
import { explainSize, type ListedMarkdown, printFull, printIndex } from './printLists';

/** In bytes. The index is read first, by readers for whom every token costs. */
const INDEX_LIMIT = 16_000;

/** In bytes: about 125,000 tokens, which fit into the context of current models. */
const FULL_LIMIT = 500_000;

interface PageMarkdownOptions {
  /** The folder of the committed outputs of all samples, absolute. */
  outputs: string;
  /** The package that they were computed with: `@griffel/react 1.7.8`. */
  verifiedWith: string;
}

/** Pages about compilers. On other pages, compiled code is long and rarely useful. */
const ABOUT_COMPILERS = /\/(?:ahead-of-time-compilation|css-extraction)\//;

const isCompiled = ({ title }: SamplePane) => /^(?:Compiled|Extracted): /.test(title);

/**
 * Writes every page as Markdown next to its HTML, from which it is converted, and all of them into
 * `llms.txt` and `llms-full.txt`. (`PageTags` links the Markdown in the page's head.) In development,
 * the server converts pages on demand.
 *
 * Put it before plugins that check links, because pages link to their Markdown.
 */
export default function pageMarkdown(
  { siteDir, baseUrl, siteConfig: { title, tagline, url } }: LoadContext,
  { outputs, verifiedWith }: PageMarkdownOptions,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  let pages: Page[] = [];

  const readSamples = (source: string): SamplePane[][] => {
    const file = path.join(outputs, source.replace(/\.mdx?$/, '.md'));
    return fs.existsSync(file) ? readSamplePanes(fs.readFileSync(file, 'utf8')) : [];
  };

  const convert = ({ route, source }: Page, html: string) => {
    const address = url + route;
    return convertPage(html, {
      address,
      verifiedWith,
      resolveLink: createLinkResolver(address, new Set(pages.map((page) => page.route)), baseUrl),
      samples: readSamples(source),
      keepsPane: (pane) => ABOUT_COMPILERS.test(route) || !isCompiled(pane),
    });
  };

  /** In development, converts a page that a browser has sent. */
  const convertSent = (address: string, html: string) => {
    const page = pages.find(({ route }) => getMarkdownPath(route, baseUrl) === address);
    return page && convert(page, html).markdown;
  };

  const developmentServer: object = {
    devServer: {
      // Docusaurus has such a function as well. Both receive the same list, and their results are concatenated.
      setupMiddlewares: (list: unknown[]) => {
        list.unshift(serveMarkdown(convertSent));
        return [];
      },
    },
  };

  return {
    name: 'page-markdown',
    getClientModules: () =>
      isDevelopment ? [path.join(siteDir, 'src/page-markdown/sendPage')] : [],
    configureWebpack: () => (isDevelopment ? developmentServer : {}),
    allContentLoaded({ allContent }) {
      pages = readPages(allContent, path.basename(siteDir));
    },
    // Synchronous, because links to these files are checked right after.
    postBuild({ outDir }) {
      const write = (file: string, text: string, limit = Infinity) => {
        const explanation = explainSize(file, text, limit);
        if (explanation !== undefined) console.warn(explanation);
        const place = path.join(outDir, file.slice(baseUrl.length));
        fs.mkdirSync(path.dirname(place), { recursive: true });
        fs.writeFileSync(place, text);
      };

      const listed: ListedMarkdown[] = [];
      for (const page of [...pages].sort((a, b) => a.place - b.place)) {
        const html = fs.readFileSync(findPageFile(outDir, page.route, baseUrl), 'utf8');
        const converted = convert(page, html);
        const markdownPath = getMarkdownPath(page.route, baseUrl);
        write(markdownPath, converted.markdown);
        listed.push({ ...converted, address: url + markdownPath, section: page.section });
      }

      const summary = `${tagline}.`;
      const full = `${baseUrl}llms-full.txt`;
      const fullText = printFull(title, summary, url, listed);
      write(full, fullText, FULL_LIMIT);
      const head = { title, summary, verifiedWith, full: { address: url + full, text: fullText } };
      const index = `${baseUrl}llms.txt`;
      write(index, printIndex(head, listed), INDEX_LIMIT);
      return Promise.resolve();
    },
  };
}

/**
 * Creates a function that converts the addresses on a page for its Markdown. All become absolute,
 * because the text is read elsewhere; links to other pages lead to their Markdown, except links with code,
 * which only the playground can run.
 *
 * @param page - the page's own address, absolute
 * @param routes - the paths of all pages
 * @param baseUrl - the site's base
 */
export function createLinkResolver(
  page: string,
  routes: ReadonlySet<string>,
  baseUrl: string,
): (address: string) => string {
  return (address) => {
    const url = new URL(address, page);
    if (url.origin !== new URL(page).origin || url.hash.startsWith(SHARE_PREFIX)) return url.href;
    if (routes.has(url.pathname)) url.pathname = getMarkdownPath(url.pathname, baseUrl);
    return url.href;
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves pages as Markdown in development. The server has no HTML then, so pages send theirs
 * (`sendPage.ts`) before a user can request their Markdown.
 *
 * @param convert - converts the HTML of the page whose Markdown has this path; returns undefined if there is
 *   no such page
 */
export function serveMarkdown(
  convert: (path: string, html: string) => string | undefined,
): Handler {
  const sent = new Map<string, string>();
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.endsWith('.md')) {
      next();
      return;
    }
    const answer = (status: number, body: string) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(body);
    };
    if (request.method !== 'POST') {
      const found = sent.get(pathname);
      if (found === undefined) answer(404, 'Open the page first, then its Markdown.');
      else answer(200, found);
      return;
    }
    readText(request)
      .then((html) => {
        const markdown = convert(pathname, html);
        if (markdown === undefined) {
          next();
          return;
        }
        sent.set(pathname, markdown);
        answer(200, markdown);
      })
      .catch((error: unknown) => {
        sent.set(pathname, String(error));
        answer(500, String(error));
      });
  };
}
