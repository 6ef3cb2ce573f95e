import type { Options } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { formatWithCursor } from 'prettier/standalone';
import type { FormatResult } from '../Tools.ts';

/** A text to format, and where the cursor is in it. */
export interface FormatInput {
  file: string;
  text: string;
  cursorOffset: number;
}

/** The style of this repository's samples and templates, as in `.prettierrc.json`. */
export const STYLE: Options = { printWidth: 100, singleQuote: true };

/** Formats a module; what does not parse is a problem with its place. */
export async function formatCode({ file, text, cursorOffset }: FormatInput): Promise<FormatResult> {
  try {
    const result = await formatWithCursor(text, {
      ...STYLE,
      parser: /\.[cm]?tsx?$/.test(file) ? 'babel-ts' : 'babel',
      // It matters for what is JSX and what a type argument.
      filepath: file,
      // The types of estree's plugin say nothing of what it holds.
      plugins: [babel, estree as never],
      cursorOffset,
    });
    return { kind: 'formatted', text: result.formatted, cursorOffset: result.cursorOffset };
  } catch (error) {
    const { line, column } = readPlace(error);
    const message = error instanceof Error ? error.message : String(error);
    return {
      kind: 'failed',
      problem: {
        source: 'syntax',
        severity: 'error',
        file,
        line,
        column,
        // The rest shows the code; the place is in the problem.
        message: `Not formatted: ${(message.split('\n')[0] ?? '').replace(/ \(\d+:\d+\)$/, '')}`,
        remedy: 'Correct the syntax first.',
      },
    };
  }
}

/** Where Prettier says that the code does not parse; 1-based. */
function readPlace(error: unknown): { line: number; column: number } {
  const start = (error as { loc?: { start?: { line?: number; column?: number } } }).loc?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}
