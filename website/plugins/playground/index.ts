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
import {
  PLAYGROUND_PAGE_STYLES,
  PLAYGROUND_STYLES,
  printOwnStyles,
} from '../griffel-css/ownStylesheets';
import { AFTER_MINIFICATION, emitFiles, hashContent, nameStylesheet } from '../emitFiles';
import { leaveOut } from './leaveOut';
import { readTemplates, type Template } from './readTemplates';

export interface PlaygroundOptions {
  /** The folder of the templates, absolute. */
  templates: string;
  /** The folder of the docs, absolute. Their code runs in the playground without confirmation. */
  docs: string;
  /** The folder of the project that downloads are modeled on, absolute. */
  example: string;
  /** The lockfile with the versions of Fluent UI for downloads, absolute. */
  fluentLock: string;
  /** A folder to cache the playground's scripts in, absolute. */
  cache: string;
}

/** A template in `@generated/playground/default/templates.json`. */
export interface PlaygroundTemplate {
  id: string;
  title: string;
  summary: string;
  files: PlaygroundTemplateFile[];
}

export interface PlaygroundTemplateFile {
  name: string;
  /** The highlighter's name of the language. */
  language: string;
  code: string;
  /** The highlighted code; only for the first template, because all of them would slow down the page. */
  html?: string;
}

/** The folder for files that the playground loads on demand, relative to the site's root. */
const FOLDER = 'assets/playground';

/**
 * The scripts that the sandbox runs. Its policy contains their hashes, so it would block truncated ones
 * silently.
 */
const CHECKED: readonly Part['name'][] = ['sandbox-frame', 'evaluator'];

function printIntegrity({ content }: Part): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Prepares the first run of a template at build time, so that the playground needs no compiler for it. */
function prepareTemplate({ id, files }: Template): Part {
  const run = prepareRun(Object.fromEntries(files.map(({ name, code }) => [name, `${code}\n`])));
  return { name: `run-${id}`, extension: 'json', content: JSON.stringify(run) };
}

/**
 * Supplies the data of the playground's page, and emits its scripts and style sheets:
 *
 * - `templates.json`: the templates, for the editor and the page's static HTML
 * - `parts.json`: the addresses of its scripts
 * - `integrity.json`: hashes of the scripts that the sandbox runs, for `fetch`
 * - `stylesheet.json`: the address of the playground's style sheet, whose classes no other page uses
 * - `page-stylesheet.json`: that of the page around it, which its HTML links
 * - `published.json`: hashes of all samples on the site
 * - `versions.json`: versions of the packages in a downloaded project
 *
 * In development, templates are reloaded; changes of the scripts need a restart.
 */
export default function playground(
  { baseUrl, siteDir }: LoadContext,
  { templates: directory, docs, example, fluentLock, cache }: PlaygroundOptions,
): Plugin {
  // Set by `contentLoaded`, which Docusaurus calls before `configureWebpack`.
  let files: Record<string, string> = {};
  const sheets = { playground: '', 'try-it-out': '' };
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
      sheets.playground = await printOwnStyles(siteDir, PLAYGROUND_STYLES);
      sheets['try-it-out'] = await printOwnStyles(siteDir, PLAYGROUND_PAGE_STYLES);
      const addressOf = (name: keyof typeof sheets) =>
        JSON.stringify(baseUrl + nameStylesheet(name, sheets[name]));
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
        actions.createData('stylesheet.json', addressOf('playground')),
        actions.createData('page-stylesheet.json', addressOf('try-it-out')),
      ]);
    },
    async allContentLoaded() {
      // esbuild's process uses 300 MB by now and is not needed until the site is bundled. In development,
      // other code may be using it.
      if (process.env.NODE_ENV === 'production') await stop();
    },
    configureWebpack(_config, isServer, utils) {
      if (isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // The playground and samples that run on their pages share the code that runs samples.
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
          emitFiles('playground', utils, () =>
            Object.entries(sheets).map(([name, css]) => [nameStylesheet(name, css), css]),
          ),
          // The scripts are minified already.
          emitFiles('playground', utils, () => Object.entries(files), AFTER_MINIFICATION),
        ],
      };
    },
  };
}

/**
 * Hashes all samples of the docs and of the home page, which may run without confirmation, because the site
 * itself has published them.
 *
 * @param docs the folder of the docs, absolute
 * @param examples the folder of the example projects, absolute
 * @param home the folder of the home page's sample, absolute; its subfolders are not linked to the playground
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
