import type { Conversion } from '../from-css/convertCSS.ts';
import { createJobWorker } from './createJobWorker.ts';
import type { FormatInput, FormatResult } from './worker/formatCode.ts';
import type { MeasureInput, TextSize } from './worker/measureText.ts';

/** What is done with a text on request, each kind in a worker of its own that starts when asked. */
export interface Tools {
  /**
   * Formats a file as the samples of the docs are formatted.
   *
   * @param file its name, whose ending says the language: js, jsx, ts or tsx
   */
  format(file: string, text: string): Promise<FormatResult>;
  /**
   * Measures a module or a style sheet.
   *
   * @param language the ending of a file's name: js, jsx, ts, tsx or css
   * @throws Error where the text does not parse or takes too long
   */
  measure(text: string, language: string): Promise<TextSize>;
  /**
   * Converts a stylesheet to styles of Griffel. What cannot be parsed or expressed is in the result.
   *
   * @throws Error where it takes too long
   */
  convert(text: string): Promise<Conversion>;
  dispose(): void;
}

export interface ToolsOptions {
  /** The part `format-worker`, of the page's own origin. */
  formatURL: string;
  /** The part `measure-worker`. */
  measureURL: string;
  /** The part `convert-worker`. */
  convertURL: string;
  /** Milliseconds for one text. @default 5000 */
  limit?: number;
}

/** Texts above this are not formatted or measured: nobody writes them here. */
const LONGEST = 500_000;

/** Nothing is loaded before it is first asked for. */
export function createTools({
  formatURL,
  measureURL,
  convertURL,
  limit = 5000,
}: ToolsOptions): Tools {
  const formatter = createJobWorker({ url: formatURL, name: 'Formatting', limit });
  const measurer = createJobWorker({ url: measureURL, name: 'Measuring', limit });
  const converter = createJobWorker({ url: convertURL, name: 'Converting', limit });
  return {
    async format(file, text) {
      try {
        assertLength(text);
        const input: FormatInput = { file, text };
        // Of one build with this.
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
