import type { PartURLs } from '../bundle/Part.ts';
import type { Conversion } from '../from-css/convertCSS.ts';
import { createJobWorker } from './createJobWorker.ts';
import type { FormatInput, FormatResult } from './worker/formatCode.ts';
import type { MeasureInput, TextSize } from './worker/measureText.ts';

/** Tools for a text, each in a worker of its own that starts on first use. */
export interface Tools {
  /**
   * Formats a file like the samples of the docs.
   *
   * @param file its name, with the extension js, jsx, ts or tsx
   */
  format(file: string, text: string): Promise<FormatResult>;
  /**
   * Measures a module or a style sheet.
   *
   * @param language a file extension: js, jsx, ts, tsx or css
   * @throws Error if the text does not parse or takes too long
   */
  measure(text: string, language: string): Promise<TextSize>;
  /**
   * Converts a stylesheet to Griffel styles. The result also says what cannot be parsed or expressed.
   *
   * @throws Error if it takes too long
   */
  convert(text: string): Promise<Conversion>;
  dispose(): void;
}

/** The URLs of the workers, of the page's own origin. */
export type ToolURLs = Pick<PartURLs, 'format-worker' | 'measure-worker' | 'convert-worker'>;

/** The maximum length of a text, in characters; nobody writes longer code here. */
const LONGEST = 500_000;

/**
 * Creates the tools; each worker loads on first use.
 *
 * @param limit - milliseconds for one text
 */
export function createTools(urls: ToolURLs, limit = 5000): Tools {
  const formatter = createJobWorker({ url: urls['format-worker'], name: 'Formatting', limit });
  const measurer = createJobWorker({ url: urls['measure-worker'], name: 'Measuring', limit });
  const converter = createJobWorker({ url: urls['convert-worker'], name: 'Converting', limit });
  return {
    async format(file, text) {
      try {
        assertLength(text);
        const input: FormatInput = { file, text };
        // The worker is from the same build, so its answer is trusted.
        return (await formatter.run(input)) as FormatResult;
      } catch (error) {
        return {
          kind: 'failed',
          problem: {
            source: 'syntax',
            severity: 'warning',
            file,
            line: 1,
            column: 1,
            message: error instanceof Error ? error.message : String(error),
          },
        };
      }
    },
    async measure(text, language) {
      assertLength(text);
      const input: MeasureInput = { text, language };
      return (await measurer.run(input)) as TextSize;
    },
    async convert(text) {
      assertLength(text);
      return (await converter.run(text)) as Conversion;
    },
    dispose() {
      formatter.close();
      measurer.close();
      converter.close();
    },
  };
}

function assertLength(text: string): void {
  if (text.length > LONGEST) {
    throw new Error(`The text has more than ${String(LONGEST)} characters.`);
  }
}
