import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { SampleProblem } from '../SampleProblem.ts';

/**
 * Checks that JSON parses.
 *
 * `JSON.parse` decides. Its messages differ from one Node to the next and some have no position, so
 * another parser says where.
 */
export function verifyJSON(code: string, file: string): SampleProblem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const errors: ParseError[] = [];
    parse(code, errors, { disallowComments: true, allowTrailingComma: false });
    const [first] = errors;
    const reason = first ? printParseErrorCode(first.error) : String(error);
    return [
      {
        file,
        line: code.slice(0, first?.offset ?? 0).split('\n').length,
        message: `The JSON does not parse: ${reason}. Correct it.`,
      },
    ];
  }
}
