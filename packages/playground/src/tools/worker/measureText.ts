import { transform } from 'sucrase';
import { minify } from 'terser';

/** A text and the ending of its file's name. */
export interface MeasureInput {
  text: string;
  language: string;
}

/** Bytes of a text after minifying, and of that after gzip. */
export interface TextSize {
  minified: number;
  gzip: number;
}

/**
 * Measures a text as a production build would ship it: types and JSX compiled, names shortened, white
 * space gone; imports are not followed.
 *
 * @throws Error where it does not parse
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

/** Strings and addresses stay as they are; comments go; white space is looked at. */
const TOKEN = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\((?:[^)\\]|\\.)*\))|\/\*[^]*?\*\/|\s+/g;

/**
 * Takes comments and needless white space out of a style sheet, and the last semicolon of a block. It
 * rewrites no value and joins no rules: what Griffel writes has little else to save.
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
    // A character that no style sheet holds marks the place.
    return '\u0000';
  });
  return (
    single
      .replaceAll(/ +/g, ' ')
      .replaceAll(/ ?([{};,]) ?/g, '$1')
      // Before a colon a space may be a selector's: `a :hover`.
      .replaceAll(/([:(]) /g, '$1')
      .replaceAll(' )', ')')
      .replaceAll(/;+}/g, '}')
      .trim()
      .replaceAll('\u0000', () => kept.shift() ?? '')
  );
}
