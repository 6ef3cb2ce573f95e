import zlib from 'node:zlib';
import { choosePalette } from './choosePalette';

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
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const colors = Uint32Array.from({ length: width * height }, (_, pixel) =>
    bytes.readUIntBE(pixel * 4, 3),
  );
  const { palette, indexes } = choosePalette(colors);

  // A line begins with the number of its filter: zero, for none.
  const lines = Buffer.alloc(height * (1 + width));
  for (const [pixel, color] of colors.entries()) {
    lines[pixel + Math.floor(pixel / width) + 1] = indexes.get(color) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, INDEXED], 8);
  const table = Buffer.alloc(palette.length * 3);
  for (const [index, color] of palette.entries()) table.writeUIntBE(color, index * 3, 3);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    createChunk('IHDR', head),
    createChunk('PLTE', table),
    createChunk('IDAT', zlib.deflateSync(lines, { level: 9, memLevel: 9 })),
    createChunk('IEND', new Uint8Array()),
  ]);
}
