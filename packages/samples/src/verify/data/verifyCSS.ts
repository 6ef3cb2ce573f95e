import { CssSyntaxError, parse } from 'postcss';
import type { SampleProblem } from '../SampleProblem.ts';

/** Checks that CSS parses. */
export function verifyCSS(code: string, file: string): SampleProblem[] {
  try {
    parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [
      {
        file,
        line: error.line ?? 1,
        message: `The CSS does not parse: ${error.reason}. Correct it.`,
      },
    ];
  }
}
