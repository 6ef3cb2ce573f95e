/** As many colors as an index of one byte can name. */
const COLORS = 256;

/** A color as `0xRRGGBB`. */
type Color = number;

function measureDistance(a: Color, b: Color): number {
  return [16, 8, 0].reduce(
    (sum, shift) => sum + (((a >> shift) & 0xff) - ((b >> shift) & 0xff)) ** 2,
    0,
  );
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
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const byCount = [...counts].sort(([a, most], [b, least]) => least - most || a - b);
  const palette = byCount.slice(0, COLORS).map(([color]) => color);
  const indexes = new Map(palette.map((color, index) => [color, index]));
  for (const color of counts.keys()) {
    if (indexes.has(color)) continue;
    const distances = palette.map((chosen) => measureDistance(chosen, color));
    indexes.set(color, distances.indexOf(Math.min(...distances)));
  }
  return { palette, indexes };
}
