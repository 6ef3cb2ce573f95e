import fs from 'node:fs';
import path from 'node:path';
import { findPageHTMLChunk } from '@griffel-site/samples/page-html';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { joinPageFiles } from '../../src/navigation/pageFiles';
import { cutList, type ListedPage, type PageIndex } from '../../src/navigation/pageList';
import { AFTER_HASHES, emitFiles, hashContent, type Compilation } from '../emitFiles';
import { cutTables, type Page, type Tables } from './cutTables';

/** What the plugin is given; the folders are absolute. */
export interface PageFilesOptions {
  /** That of the documentation. */
  docs: string;
  /** That of the HTML of pages, as `remarkPageHTML` has written it. */
  cache: string;
}

/** What documents tell of pages; `plugins/late-scripts` writes it into them. */
export interface PageFiles {
  /** With the file of its script alone. */
  pages: ListedPage[];
  /** Of the list that has the files for navigations. */
  index: PageIndex;
}

/** What the plugin writes below `.docusaurus`. */
const FOLDER = 'page-files';

/** Reads what the build has made of pages. */
export function readPageFiles(generatedFilesDir: string): PageFiles {
  const file = path.join(generatedFilesDir, FOLDER, 'files.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PageFiles;
}

/** A statement that brings data to `src/navigation/pages.ts`. */
const bring = (key: string, json: string) => `(self.pageData??={})[${JSON.stringify(key)}]=${json}`;

/**
 * Keeps the pages of the documentation out of the scripts that every page loads, so that those do not grow with the
 * site. In the browser, for production:
 *
 * - The script of a page is an entry of its own, of which neither the bundler's runtime nor a table of Docusaurus knows.
 * - A navigation loads a file that has the script and the HTML of a page, which would be two requests. Who opens
 *   the page by its address gets its HTML with the document, and its script alone. The offline copy has the first.
 * - A list in parts says which path has which file (`src/navigation/pageList.ts`).
 */
export default function pageFiles(
  { siteDir, siteConfig, generatedFilesDir }: LoadContext,
  { docs, cache }: PageFilesOptions,
): Plugin {
  const folder = path.join(generatedFilesDir, FOLDER);
  /** Leaves a file that is the same, as the bundler's cache looks at its time. */
  const write = (file: string, content: string) => {
    const whole = path.join(folder, file);
    if (fs.existsSync(whole) && fs.readFileSync(whole, 'utf8') === content) return;
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(whole, content);
  };

  const cut = () => {
    const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
    const bar = JSON.stringify(siteConfig.themeConfig.navbar);
    return cutTables(
      {
        'routes.js': read('routes.js'),
        'registry.js': read('registry.js'),
        'routesChunkNames.json': read('routesChunkNames.json'),
        'globalData.json': read('globalData.json'),
      } satisfies Tables,
      (id) => bar.includes(`"docId":${JSON.stringify(id)}`),
    );
  };

  const nameHTML = (source: string) =>
    findPageHTMLChunk(path.resolve(source.replace('@site', siteDir)), docs);

  const createFiles = (compilation: Compilation, pages: readonly Page[]) => {
    const files: [file: string, content: string][] = [];
    const alone: ListedPage[] = [];
    const whole: ListedPage[] = [];
    for (const { name, source, path: address, id, sidebar } of pages) {
      const built = compilation.entrypoints.get(name)?.getFiles() ?? [];
      const [asset = '', ...others] = built.filter((one) => one.endsWith('.js'));
      if (others.length > 0) {
        throw new Error(
          `The page ${address} would need more scripts than its own: ${others.join(', ')}. Nothing loads them; see optimization.splitChunks.`,
        );
      }
      const script = String(compilation.getAsset(asset)?.source.source());
      const file = path.basename(asset);
      const list = (one: string): ListedPage =>
        sidebar === undefined ? [address, one, id] : [address, one, id, sidebar];
      alone.push(list(file));
      const html = nameHTML(source);
      // Its name stands in the script of a page that has some.
      const hasHTML = html !== undefined && new RegExp(`["'\`]${html}["'\`]`).test(script);
      const pieces = hasHTML && fs.readFileSync(path.join(cache, `${html}.json`), 'utf8');
      const joined = pieces ? joinPageFiles(file, `${html}.${hashContent(pieces)}.js`) : file;
      whole.push(list(joined));
      if (pieces) files.push([`assets/js/${joined}`, `${script}\n${bring(html, pieces)}`]);
    }
    const index = cutList(whole).map(([from, part]) => {
      const content = bring(from, JSON.stringify(part));
      const file = `pages.${hashContent(content)}.js`;
      files.push([`assets/js/${file}`, content]);
      return [from, file] as const;
    });
    write('files.json', JSON.stringify({ pages: alone, index } satisfies PageFiles));
    return files;
  };

  return {
    name: 'page-files',
    configureWebpack(config, isServer, utils) {
      if (isServer || config.mode !== 'production') return {};
      const { pages, rest } = cut();
      for (const [file, content] of Object.entries(rest)) write(file, content);
      const arrived = path.join(siteDir, 'src/navigation/arrivedPages.ts');
      const entries = pages.map(({ name, source }) => {
        const load = `import(/* webpackMode: "eager" */ ${JSON.stringify(source)})`;
        write(
          `${name}.js`,
          `import { arrivedPages } from ${JSON.stringify(arrived)};\narrivedPages.set("${name}", () => ${load});\n`,
        );
        return [name, { import: path.join(folder, `${name}.js`), dependOn: 'main' }] as const;
      });
      return {
        entry: { main: config.entry as string, ...Object.fromEntries(entries) },
        resolve: {
          alias: Object.fromEntries(
            Object.keys(rest).map((file) => [
              path.join(generatedFilesDir, file),
              path.join(folder, file),
            ]),
          ),
        },
        plugins: [
          emitFiles(
            'page-files',
            utils,
            (compilation) => createFiles(compilation, pages),
            AFTER_HASHES,
          ),
          keepOneEntry(path.join(generatedFilesDir, 'client-manifest.json')),
        ],
      };
    },
  };
}

/** Docusaurus would have every document load all entries. */
function keepOneEntry(manifest: string) {
  return {
    apply(compiler: { hooks: { afterEmit: { tap: (name: string, act: () => void) => void } } }) {
      compiler.hooks.afterEmit.tap('page-files', () => {
        const data = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { entrypoints: string[] };
        fs.writeFileSync(manifest, JSON.stringify({ ...data, entrypoints: ['main'] }));
      });
    },
  };
}
