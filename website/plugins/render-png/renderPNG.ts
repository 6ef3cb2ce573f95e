import fs from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

/**
 * Renders a picture, the same bytes on every machine: the renderer is WebAssembly, and text has to be
 * outlines already.
 *
 * @param svg - with a `viewBox`; it refers to nothing outside itself
 * @param width - of the PNG, in pixels; its height follows from the `viewBox`
 * @returns the bytes of the PNG
 */
export async function renderPNG(svg: string, width: number): Promise<Uint8Array> {
  ready ??= initWasm(fs.readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const rendered = image.render();
  const png = rendered.asPng();
  // They live in the memory of the module, which no garbage collector sees.
  rendered.free();
  image.free();
  return png;
}
