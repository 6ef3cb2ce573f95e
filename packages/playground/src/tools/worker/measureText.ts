import { transform } from 'sucrase';
import { minify } from 'terser';
import type { TextSize } from '../Tools.ts';
import { minifyCSS } from './minifyCSS.ts';

/** A text and the ending of its file's name. */
export interface MeasureInput {
  text: string;
  language: string;
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
