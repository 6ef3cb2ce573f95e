import fs from 'node:fs';
import { parse, type PathCommand } from 'opentype.js';
import { COLORS, HUES } from '../../src/tokens/colors';
import type { Chip } from './readAtoms';
import { replaceFound } from '../requireTargets';

/** The size in pixels that social networks expect. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 72;

/** Rows of chips, from edge to edge; the last one is cut by the lower edge. */
const ROWS = { top: 416, count: 4, height: 48, gap: 12, size: 24, padding: 18 } as const;

/** How far each row starts before the left edge, so that chips do not form columns. */
const SHIFTS = [34, 118, 70, 146];

const LINE_HEIGHT = 1.1;

interface TitleTools {
  display: Typeface;
  /** The SVG of the wordmark. */
  wordmark: string;
}

function drawPath(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

function drawChip(
  { name, hue, isOwn }: Chip,
  x: number,
  y: number,
  width: number,
  mono: Typeface,
): string {
  const color = Object.values(HUES)[hue] ?? COLORS.text;
  const baseline = y + ROWS.height / 2 + ROWS.size * 0.34;
  return (
    `<g${isOwn ? '' : ' opacity="0.28"'}>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${ROWS.height}" rx="10"` +
    ` fill="${isOwn ? COLORS.raised : 'none'}" stroke="${color}" stroke-opacity="0.45"/>` +
    drawPath(mono.draw(name, x + ROWS.padding, baseline, ROWS.size), color) +
    '</g>'
  );
}

function drawRows(chips: readonly Chip[], mono: Typeface): string {
  let next = 0;
  const rows: string[] = [];
  for (let row = 0; row < ROWS.count; row++) {
    let x = -(SHIFTS[row] ?? 0);
    const y = ROWS.top + row * (ROWS.height + ROWS.gap);
    while (x < CARD.width) {
      const chip = chips[next++ % chips.length];
      if (!chip) return '';
      const width = Math.round(mono.measure(chip.name, ROWS.size)) + 2 * ROWS.padding;
      rows.push(drawChip(chip, x + 0.5, y + 0.5, width, mono));
      x += width + ROWS.gap;
    }
  }
  return rows.join('');
}

/** The maximum number of chips on a card, with chips as narrow as class names. */
export const CHIPS = 36;

/** The position where a card is split in two, between its title and its chips. */
const CUT = 400;

/** Draws a part of a card, from edge to edge. */
function drawPart(top: number, bottom: number, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${CARD.width} ${bottom - top}">` +
    `<rect y="${top}" width="${CARD.width}" height="${bottom - top}" fill="${COLORS.ground}"/>${content}</svg>`
  );
}

/**
 * Draws the lower part of a card: the classes of the page's samples.
 *
 * @returns an SVG that needs no fonts
 */
export function drawChips(chips: readonly Chip[], mono: Typeface): string {
  return drawPart(CUT, CARD.height, drawRows(chips, mono));
}

/**
 * Draws the upper part of the card that social networks show for a page: its title and its section.
 *
 * @returns an SVG that needs no fonts
 * @throws Error if the title does not fit
 */
export function drawTitle(
  title: string,
  section: readonly string[],
  { display, wordmark }: TitleTools,
): string {
  const { size, lines } = fitTitle(title, CARD.width - 2 * MARGIN, display);
  const height = lines.length * size * LINE_HEIGHT;
  // The last line ends above the chips, regardless of the number of lines.
  const first = ROWS.top - 52 - height + size;
  const text = lines
    .map((line, index) =>
      drawPath(
        display.draw(line, MARGIN - size * 0.05, first + index * size * LINE_HEIGHT, size),
        COLORS.text,
      ),
    )
    .join('');
  const label = section.join(' / ');
  const labelX = CARD.width - MARGIN - display.measure(label, 32);
  const name = replaceFound(
    wordmark,
    '<svg ',
    () => `<svg x="${MARGIN - 2}" y="60" width="172" height="64" `,
  );
  return drawPart(
    0,
    CUT,
    name + (label && drawPath(display.draw(label, labelX, 104, 32), COLORS.muted)) + text,
  );
}

/** The font sizes of a title, in pixels, with their maximum number of lines. The first that fits is used. */
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
 * Breaks a title into lines, in the largest size that fits.
 *
 * @param width - the maximum width of a line, in pixels
 * @throws Error if the title is too long for the smallest size
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

/** Draws text as outlines, so that it looks the same on every machine. */
export interface Typeface {
  /** Returns the width of a line of text, in pixels. */
  measure: (text: string, size: number) => number;
  /** Returns the outlines of a line of text as SVG path data; `y` is the baseline. */
  draw: (text: string, x: number, y: number, size: number) => string;
}

/**
 * Loads a font from its npm package.
 *
 * @param file - the module specifier of a WOFF file
 */
export function loadTypeface(file: string): Typeface {
  const bytes = fs.readFileSync(require.resolve(file));
  const font = parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
  );
  const check = (text: string) => {
    const missing = [...text].find((character) => font.charToGlyphIndex(character) === 0);
    if (missing === undefined) return;
    throw new Error(
      `The font ${file} has no “${missing}” for “${text}”. Write the title without it, or take a larger subset.`,
    );
  };
  return {
    measure: (text, size) => font.getAdvanceWidth(text, size),
    draw(text, x, y, size) {
      check(text);
      return printPath(font.getPath(text, x, y, size).commands);
    },
  };
}

/**
 * Prints outlines as SVG path data, rounded to a tenth of a unit. (The font library's own
 * `toPathData` prints `NaN` for numbers as small as 1e-14, at which the renderer stops drawing.)
 */
export function printPath(commands: readonly PathCommand[]): string {
  return commands
    .map((command) => {
      const { type } = command;
      if (type === 'Z') return type;
      const numbers = [
        ...('x1' in command ? [command.x1, command.y1] : []),
        ...('x2' in command ? [command.x2, command.y2] : []),
        command.x,
        command.y,
      ];
      return type + numbers.map((number) => Math.round(number * 10) / 10).join(' ');
    })
    .join('');
}
