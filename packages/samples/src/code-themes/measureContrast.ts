/**
 * The contrast ratio of two colors according to WCAG 2, from 1 to 21.
 *
 * @param first an opaque color as `#rgb` or `#rrggbb`
 * @param second another
 * @throws Error for any other notation
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function measureContrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [first, second].map(measureLuminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function measureLuminance(color: string): number {
  const long = color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  if (!/^#[0-9a-f]{6}$/i.test(long)) throw new Error(`${color} is not written as #rgb or #rrggbb.`);

  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(long.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
