import { readPNGSize } from '../render-png/readPNGSize';

const HEADER = 6;
const ENTRY = 16;

/**
 * Packs PNGs into an ICO file, for browsers that know no SVG icons.
 *
 * @param images - each at most 256 pixels wide and high
 */
export function createICO(images: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const { width, height } = readPNGSize(image);
    const entry = HEADER + ENTRY * index;
    // A byte each: 256 is written as 0.
    head.writeUInt8(width % 256, entry);
    head.writeUInt8(height % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}
