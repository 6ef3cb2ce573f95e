import type { Analysis, SourceFiles } from '@griffel-site/engine';
import type { Problem } from '../problems/Problem.ts';
import { createCSSSupport } from './createCSSSupport.ts';
import { describeDiagnostic } from './diagnostics/describeDiagnostic.ts';
import { findCSSProblems } from './findCSSProblems.ts';
import { findOverridden } from './findOverridden.ts';

const support = createCSSSupport();

/** All that can be said of styles, with fixes: what the engine finds, and what this browser does not take. */
export function describeStyles(files: SourceFiles, analysis: Analysis): Problem[] {
  return [
    ...analysis.diagnostics.map((diagnostic) => describeDiagnostic(files, diagnostic)),
    ...findCSSProblems(files, analysis, support),
    ...findOverridden(files, analysis),
  ];
}
