import { parseModule } from '../source/parseModule.ts';
import { hasErrors, parseTree } from '../source/parseTree.ts';
import type { Diagnostic } from '../types.ts';
import { diagnoseSyntax } from './diagnoseSyntax.ts';

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"`;

/** Lines that hold nothing but a property whose value is a string or an array of strings. */
const PLAIN_LINES = new RegExp(
  String.raw`^ *(?:[\w$]+|${STRING}): (?:${STRING}|\[(?:${STRING}, )*${STRING}\]),?$`,
  'gm',
);

/** Properties whose object is empty once those lines are gone. */
const EMPTY_OBJECTS = new RegExp(String.raw`^ *(?:[\w$]+|${STRING}): \{\s*\},?$`, 'gm');

/**
 * Parses a module that has been written, before it is shown. Most of a long one are lines of which no
 * parser needs to be asked, so it is first parsed without them.
 *
 * @returns undefined where it parses
 */
export function diagnoseOutput(
  file: string,
  kind: 'compiled' | 'extracted',
  text: string,
): Diagnostic | undefined {
  const rest = text.replace(PLAIN_LINES, '').replace(EMPTY_OBJECTS, '');
  if (!hasErrors(parseTree(file, rest))) return undefined;
  if (!hasErrors(parseTree(file, text))) return undefined;
  const [fault] = diagnoseSyntax({ [file]: text }, parseModule(file, text));
  if (!fault) return undefined;
  return {
    severity: 'error',
    code: 'broken-output',
    file,
    line: 1,
    column: 1,
    message: `The ${kind} module does not parse, so it is not shown: ${fault.message}.`,
    remedy: 'Simplify the calls in this file: const useClasses = makeStyles({ … }).',
  };
}
