import crypto from 'node:crypto';
import { Parser } from 'htmlparser2';

/** What a browser runs; other types hold data. */
const EXECUTED = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** Prints the hash of a script as a Content Security Policy names it. */
export function hashScript(text: string): string {
  return `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Finds the scripts that stand in a page's HTML and run.
 *
 * @param html - a page
 * @returns the source expression of each, as `script-src` takes it
 */
export function hashInlineScripts(html: string): string[] {
  const hashes: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = '' }) {
      if (name === 'script' && src === undefined && EXECUTED.has(type)) text = '';
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (name !== 'script' || text === undefined) return;
      hashes.push(hashScript(text));
      text = undefined;
    },
  });
  parser.end(html);
  return hashes;
}
