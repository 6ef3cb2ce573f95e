import type { Analysis, AnalyzedDeclaration, SourceFiles, SourceRange } from '@griffel-site/engine';
import type { Fix, Problem } from '../problems/Problem.ts';
import { findQueryOrderFaults } from './css/findQueryOrderFaults.ts';
import { lintCall } from './css/lintCall.ts';
import { describeDiagnostic } from './diagnostics/describeDiagnostic.ts';
import { createProblem, readProperty, removeProperty, textAt } from './propertySource.ts';

/** Lists all problems of styles, with fixes: what the engine finds, and what this browser does not support. */
export function describeStyles(files: SourceFiles, analysis: Analysis): Problem[] {
  return [
    ...analysis.diagnostics.map((diagnostic) => describeDiagnostic(files, diagnostic)),
    ...findCSSProblems(files, analysis),
    ...findOverridden(files, analysis),
    ...findQueryOrderFaults(files, analysis),
  ];
}

export { describeRendered } from './describeRendered.ts';

const MAX_PROBLEMS = 200;

/**
 * Finds CSS that the browser does not support; neither types nor Griffel report it. Each problem is reported
 * once, at its declaration.
 *
 * @param files the files that were analyzed
 */
function findCSSProblems(files: SourceFiles, { calls }: Analysis): Problem[] {
  const known = new Set<string>();
  return calls
    .flatMap((call) => lintCall(files, call))
    .filter(({ file, line, column, message, from = 0 }) => {
      // A mixin is one place with many declarations, and so is a spread helper.
      const isSpread = files[file]?.startsWith('...', from) === true;
      const key = JSON.stringify([file, line, column, isSpread || message]);
      return !known.has(key) && known.add(key);
    })
    .slice(0, MAX_PROBLEMS);
}

/**
 * Finds declarations that a later one in the same slot overrides, so that they create no class. Spread
 * declarations are skipped, because they are meant to be overridden.
 */
export function findOverridden(files: SourceFiles, { calls }: Analysis): Problem[] {
  return calls.flatMap(({ declarations }) =>
    declarations.flatMap((declaration): Problem[] => {
      const { source, usedAt, overriddenBy, property } = declaration;
      const by = overriddenBy === undefined ? undefined : declarations[overriddenBy];
      if (!by || !isWritten(files, source, usedAt, property)) return [];
      if (!by.source || !isWritten(files, by.source, by.usedAt, by.property)) return [];
      if (by.source.file !== source.file || by.source.from < source.to) return [];
      const isShorthand = by.property !== property;
      const fixes = isShorthand
        ? [moveAfter(files, source, by.source, by.property)]
        : [removeProperty(`Remove this "${property}"`, files, source)];
      return [
        createProblem(files, source, {
          source: 'styles',
          severity: 'hint',
          losesStyle: true,
          message: isShorthand
            ? `"${property}" has no effect: "${by.property}", which comes later in this slot, sets it, too.`
            : `"${property}" has no effect: ${describe(by)} sets it later in this slot.`,
          remedy: isShorthand
            ? `Write ${property} after ${by.property}.`
            : 'Keep one of the two declarations.',
          fixes,
        }),
      ];
    }),
  );
}

function describe({ path, property }: AnalyzedDeclaration): string {
  return [...path, property].map((part) => `"${part}"`).join(' in ');
}

/** Whether a declaration is a plain property in the code of its call. */
function isWritten(
  files: SourceFiles,
  source: SourceRange | undefined,
  usedAt: SourceRange | undefined,
  property: string,
): source is SourceRange {
  if (!source || !usedAt || source.file !== usedAt.file) return false;
  if (source.from < usedAt.from || source.to > usedAt.to) return false;
  return readProperty(files, source)?.name === property;
}

function moveAfter(files: SourceFiles, own: SourceRange, by: SourceRange, property: string): Fix {
  const text = textAt(files, own);
  const removed = removeProperty('', files, own).edits;
  return {
    title: `Move it after "${property}"`,
    edits: [...removed, { file: by.file, from: by.to, to: by.to, insert: `, ${text}` }],
  };
}
