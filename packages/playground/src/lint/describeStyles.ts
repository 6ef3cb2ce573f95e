import type { Analysis, SourceFiles } from '@griffel-site/engine';
import type { Problem } from '../problems/Problem.ts';
import { createCSSSupport } from './createCSSSupport.ts';
import { lintCall } from './css/lintCall.ts';
import { describeDiagnostic } from './diagnostics/describeDiagnostic.ts';
import { findOverridden } from './findOverridden.ts';

const support = createCSSSupport();

/** All that can be said of styles, with fixes: what the engine finds, and what this browser does not take. */
export function describeStyles(files: SourceFiles, analysis: Analysis): Problem[] {
  return [
    ...analysis.diagnostics.map((diagnostic) => describeDiagnostic(files, diagnostic)),
    ...findCSSProblems(files, analysis),
    ...findOverridden(files, analysis),
  ];
}

/** More than this nobody reads. */
const MAX_PROBLEMS = 200;

/**
 * Finds what neither types nor Griffel say about styles: what the browser does not take. Each problem
 * stands where the declaration does, once.
 *
 * @param files the texts that the analysis is of
 */
function findCSSProblems(files: SourceFiles, { calls }: Analysis): Problem[] {
  const known = new Set<string>();
  return calls
    .flatMap((call) => lintCall(files, support, call))
    .filter(({ file, line, column, message, from = 0 }) => {
      // A mixin is one text and many declarations, and a spread helper writes several.
      const isSpread = files[file]?.startsWith('...', from) === true;
      const key = JSON.stringify([file, line, column, isSpread || message]);
      return !known.has(key) && known.add(key);
    })
    .slice(0, MAX_PROBLEMS);
}
