import { Resvg } from '@resvg/resvg-wasm';
import { describe, expect, it } from 'vitest';
import { choosePalette, encodePNG, readPNGSize, renderPNG } from './renderPNG';

/** A picture of three colors, one of them in a corner only. */
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><rect width="6" height="4" fill="#0a0c10"/>' +
  '<rect width="3" height="4" fill="#ffd27a"/><rect width="1" height="1" fill="#5fe0c5"/></svg>';

/** Has the renderer decode a PNG, and reads its pixels back. */
async function decode(png: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const data = Buffer.from(png).toString('base64');
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
      `<image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`,
  ).render().pixels;
}

describe('encodePNG', () => {
  it('keeps every pixel of a picture with few colors', async () => {
    const png = await renderPNG(SVG, { width: 6, isOpaque: true });
    expect(readPNGSize(png)).toEqual({ width: 6, height: 4 });
    expect(await decode(png, 6, 4)).toEqual(new Resvg(SVG).render().pixels);
  });

  it('creates a smaller file than the renderer', async () => {
    const ours = await renderPNG(SVG, { width: 1200, isOpaque: true });
    const theirs = await renderPNG(SVG, { width: 1200 });
    expect(ours.length).toBeLessThan(theirs.length);
  });

  it('replaces colors beyond the palette with the nearest one', async () => {
    const colors = Uint32Array.from([
      ...Array.from({ length: 256 }, (_, index) => index * 0x010101).flatMap((gray) => [
        gray,
        gray,
      ]),
      0x820000,
      0x040506,
    ]);
    const { palette, indexes } = choosePalette(colors);
    expect(palette).toHaveLength(256);
    expect(palette[indexes.get(0x040506) ?? -1]).toBe(0x050505);
    expect(indexes.get(0x820000)).toBeLessThan(256);
    const pixels = new Uint8Array(colors.buffer);
    const { length: width } = colors;
    expect(readPNGSize(await encodePNG({ pixels, width, height: 1 })).width).toBe(width);
  });
});
