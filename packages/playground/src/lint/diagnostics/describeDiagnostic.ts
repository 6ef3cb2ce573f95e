import type { Diagnostic, SourceFiles, SourceRange } from '@griffel-site/engine';
import { diagnosticToProblem } from '../../problems/diagnosticToProblem.ts';
import type { Problem } from '../../problems/Problem.ts';
import { readProperty } from '../source/readProperty.ts';
import { findFixes } from './findFixes.ts';

/** A diagnostic of the engine as a problem, with fixes where the right spelling is known. */
export function describeDiagnostic(files: SourceFiles, diagnostic: Diagnostic): Problem {
  const fixes = findFixes(files, diagnostic);
  const range = diagnostic.range && narrow(files, diagnostic.range);
  return {
    ...diagnosticToProblem({ ...diagnostic, ...(range && { range }) }),
    ...(fixes.length > 0 && { fixes }),
  };
}

/** Of a property that holds a block the key is at fault: a line under all of it would say nothing. */
function narrow(files: SourceFiles, range: SourceRange): SourceRange {
  const property = readProperty(files, range);
  return property && files[range.file]?.startsWith('{', property.value.from) === true
    ? property.key
    : range;
}
