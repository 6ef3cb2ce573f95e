import { FenceError } from './FenceError.ts';

/** One word of the text after a fence's language. */
export type MetaWord =
  /** `showLineNumbers` */
  | { kind: 'flag'; name: string }
  /** `title="App.tsx"`, or with a line of the code `logs@4="ready"` */
  | { kind: 'text'; name: string; value: string; line?: number }
  /** `{1,3-5}`; the value is without the braces */
  | { kind: 'range'; value: string };

const WORD =
  /\s*(?:\{([^}]*)\}|([A-Za-z][\w-]*)(?:(?:@(\d+))?=(?:"([^"]*)"|'([^']*)'))?)(?=\s|\{|$)/y;

/**
 * Splits a fence's meta text into words, in the order written.
 *
 * @param meta the text after the language: `title="App.tsx" {1,3-5} showLineNumbers`
 * @throws FenceError for text that is not one of the three kinds of words
 */
export function parseMetaWords(meta: string): MetaWord[] {
  const words: MetaWord[] = [];
  const text = meta.trimEnd();

  WORD.lastIndex = 0;
  while (WORD.lastIndex < text.length) {
    const start = WORD.lastIndex;
    const match = WORD.exec(text);
    if (!match) {
      throw new FenceError(
        `Cannot read the fence's meta from here: ${text.slice(start).trim()}\n` +
          'Write words like showLineNumbers, title="App.tsx" (with quotes) or {1,3-5}, with spaces between.',
      );
    }

    const [, range, name, line, doubleQuoted, singleQuoted] = match;
    const value = doubleQuoted ?? singleQuoted;
    if (range !== undefined) words.push({ kind: 'range', value: range });
    else if (name !== undefined && value !== undefined) {
      words.push({ kind: 'text', name, value, ...(line !== undefined && { line: Number(line) }) });
    } else if (name !== undefined) words.push({ kind: 'flag', name });
  }

  return words;
}

/**
 * Parses line numbers and ranges: `1,3-5` gives `{1, 3, 4, 5}`.
 *
 * @param text numbers from 1 and ranges of them, separated by commas
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
