import type { EvaluationProgram, SourceError } from './EvaluationProgram.ts';
import type { CreateFunction } from './runEvaluation.ts';

/** As many characters as are read of a message. */
const MAX_TEXT = 500;

/**
 * Has the JavaScript engine parse whole files: the parsers of this package take some code that no engine and
 * no compiler takes, such as `break` outside of a loop. Nothing of it runs.
 */
export function findSyntaxErrors(
  sources: NonNullable<EvaluationProgram['sources']>,
  createFunction: CreateFunction,
): SourceError[] {
  const parse = (code: string): string | undefined => {
    try {
      // Modules are strict, and may await.
      createFunction([], `'use strict';(async () => {${code}\n})`);
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

/** Not every engine says where an error is. It is on the first line as far as which the error is the same. */
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
