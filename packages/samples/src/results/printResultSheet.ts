import crypto from 'node:crypto';
import { getPageHTMLChunk } from '../page-html/getPageHTMLChunk.ts';

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

/** The rules of one result or of several, with those that every result needs. */
export function printResultRules(rules: readonly string[]): string {
  return BASE + rules.join('');
}

/**
 * Names the sheet with the rules of a page's results: `assets/css/results-react-install.1a2b3c4d.css`.
 *
 * @param route the address of the page
 * @param css what it holds
 */
export function nameResultSheet(route: string, css: string): string {
  const hash = crypto.createHash('sha256').update(css).digest('hex').slice(0, 8);
  return `assets/css/results${getPageHTMLChunk(route).slice('html'.length)}.${hash}.css`;
}
