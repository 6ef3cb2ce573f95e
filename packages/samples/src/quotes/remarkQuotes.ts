import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failAtFence, FenceError } from '../fences/FenceError.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';

/** Options of `remarkQuotes`. */
export interface RemarkQuotesOptions {
  /** The folder that quotes are taken from, absolute: real projects that the tests build. */
  examples: string;
}

/**
 * A remark plugin that fills empty fences with code from the example projects, so that a page shows
 * what the tests have built.
 *
 * ````md
 * ```ts title="vite.config.ts" quote="vite-aot/vite.config.ts#config"
 * ```
 * ````
 *
 * @throws VFileMessage, with file:line and what to do, for a file or a region that is not there,
 *   and for a fence that has code of its own
 */
export function remarkQuotes({ examples }: RemarkQuotesOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      if (!node.meta?.includes('quote=')) return;
      try {
        const { quote } = parseFenceMeta(node.lang, node.meta);
        if (quote !== undefined) node.value = readQuote(node, quote, examples);
      } catch (error) {
        failAtFence(file, node, error);
      }
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
  if (place.includes('..') || path.isAbsolute(name) || place.includes('node_modules')) {
    throw new FenceError(
      `quote="${quote}" leaves the example projects, which alone the tests build. Quote a file of examples/.`,
    );
  }
  if (!fs.statSync(source, { throwIfNoEntry: false })?.isFile()) {
    throw new FenceError(`There is no file examples/${name} to quote. Correct the path.`);
  }
  return readRegion(fs.readFileSync(source, 'utf8'), region);
}

const START = /^\s*(?:\/\/|#|\/\*|<!--)\s*region:\s*(\S+)/;
const END = /^\s*(?:\/\/|#|\/\*|<!--)\s*endregion\b/;

/**
 * Takes a region out of a source file, between `// region: name` and its `// endregion`. Regions
 * may stand inside each other; the markers of those inside are left out, and so is the indentation
 * that all lines share.
 *
 * @param source - the file
 * @param name - of the region; undefined for the whole file, without markers
 * @throws FenceError if the file has no such region, or does not end it
 */
export function readRegion(source: string, name: string | undefined): string {
  const lines: string[] = [];
  const open: string[] = [];
  let wasFound = name === undefined;
  for (const line of source.split('\n')) {
    const [, started] = START.exec(line) ?? [];
    if (started !== undefined) {
      open.push(started);
      wasFound ||= started === name;
    } else if (END.test(line)) {
      open.pop();
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
      `The region "${open[0] ?? ''}" of the quoted file does not end. Add: // endregion`,
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
