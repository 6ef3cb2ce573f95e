import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { stop } from 'esbuild';
import { createPlaygroundParts } from '@griffel-site/playground/create-parts';
import type { Part, PartURLs } from '@griffel-site/playground/part';
import { prepareRun } from '@griffel-site/playground/prepare-run';
import { readFluentVersions, readVersions } from '@griffel-site/playground/versions';
import { highlightCode, listSamples } from '@griffel-site/samples';
import { hashFiles } from '@griffel-site/playground/project';
import { globSync } from 'tinyglobby';
import { PLAYGROUND_STYLES, printOwnStyles } from '../griffel-css/ownStylesheets';
import { AFTER_MINIFICATION, emitFiles, hashContent, nameStylesheet } from '../emitFiles';
import { leaveOut } from './leaveOut';
import { readTemplates, type Template } from './readTemplates';

export interface PlaygroundOptions {
  /** The folder of the templates, absolute. */
  templates: string;
  /** The folder of the docs, absolute: code of theirs runs without a question. */
  docs: string;
  /** The project, a folder, that downloads are made after, absolute. */
  example: string;
  /** The lockfile whose versions of Fluent UI downloads take, absolute. */
  fluentLock: string;
  /** A folder for what takes long to make, absolute. */
  cache: string;
}

/** A template as `@generated/playground/default/templates.json` has it. */
export interface PlaygroundTemplate {
  id: string;
  title: string;
  summary: string;
  files: PlaygroundTemplateFile[];
}

export interface PlaygroundTemplateFile {
  name: string;
  /** As the highlighter knows it. */
  language: string;
  code: string;
  /** The code, highlighted; of the first template alone: all of them would slow down the page. */
  html?: string;
}

/** Where the browser finds what the playground loads when it needs it, below the site's address. */
const FOLDER = 'assets/playground';

/** What the sandbox runs. Its policy knows them by hash: cut off, they would be stopped without a message. */
const CHECKED: readonly Part['name'][] = ['sandbox-frame', 'evaluator'];

function printIntegrity({ content }: Part): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Does what the playground does first with a template, so that it need not load what does it. */
function prepareTemplate({ id, files }: Template): Part {
  const run = prepareRun(Object.fromEntries(files.map(({ name, code }) => [name, `${code}\n`])));
  return { name: `run-${id}`, extension: 'json', content: JSON.stringify(run) };
}

/**
 * Supplies what the page of the playground shows and loads:
 *
 * - `templates.json`: what the editor opens, and the page's HTML has until then
 * - `parts.json`: addresses of its scripts, which this makes part of the site
 * - `integrity.json`: hashes of the scripts that the sandbox runs, as `fetch` takes them
 * - `stylesheet.json`: the address of its stylesheet, with classes that no page has
 * - `published.json`: hashes of all samples of the docs
 * - `versions.json`: of the packages in a downloaded project
 *
 * In development templates are reloaded; a change of the scripts takes a new start.
 */
export default function playground(
  { baseUrl, siteDir }: LoadContext,
  { templates: directory, docs, example, fluentLock, cache }: PlaygroundOptions,
): Plugin {
  // Docusaurus loads contents before it asks for the configuration of the bundler.
  let files: Record<string, string> = {};
  let sheet = '';
  const nameOf = ({ name, extension, content }: Part) =>
    `${FOLDER}/${name}.${hashContent(content)}.${extension}`;

  return {
    name: 'playground',
    getPathsToWatch: () => [path.join(directory, '**/*'), path.join(docs, '**/*.mdx')],
    async contentLoaded({ actions }) {
      const templates = readTemplates(directory);
      const parts = [
        ...(await createPlaygroundParts({ cacheFolder: path.join(cache, 'parts') })),
        ...templates.map(prepareTemplate),
      ];
      files = Object.fromEntries(parts.map((part) => [nameOf(part), part.content]));
      const urls = Object.fromEntries(parts.map((part) => [part.name, baseUrl + nameOf(part)]));
      const listed: PlaygroundTemplate[] = templates.map((template, place) => ({
        ...template,
        files: template.files.map(({ name, code }) => {
          const language = path.extname(name).slice(1);
          const html = place === 0 && { html: highlightCode(code, language, new Set()) };
          return { name, language, code, ...html };
        }),
      }));
      sheet = await printOwnStyles(siteDir, PLAYGROUND_STYLES);
      const address = baseUrl + nameStylesheet('playground', sheet);
      const manifest = fs.readFileSync(path.join(example, 'package.json'), 'utf8');
      await Promise.all([
        actions.createData('templates.json', listed),
        actions.createData('parts.json', urls satisfies Partial<PartURLs>),
        actions.createData(
          'integrity.json',
          Object.fromEntries(
            parts
              .filter(({ name }) => CHECKED.includes(name))
              .map((part) => [part.name, printIntegrity(part)]),
          ),
        ),
        actions.createData(
          'published.json',
          await listPublished(docs, path.dirname(example), path.join(siteDir, 'src/home/samples')),
        ),
        actions.createData('versions.json', {
          ...readFluentVersions(fs.readFileSync(fluentLock, 'utf8')),
          ...readVersions(manifest),
        }),
        actions.createData('stylesheet.json', JSON.stringify(address)),
      ]);
    },
    async allContentLoaded() {
      // By now its process has 300 MB, and nobody needs it until the site is bundled. While an author
      // writes, others may be using it.
      if (process.env.NODE_ENV === 'production') await stop();
    },
    configureWebpack(_config, isServer, utils) {
      if (isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // The playground and samples that run on their pages share what runs code.
              playgroundRunner: {
                name: 'playground-runner',
                chunks: (chunk: { name?: string | null }) =>
                  chunk.name === 'playground' || chunk.name === 'playground-sample',
                minChunks: 2,
                enforce: true,
              },
            },
          },
        },
        module: { rules: leaveOut(path.join(siteDir, '../node_modules')) },
        plugins: [
          emitFiles('playground', utils, () => [[nameStylesheet('playground', sheet), sheet]]),
          // They are minified already.
          emitFiles('playground', utils, () => Object.entries(files), AFTER_MINIFICATION),
        ],
      };
    },
  };
}

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
