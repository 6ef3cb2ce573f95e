import fs from 'node:fs';
import { parse, type PathCommand } from 'opentype.js';

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
