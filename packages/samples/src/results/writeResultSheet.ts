import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Outputs } from '@griffel-site/engine';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { writeIfChanged } from '../outputs/compareOutputs.ts';
import { getPageHTMLChunk } from '../page-html/getPageHTMLChunk.ts';
import type { SampleResult } from './createResult.ts';

/** The folder in the cache with the rules of results, a JSON file for each page that has any. */
export const RESULTS_FOLDER = 'results';

/** The content of such a file. */
export interface ResultSheet {
  /** The page's file, relative to the repository. */
  page: string;
  /** The path of the style sheet, relative to the site's root. */
  sheet: string;
  css: string;
}

/**
 * The base rules of every result: it inherits only custom properties from the page, and its text is light
 * on dark, even in print. The rules of a sample override all of them.
 */
const BASE =
  ':where(.result){all:initial;display:block;padding:16px;color-scheme:dark;font:16px/1.5 system-ui,sans-serif;overflow-wrap:break-word}' +
  ':where(.list){all:unset;display:block}' +
  '.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(240px,100%),1fr))}' +
  '.label{margin:0;padding:12px 16px 0;color:#9fabbc;font-size:13px;line-height:20px}' +
  '.label+*{padding-block-start:8px}' +
  '@media print{:where(.result){color:#e8edf4}}';

/**
 * Names the sheet with the rules of a page's results: `assets/css/results-react-install.1a2b3c4d.css`.
 *
 * @param route the path of the page
 * @param css the content, which determines the hash
 */
function nameResultSheet(route: string, css: string): string {
  const hash = crypto.createHash('sha256').update(css).digest('hex').slice(0, 8);
  return `assets/css/results${getPageHTMLChunk(route).slice('html'.length)}.${hash}.css`;
}

/** The element of a sample, and the rules of its result. */
export interface ShownResult {
  element: MdxJsxFlowElement;
  css: string;
}

/** Creates the attributes of a result, except `sheet`, whose name depends on all results of the page. */
export function createResultAttributes(
  { html, css, classes, isFocusable }: SampleResult,
  { hues }: Outputs,
  canRun: boolean,
): MdxJsxFlowElement['attributes'] {
  // In right-to-left text, a declaration may have another class with the same hue, which counts once.
  const count = new Set(classes.flatMap((name) => hues[name] ?? [])).size;
  return createJSXElement('Sample', {
    result: html,
    rules: BASE + css,
    ...(count > 0 && { caption: `Result · ${String(count)} ${count === 1 ? 'class' : 'classes'}` }),
    isFocusable,
    canRun,
  }).attributes;
}

/** Writes the rules of all results of a page into the file that the build reads. */
export function writeResultSheet(
  shown: readonly ShownResult[],
  { page, route, cache }: { page: string; route: string; cache: string },
): void {
  const file = path.join(cache, RESULTS_FOLDER, `${getPageHTMLChunk(route)}.json`);
  if (shown.length === 0) {
    fs.rmSync(file, { force: true });
    return;
  }
  const css = BASE + shown.map((one) => one.css).join('');
  const sheet = nameResultSheet(route, css);
  for (const { element } of shown) {
    element.attributes.push({ type: 'mdxJsxAttribute', name: 'sheet', value: sheet });
  }
  writeIfChanged(file, JSON.stringify({ page, sheet, css } satisfies ResultSheet));
}
