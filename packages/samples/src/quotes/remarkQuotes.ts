import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { FenceError, visitFences } from '../fences/FenceError.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';

export interface RemarkQuotesOptions {
  /** The folder of the example projects, absolute. The tests build them. */
  examples: string;
}

/**
 * A remark plugin that fills empty fences with code from the example projects, so that pages show
 * code that the tests have built.
 *
 * ````md
 * ```ts title="vite.config.ts" quote="vite-aot/vite.config.ts#config"
 * ```
 * ````
 *
 * @throws VFileMessage, with file:line and what to do, for a missing file or region,
 *   and for a fence that has code of its own
 */
export function remarkQuotes({ examples }: RemarkQuotesOptions) {
  return (tree: Root, file: VFile): void => {
    visitFences(tree, file, (node) => {
      if (!node.meta?.includes('quote=')) return;
      const { quote, title } = parseFenceMeta(node.lang, node.meta);
      if (quote === undefined) return;
      node.value = readQuote(node, quote, examples);
      assertMatchingFile(quote, title, node.lang ?? '');
    });
  };
}

function readQuote(node: Code, quote: string, examples: string): string {
  if (node.value.trim() !== '') {
    throw new FenceError(
      'A fence with quote="…" is filled from the examples and has no code of its own. Remove one of them.',
    );
  }
  const [, name = '', region] = /^([^#]*)(?:#(.*))?$/.exec(quote) ?? [];
  const source = path.resolve(examples, name);
  const place = path.relative(examples, source).split(path.sep);
  const outside = new FenceError(
    `quote="${quote}" is outside the example projects, so the tests do not build it. Quote a file in examples/.`,
  );
  if (place.includes('..') || path.isAbsolute(name) || place.includes('node_modules')) {
    throw outside;
  }
  if (!fs.statSync(source, { throwIfNoEntry: false })?.isFile()) {
    throw new FenceError(`There is no file examples/${name} to quote. Correct the path.`);
  }
  // A symbolic link may lead anywhere.
  if (fs.realpathSync(source) !== path.join(fs.realpathSync(examples), ...place)) throw outside;
  return readRegion(fs.readFileSync(source, 'utf8'), region);
}

/**
 * The languages that a fence may have, by the extension of the quoted file. Files with other extensions are
 * not checked.
 */
const LANGUAGES: Readonly<Record<string, readonly string[] | undefined>> = {
  '.ts': ['ts', 'typescript'],
  '.mts': ['ts', 'typescript'],
  '.tsx': ['tsx'],
  '.js': ['js', 'javascript'],
  '.mjs': ['js', 'javascript'],
  '.cjs': ['js', 'javascript'],
  '.jsx': ['jsx'],
  '.json': ['json'],
  '.css': ['css'],
  '.html': ['html', 'markup'],
};

/** Checks that the title and the language of a fence match the quoted file. */
function assertMatchingFile(quote: string, title: string | undefined, language: string): void {
  const file = quote.replace(/#.*$/, '');
  const name = path.posix.basename(file);
  if (title !== undefined && !`/${file}`.endsWith(`/${title}`)) {
    const inProject = file.split('/').slice(1).join('/');
    throw new FenceError(
      `title="${title}" is not the quoted file. Write title="${inProject}", or fewer of its folders.`,
    );
  }
  const languages = LANGUAGES[path.posix.extname(name)];
  if (languages && !languages.includes(language)) {
    throw new FenceError(
      `${name} is quoted ${language === '' ? 'without a language' : `as ${language}`}. Write ${languages[0] ?? ''} after the backticks.`,
    );
  }
}

const START = /^\s*(?:\/\/|#|\/\*|<!--)\s*region:\s*(\S+)/;
const END = /^\s*(?:\/\/|#|\/\*|<!--)\s*endregion\b:?\s*([\w-]*)/;

/**
 * Extracts a region from a source file, between `// region: name` and its `// endregion`. Regions
 * may be nested; the markers of nested ones are left out, and so is the indentation that all lines share.
 *
 * @param source - the file
 * @param name - of the region; undefined for the whole file, without markers
 * @throws FenceError if the region is missing, is not closed, or regions overlap
 */
export function readRegion(source: string, name: string | undefined): string {
  const lines: string[] = [];
  const open: string[] = [];
  let wasFound = name === undefined;
  for (const line of source.split('\n')) {
    const [, started] = START.exec(line) ?? [];
    const [, ended] = END.exec(line) ?? [];
    if (started !== undefined) {
      open.push(started);
      wasFound ||= started === name;
    } else if (ended !== undefined) {
      const last = open.pop();
      if (last === undefined || (/\w/.test(ended) && ended !== last)) {
        throw new FenceError(
          `The quoted file ends ${last === undefined ? 'a region' : `the region "${ended}"`} where ${last === undefined ? 'none' : `"${last}"`} is open. ` +
            'Regions must be nested: correct its // endregion.',
        );
      }
    } else if (name === undefined || open.includes(name)) {
      lines.push(line);
    }
  }
  if (!wasFound) {
    throw new FenceError(
      `The quoted file has no region "${name ?? ''}". Mark it: // region: ${name ?? ''}`,
    );
  }
  if (open.length > 0) {
    throw new FenceError(
      `The region "${open[0] ?? ''}" of the quoted file is not closed. Add: // endregion`,
    );
  }
  return removeIndentation(lines).join('\n').trim();
}

function removeIndentation(lines: readonly string[]): string[] {
  const shared = Math.min(
    ...lines
      .filter((line) => line.trim() !== '')
      .map((line) => line.length - line.trimStart().length),
  );
  return lines.map((line) => line.slice(Number.isFinite(shared) ? shared : 0));
}
