import { parseModule } from '../source/parseModule.ts';
import { hasErrors, parseTree } from '../source/parseTree.ts';
import type { Diagnostic } from '../types.ts';
import { diagnoseSyntax } from './diagnoseSyntax.ts';

/**
 * Parses a module that has been written, before it is shown.
 *
 * @returns undefined where it parses
 */
export function diagnoseOutput(
  file: string,
  kind: 'compiled' | 'extracted',
  text: string,
): Diagnostic | undefined {
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
    remedy: 'Write the calls of this file in a plainer way: const useClasses = makeStyles({ … }).',
  };
}
