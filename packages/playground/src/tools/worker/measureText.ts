import { transform } from 'sucrase';
import { minify } from 'terser';

export interface MeasureInput {
  text: string;
  /** A file extension. */
  language: string;
}

/** Bytes of a text when minified, and when minified and gzipped. */
export interface TextSize {
  minified: number;
  gzip: number;
}

/**
 * Measures a text as a production build would ship it: types and JSX compiled, and minified. Imports are not
 * followed.
 *
 * @throws Error if it does not parse
 */
export async function measureText({ text, language }: MeasureInput): Promise<TextSize> {
  const minified = language === 'css' ? minifyCSS(text) : await minifyModule(text);
  const bytes = new TextEncoder().encode(minified);
  return { minified: bytes.length, gzip: await gzip(bytes) };
}

async function minifyModule(text: string): Promise<string> {
  const { code } = transform(text, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'automatic',
    production: true,
  });
  const { code: minified = '' } = await minify(code, { module: true, ecma: 2020 });
  return minified;
}

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** Strings and URLs, which are kept; comments; and white space. */
const TOKEN = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\((?:[^)\\]|\\.)*\))|\/\*[^]*?\*\/|\s+/g;

/**
 * Removes comments, unnecessary white space, and the last semicolon of each block from a style sheet. It does
 * not rewrite values or merge rules, which would save little in Griffel's output.
 *
 * Input: `.a > .b { color : red; }`
 *
 * Output: `.a > .b{color :red}`
 */
export function minifyCSS(css: string): string {
  const kept: string[] = [];
  const single = css.replaceAll(TOKEN, (_, literal: string | undefined) => {
    if (literal === undefined) return ' ';
    kept.push(literal);
    // A placeholder that occurs in no style sheet.
    return '\u0000';
  });
  return (
    single
      .replaceAll(/ +/g, ' ')
      .replaceAll(/ ?([{};,]) ?/g, '$1')
      // Not before a colon, where a space may belong to a selector: `a :hover`.
      .replaceAll(/([:(]) /g, '$1')
      .replaceAll(' )', ')')
      .replaceAll(/;+}/g, '}')
      .trim()
      .replaceAll('\u0000', () => kept.shift() ?? '')
  );
}
