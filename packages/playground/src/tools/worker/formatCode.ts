import type { Options } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import type { Problem } from '../../problems/Problem.ts';

/** A text to format, and the name of its file. */
export interface FormatInput {
  file: string;
  text: string;
}

/** A formatted text, or why there is none. */
export type FormatResult =
  { kind: 'formatted'; text: string } | { kind: 'failed'; problem: Problem };

/** The style of this repository's samples and templates, as in `.prettierrc.json`. */
export const STYLE: Options = { printWidth: 100, singleQuote: true };

/** Formats a module; if it does not parse, the result is a problem. */
export async function formatCode({ file, text }: FormatInput): Promise<FormatResult> {
  try {
    const formatted = await format(text, {
      ...STYLE,
      parser: /\.[cm]?tsx?$/.test(file) ? 'babel-ts' : 'babel',
      // The extension decides between JSX and type arguments.
      filepath: file,
      // The types of the estree plugin are incomplete.
      plugins: [babel, estree as never],
    });
    return { kind: 'formatted', text: formatted };
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
        // The following lines show the code, and the problem has the position.
        message: `Not formatted: ${(message.split('\n')[0] ?? '').replace(/ \(\d+:\d+\)$/, '')}`,
        remedy: 'Correct the syntax first.',
      },
    };
  }
}

/** Reads the position of Prettier's syntax error, 1-based. */
function readPlace(error: unknown): { line: number; column: number } {
  const start = (error as { loc?: { start?: { line?: number; column?: number } } }).loc?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}
