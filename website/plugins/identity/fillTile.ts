/** Of an icon's side, in the units of its `viewBox`. */
const SIDE = 32;

/**
 * Makes an icon that fills its square, for systems that cut the corners themselves.
 *
 * @param icon - the SVG of a rounded tile, 32 units wide
 * @param ground - the color of the tile
 * @param scale - how large the icon stands on its ground; 0.8 keeps it inside of what every mask of
 *   Android shows
 */
export function fillTile(icon: string, ground: string, scale: number): string {
  const side = SIDE * scale;
  const margin = (SIDE - side) / 2;
  const inner = icon.replace(
    '<svg ',
    `<svg x="${margin}" y="${margin}" width="${side}" height="${side}" `,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${inner}</svg>`
  );
}
