import type { Conversion } from '../from-css/convertCSS.ts';
import type { Problem } from '../problems/Problem.ts';

/** A formatted text with the cursor where it was, or why there is none. */
export type FormatResult =
  { kind: 'formatted'; text: string; cursorOffset: number } | { kind: 'failed'; problem: Problem };

/** Bytes of a text after minifying, and of that after gzip. */
export interface TextSize {
  minified: number;
  gzip: number;
}

/** What is done with a text on request, each kind in a worker of its own that starts when asked. */
export interface Tools {
  /**
   * Formats a file as the samples of the docs are formatted.
   *
   * @param file its name, whose ending says the language: js, jsx, ts or tsx
   * @param cursorOffset an offset into the text
   * @throws DOMException `AbortError` when the signal says so
   */
  format(
    file: string,
    text: string,
    cursorOffset: number,
    signal?: AbortSignal,
  ): Promise<FormatResult>;
  /**
   * Measures a module or a style sheet.
   *
   * @param language the ending of a file's name: js, jsx, ts, tsx or css
   * @throws Error where the text does not parse or takes too long; DOMException `AbortError`
   */
  measure(text: string, language: string, signal?: AbortSignal): Promise<TextSize>;
  /**
   * Converts a stylesheet to styles of Griffel. What cannot be parsed or expressed is in the result.
   *
   * @throws Error where it takes too long; DOMException `AbortError`
   */
  convert(text: string, signal?: AbortSignal): Promise<Conversion>;
  dispose(): void;
}
