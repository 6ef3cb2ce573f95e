import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Outputs } from '@griffel-site/engine';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { writeIfChanged } from '../outputs/settleOutputs.ts';
import { getPageHTMLChunk } from '../page-html/getPageHTMLChunk.ts';
import type { SampleResult } from './createResult.ts';

/** The folder below the cache with the rules of results: a file for each page that has some. */
export const RESULTS_FOLDER = 'results';

/** What such a file holds, as JSON. */
export interface ResultSheet {
  /** The page, from the folder of the repository. */
  page: string;
  /** Where pages look for the stylesheet, from the address of the site. */
  sheet: string;
  css: string;
}

/**
 * What holds in every result: nothing of the page around it is inherited but its custom properties;
 * text is light on dark, on paper, too. The rules of a sample beat all of it.
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
 * @param route the address of the page
 * @param css what it holds
 */
function nameResultSheet(route: string, css: string): string {
  const hash = crypto.createHash('sha256').update(css).digest('hex').slice(0, 8);
  return `assets/css/results${getPageHTMLChunk(route).slice('html'.length)}.${hash}.css`;
}

/** A result, and the element of its sample. */
export interface ShownResult {
  element: MdxJsxFlowElement;
  css: string;
}

/** What a result is made of; its `sheet` is known when all results of the page are. */
export function createResultAttributes(
  { html, css, classes, isFocusable }: SampleResult,
  { hues }: Outputs,
  canRun: boolean,
): MdxJsxFlowElement['attributes'] {
  // Right to left, an element may have another class of the same declaration, with the same number.
  const count = new Set(classes.flatMap((name) => hues[name] ?? [])).size;
  return createJSXElement('Sample', {
    result: html,
    rules: BASE + css,
    ...(count > 0 && { caption: `Result · ${String(count)} ${count === 1 ? 'class' : 'classes'}` }),
    isFocusable,
    canRun,
  }).attributes;
}

/** Writes the rules of all results of a page into the file that the build takes it from. */
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
