// What a test page runs: the engine and the lint, as the playground does.
import { analyze, type SourceFiles } from '@griffel-site/engine';
import { createCSSSupport } from '../lint/createCSSSupport.ts';
import { describeDiagnostic } from '../lint/diagnostics/describeDiagnostic.ts';
import { findCSSProblems } from '../lint/describeStyles.ts';
import type { Problem } from '../problems/Problem.ts';

/** Analyzes files and finds the problems of their styles. */
export function lint(files: SourceFiles): Problem[] {
  const analysis = analyze(files);
  return [
    ...analysis.diagnostics.map((diagnostic) => describeDiagnostic(files, diagnostic)),
    ...findCSSProblems(files, analysis, createCSSSupport()),
  ];
}
