import type { EvaluationProgram, SourceError } from './EvaluationProgram.ts';

/** In characters. Longer messages are cut off. */
const MAX_TEXT = 500;

/**
 * Lets the JavaScript engine parse whole files, without running them: the parsers of this package accept some
 * code that neither an engine nor a compiler accepts, such as `break` outside of a loop.
 */
export function findSyntaxErrors(
  sources: NonNullable<EvaluationProgram['sources']>,
): SourceError[] {
  const parse = (code: string): string | undefined => {
    try {
      // Modules are strict, and may use `await` at the top level.
      new Function('', `'use strict';(async () => {${code}\n})`);
      return undefined;
    } catch (error) {
      return error instanceof SyntaxError ? error.message.slice(0, MAX_TEXT) : undefined;
    }
  };
  return sources.flatMap(({ file, code }): SourceError[] => {
    const message = parse(code);
    return message === undefined ? [] : [{ file, message, line: findLine(code, message, parse) }];
  });
}

/**
 * Finds the line of an error, which not every engine reports: it is the last line of the shortest beginning
 * of the file that has the same error.
 */
function findLine(
  code: string,
  message: string,
  parse: (code: string) => string | undefined,
): number {
  const lines = code.split('\n');
  let [before, line] = [0, lines.length];
  while (line - before > 1) {
    const middle = Math.floor((before + line) / 2);
    if (parse(lines.slice(0, middle).join('\n')) === message) line = middle;
    else before = middle;
  }
  return line;
}
