import type { Typeface } from './loadTypeface';

/** The sizes of a title, in pixels, and how many lines each may have. The first that fits is taken. */
const SIZES = [
  { size: 96, lines: 1 },
  { size: 80, lines: 2 },
  { size: 60, lines: 3 },
  { size: 48, lines: 4 },
];

function wrap(words: readonly string[], width: number, measure: (text: string) => number) {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a title into lines, as large as it can stand.
 *
 * @param width - of the longest line, in pixels
 * @throws when a word or the whole is too long for the smallest size
 */
export function fitTitle(
  title: string,
  width: number,
  { measure }: Typeface,
): { size: number; lines: string[] } {
  for (const { size, lines: most } of SIZES) {
    const lines = wrap(title.split(' '), width, (text) => measure(text, size));
    const fits = lines.every((line) => measure(line, size) <= width);
    if (fits && lines.length <= most) return { size, lines };
  }
  throw new Error(
    `The title “${title}” is too long for a social card. Give the page a shorter one.`,
  );
}
