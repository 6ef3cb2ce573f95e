import crypto from 'node:crypto';
import { Parser } from 'htmlparser2';

/** What a browser runs; other types hold data. */
const EXECUTED = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** A style attribute in HTML that a script holds as a string, in quotes of whatever kind. */
const STYLE_IN_SCRIPT = /\sstyle=\\?"([^"\\]*)\\?"/g;

/** What of a page's HTML a policy has to name, as source expressions. */
export interface InlineHashes {
  /** Scripts that run. */
  scripts: string[];
  /** Values of style attributes. */
  styles: string[];
}

/** Prints the hash of a text as a Content Security Policy names it. */
export function hashText(text: string): string {
  return `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Finds the scripts that stand in a page's HTML and run, and the style attributes of the page and of
 * what these scripts write into it.
 *
 * @param html - a page
 */
export function hashInline(html: string): InlineHashes {
  const scripts: string[] = [];
  const styles: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = '', style }) {
      if (style !== undefined) styles.push(hashText(style));
      if (name === 'script' && src === undefined && EXECUTED.has(type)) text = '';
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (name !== 'script' || text === undefined) return;
      scripts.push(hashText(text));
      for (const [, style = ''] of text.matchAll(STYLE_IN_SCRIPT)) styles.push(hashText(style));
      text = undefined;
    },
  });
  parser.end(html);
  return { scripts, styles };
}
