import type { Conversion } from '../from-css/convertCSS.ts';
import { createJobWorker } from './createJobWorker.ts';
import type { FormatResult, Tools, TextSize } from './Tools.ts';
import type { FormatInput } from './worker/formatCode.ts';
import type { MeasureInput } from './worker/measureText.ts';

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
    async format(file, text, cursorOffset, signal) {
      try {
        assertLength(text);
        const input: FormatInput = { file, text, cursorOffset };
        // Of one build with this.
        return (await formatter.run(input, signal)) as FormatResult;
      } catch (error) {
        if (signal?.aborted === true) throw error;
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
    async measure(text, language, signal) {
      assertLength(text);
      const input: MeasureInput = { text, language };
      return (await measurer.run(input, signal)) as TextSize;
    },
    async convert(text, signal) {
      assertLength(text);
      return (await converter.run(text, signal)) as Conversion;
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
