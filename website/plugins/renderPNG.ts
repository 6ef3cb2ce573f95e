import fs from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import zlib from 'node:zlib';

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

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** As PNG numbers its kinds of color: an index into a palette. */
const INDEXED = 3;

function createChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(zlib.crc32(body), body.length + 4);
  return chunk;
}

/**
 * Packs a flat picture without transparency into a PNG with a palette, which is less than half of
 * what the renderer makes of it.
 *
 * @param pixels - four bytes a pixel, as on a canvas; the fourth is left out
 */
export function encodePNG(pixels: Uint8Array, width: number, height: number): Buffer {
  // Loops without functions: a card has 750,000 pixels, and each page a card.
  const colors = new Uint32Array(width * height);
  for (let pixel = 0; pixel < colors.length; pixel++) {
    const at = pixel * 4;
    colors[pixel] =
      ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
  }
  const { palette, indexes } = choosePalette(colors);

  // A line begins with the number of its filter: zero, for none.
  const lines = Buffer.alloc(height * (1 + width));
  let color: Color | undefined;
  let index = 0;
  for (let pixel = 0; pixel < colors.length; pixel++) {
    if (colors[pixel] !== color) {
      color = colors[pixel] ?? 0;
      index = indexes.get(color) ?? 0;
    }
    lines[pixel + Math.floor(pixel / width) + 1] = index;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, INDEXED], 8);
  const table = Buffer.alloc(palette.length * 3);
  for (const [index, color] of palette.entries()) table.writeUIntBE(color, index * 3, 3);
  // The last level takes three times as long for two hundredths less.
  const packed = zlib.deflateSync(lines, { level: 8, memLevel: 9 });
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    createChunk('IHDR', head),
    createChunk('PLTE', table),
    createChunk('IDAT', packed),
    createChunk('IEND', new Uint8Array()),
  ]);
}

/** As many colors as an index of one byte can name. */
const COLORS = 256;

/** A color as `0xRRGGBB`. */
type Color = number;

function findNearest(palette: readonly Color[], color: Color): number {
  let nearest = 0;
  let least = Infinity;
  for (const [index, chosen] of palette.entries()) {
    const red = (chosen >> 16) - (color >> 16);
    const green = ((chosen >> 8) & 0xff) - ((color >> 8) & 0xff);
    const blue = (chosen & 0xff) - (color & 0xff);
    const distance = red * red + green * green + blue * blue;
    if (distance >= least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}

/**
 * Chooses the colors of a flat picture: those of most of its pixels. The others lie on the edges of
 * shapes, and become the nearest.
 *
 * @param colors - of each pixel, as `0xRRGGBB`
 * @returns the palette, at most 256 colors, and the index of every color of the picture
 */
export function choosePalette(colors: Uint32Array): {
  palette: readonly Color[];
  indexes: ReadonlyMap<Color, number>;
} {
  const counts = new Map<Color, number>();
  // Most pixels have the color of the one before.
  for (let from = 0, to = 1; from < colors.length; from = to, to++) {
    const color = colors[from] ?? 0;
    while (colors[to] === color) to++;
    counts.set(color, (counts.get(color) ?? 0) + to - from);
  }
  const byCount = [...counts].sort(([a, most], [b, least]) => least - most || a - b);
  const palette = byCount.slice(0, COLORS).map(([color]) => color);
  const indexes = new Map(palette.map((color, index) => [color, index]));
  for (const color of counts.keys()) {
    if (!indexes.has(color)) indexes.set(color, findNearest(palette, color));
  }
  return { palette, indexes };
}

/** Where a PNG says how large it is: after its signature and the head of its first chunk. */
const WIDTH_AT = 16;

/** Reads the size of a PNG, in pixels. */
export function readPNGSize(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(WIDTH_AT), height: view.getUint32(WIDTH_AT + 4) };
}
