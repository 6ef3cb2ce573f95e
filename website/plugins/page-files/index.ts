import fs from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '@griffel-site/samples';
import { findPageHTMLChunk } from '@griffel-site/samples/page-html';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { joinPageFiles } from '../../src/navigation/pageFiles';
import { cutList, type ListedPage, type PageIndex } from '../../src/navigation/pageList';
import { AFTER_HASHES, emitFiles, hashContent, type Compilation } from '../emitFiles';
import { cutTables, type Page, type Tables } from './cutTables';

/** Options of the plugin; the folders are absolute. */
export interface PageFilesOptions {
  /** The folder of the documentation. */
  docs: string;
  /** The folder with the HTML of pages, written by `remarkPageHTML`. */
  cache: string;
}

/** The data about pages that `plugins/late-scripts` adds to documents. */
export interface PageFiles {
  /** Each with the file of its script only. */
  pages: ListedPage[];
  /** The index of the list with the files for navigation. */
  index: PageIndex;
}

/** The folder in `.docusaurus` for generated files. */
const FOLDER = 'page-files';

/** Reads the data about pages that the build has written. */
export function readPageFiles(generatedFilesDir: string): PageFiles {
  const file = path.join(generatedFilesDir, FOLDER, 'files.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PageFiles;
}

/** A statement that provides data for `src/navigation/pages.ts`. */
const printData = (key: string, json: string) =>
  `(self.pageData??={})[${JSON.stringify(key)}]=${json}`;

/**
 * Keeps the documentation pages out of the scripts that every page loads, so that these do not grow with
 * the site. For the browser's production bundle:
 *
 * - The script of a page is a separate entry, which is not in the tables of the bundler's runtime and
 *   Docusaurus.
 * - A navigation loads a file with both the script and the HTML of a page, instead of two files. When a
 *   page is opened directly, the document contains its HTML, and only its script is loaded. The offline
 *   copy contains the former file.
 * - A list in parts maps paths to files (`src/navigation/pageList.ts`).
 */
export default function pageFiles(
  { siteDir, siteConfig, generatedFilesDir }: LoadContext,
  { docs, cache }: PageFilesOptions,
): Plugin {
  const folder = path.join(generatedFilesDir, FOLDER);
  const write = (file: string, content: string) => writeIfChanged(path.join(folder, file), content);

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
          `The page ${address} would need other scripts, which nothing loads: ${others.join(', ')}. See optimization.splitChunks.`,
        );
      }
      const script = String(compilation.getAsset(asset)?.source.source());
      const file = path.basename(asset);
      const list = (one: string): ListedPage =>
        sidebar === undefined ? [address, one, id] : [address, one, id, sidebar];
      alone.push(list(file));
      const html = nameHTML(source);
      // The script of a page with HTML contains the name of the HTML.
      const hasHTML = html !== undefined && new RegExp(`["'\`]${html}["'\`]`).test(script);
      const pieces = hasHTML && fs.readFileSync(path.join(cache, `${html}.json`), 'utf8');
      const joined = pieces ? joinPageFiles(file, `${html}.${hashContent(pieces)}.js`) : file;
      whole.push(list(joined));
      if (pieces) files.push([`assets/js/${joined}`, `${script}\n${printData(html, pieces)}`]);
    }
    const index = cutList(whole).map(([from, part]) => {
      const content = printData(from, JSON.stringify(part));
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
      const entries = pages.map(({ name, source }) => {
        const load = `import(/* webpackMode: "eager" */ ${JSON.stringify(source)})`;
        write(
          `${name}.js`,
          `(self.pageScripts ??= {})[${JSON.stringify(name)}] = () => ${load};\n`,
        );
        return [name, { import: path.join(folder, `${name}.js`), dependOn: 'main' }] as const;
      });
      return {
        entry: { main: config.entry as string[], ...Object.fromEntries(entries) },
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

/** Docusaurus would make every document load all entries. */
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
