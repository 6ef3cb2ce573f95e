import fs from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { encodePNG } from './encodePNG';

let ready: Promise<void> | undefined;

/**
 * Renders a picture, the same pixels on every machine: the renderer is WebAssembly, and text has to
 * be outlines already.
 *
 * @param svg - with a `viewBox`; it refers to nothing outside itself
 * @param options - `width` of the PNG, in pixels (its height follows from the `viewBox`), and
 *   whether it `isOpaque`, which takes less room
 * @returns the bytes of the PNG
 */
export async function renderPNG(
  svg: string,
  { width, isOpaque = false }: { width: number; isOpaque?: boolean },
): Promise<Uint8Array> {
  ready ??= initWasm(fs.readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const rendered = image.render();
  try {
    if (!isOpaque) return rendered.asPng();
    return encodePNG(rendered.pixels, rendered.width, rendered.height);
  } finally {
    // They live in the memory of the module, which no garbage collector sees.
    rendered.free();
    image.free();
  }
}
