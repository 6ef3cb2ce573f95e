import fs from 'node:fs';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

/** A picture as on a canvas: four bytes per pixel, line by line. */
export interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/**
 * Renders a picture to the same pixels on every machine, because the renderer is WebAssembly and text must
 * be converted to outlines before.
 *
 * @param svg - self-contained, with a `viewBox`
 * @param width - in pixels; the height follows from the `viewBox`
 */
export async function renderPixels(svg: string, width: number): Promise<Pixels> {
  return withRendered(svg, width, (image) => ({
    pixels: image.pixels,
    width: image.width,
    height: image.height,
  }));
}

/**
 * Renders a picture as a PNG; see `renderPixels`.
 *
 * @param options - its `width`, and whether it `isOpaque`, which takes less space
 * @returns the bytes of the PNG
 */
export async function renderPNG(
  svg: string,
  { width, isOpaque = false }: { width: number; isOpaque?: boolean },
): Promise<Uint8Array> {
  if (isOpaque) return encodePNG(await renderPixels(svg, width));
  return withRendered(svg, width, (image) => image.asPng());
}

async function withRendered<Result>(
  svg: string,
  width: number,
  read: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => Result,
): Promise<Result> {
  ready ??= initWasm(fs.readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const rendered = image.render();
  try {
    return read(rendered);
  } finally {
    // They are in the WebAssembly module's memory, which is not garbage-collected.
    rendered.free();
    image.free();
  }
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** PNG's color type for indexes into a palette. */
const INDEXED = 3;

function createChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(zlib.crc32(body), body.length + 4);
  return chunk;
}

const deflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflate);

/**
 * Encodes a flat picture without transparency as a PNG with a palette, which is less than half the size of
 * the renderer's PNG. Compression does not block the main thread.
 */
export async function encodePNG({ pixels, width, height }: Pixels): Promise<Buffer> {
  // One number per pixel, because a card has 750,000 pixels, and each page has a card.
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const { palette, indexes } = choosePalette(colors);

  // Each line starts with the number of its filter; zero means none.
  const lines = Buffer.alloc(height * (1 + width));
  for (let line = 0; line < height; line++) {
    const end = (line + 1) * width;
    for (let from = line * width, to; from < end; from = to) {
      to = findRunEnd(colors, from, end);
      const index = indexes.get(colors[from] ?? 0) ?? 0;
      for (let at = from + line + 1; at < to + line + 1; at++) lines[at] = index;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, INDEXED], 8);
  const table = Buffer.from(
    palette.flatMap((color) => [color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff]),
  );
  // The next level takes more than twice as long and saves only a twentieth.
  const packed = await deflate(lines, { level: 7, memLevel: 9 });
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    createChunk('IHDR', head),
    createChunk('PLTE', table),
    createChunk('IDAT', packed),
    createChunk('IEND', new Uint8Array()),
  ]);
}

/** The number of colors that a one-byte index can address. */
const COLORS = 256;

/** A color as a number: red is the lowest byte, then green and blue. */
type Color = number;

/** Finds the end of a run of pixels with the same color. Runs are long in flat pictures. */
function findRunEnd(colors: Uint32Array, from: number, end: number): number {
  const color = colors[from];
  let to = from + 1;
  while (to < end && colors[to] === color) to++;
  return to;
}

function findNearest(palette: readonly Color[], color: Color): number {
  let nearest = 0;
  let least = Infinity;
  for (const [index, chosen] of palette.entries()) {
    const blue = ((chosen >> 16) & 0xff) - ((color >> 16) & 0xff);
    const green = ((chosen >> 8) & 0xff) - ((color >> 8) & 0xff);
    const red = (chosen & 0xff) - (color & 0xff);
    const distance = red * red + green * green + blue * blue;
    if (distance >= least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}

/**
 * Chooses the most frequent colors of a flat picture. Other colors, which occur on the edges of shapes, are
 * mapped to the nearest ones.
 *
 * @param colors - of each pixel; the same transparency for all
 * @returns the palette, at most 256 colors, and the index of every color of the picture
 */
export function choosePalette(colors: Uint32Array): {
  palette: readonly Color[];
  indexes: ReadonlyMap<Color, number>;
} {
  const counts = new Map<Color, number>();
  for (let from = 0, to; from < colors.length; from = to) {
    to = findRunEnd(colors, from, colors.length);
    const color = colors[from] ?? 0;
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

/** The offset of the width in a PNG, after its signature and the head of its first chunk. */
const WIDTH_AT = 16;

/** Reads the size of a PNG, in pixels. */
export function readPNGSize(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(WIDTH_AT), height: view.getUint32(WIDTH_AT + 4) };
}
