import { COLORS } from '../../src/tokens/colors';
import { renderPNG, readPNGSize } from '../renderPNG';
import { replaceFound } from '../requireTargets';

/**
 * Renders the site's icon in all formats that browsers and operating systems need.
 *
 * @param icon - the SVG
 * @returns bytes by the file's path in the build
 */
export async function createIcons(icon: string): Promise<Map<string, Uint8Array>> {
  const whole = fillTile(icon, COLORS.raised, 1);
  const masked = fillTile(icon, COLORS.raised, 0.8);
  return new Map([
    [
      'favicon.ico',
      createICO([await renderPNG(icon, { width: 16 }), await renderPNG(icon, { width: 32 })]),
    ],
    ['img/apple-touch-icon.png', await renderPNG(whole, { width: 180, isOpaque: true })],
    ['img/icon-192.png', await renderPNG(icon, { width: 192 })],
    ['img/icon-512.png', await renderPNG(icon, { width: 512 })],
    ['img/icon-maskable-512.png', await renderPNG(masked, { width: 512, isOpaque: true })],
  ]);
}

/** The length of an icon's side, in the units of its `viewBox`. */
const SIDE = 32;

/**
 * Creates an icon that fills its square, for systems that round the corners themselves.
 *
 * @param icon - the SVG of a rounded tile, 32 units wide
 * @param ground - the color of the tile
 * @param scale - the size of the icon in the square; 0.8 keeps it inside the safe zone of Android's masks
 */
function fillTile(icon: string, ground: string, scale: number): string {
  const side = SIDE * scale;
  const margin = (SIDE - side) / 2;
  const inner = replaceFound(
    icon,
    '<svg ',
    () => `<svg x="${margin}" y="${margin}" width="${side}" height="${side}" `,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${inner}</svg>`
  );
}

const HEADER = 6;
const ENTRY = 16;

/**
 * Packs PNGs into an ICO file, for browsers that do not support SVG icons.
 *
 * @param images - each at most 256 pixels wide and high
 */
function createICO(images: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const { width, height } = readPNGSize(image);
    const entry = HEADER + ENTRY * index;
    // One byte each; 256 is written as 0.
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
