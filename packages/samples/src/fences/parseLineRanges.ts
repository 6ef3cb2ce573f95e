import { FenceError } from './FenceError.ts';

/**
 * Reads line numbers and ranges: `1,3-5` gives `{1, 3, 4, 5}`.
 *
 * @param text numbers from 1 and ranges of them, with commas between
 * @throws FenceError for anything else, and for a range that runs backwards
 */
export function parseLineRanges(text: string): ReadonlySet<number> {
  const lines = new Set<number>();

  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!match || first < 1 || last < first) {
      throw new FenceError(
        `Cannot read the lines {${text}}. Write numbers from 1 and ranges of them, like {1,3-5}.`,
      );
    }
    for (let line = first; line <= last; line++) lines.add(line);
  }

  return lines;
}
