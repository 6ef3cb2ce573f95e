import type { Analysis, AnalyzedDeclaration, SourceFiles, SourceRange } from '@griffel-site/engine';
import type { Fix, Problem } from '../problems/Problem.ts';
import { createProblem, readProperty, removeProperty } from './propertySource.ts';

/**
 * Finds declarations that a later one of the same slot overrides, so that they make no class. What
 * comes in by a spread is left out: overriding it is what spreads are for.
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
        ? [moveBehind(files, source, by.source)]
        : [removeProperty(`Remove this "${property}"`, files, source)];
      return [
        createProblem(files, source, {
          source: 'styles',
          severity: 'hint',
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

/** Whether a declaration is a plain property of this very call. */
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

function moveBehind(files: SourceFiles, own: SourceRange, by: SourceRange): Fix {
  const text = (files[own.file] ?? '').slice(own.from, own.to);
  const removed = removeProperty('', files, own).edits;
  return {
    title: 'Move it behind',
    edits: [...removed, { file: by.file, from: by.to, to: by.to, insert: `, ${text}` }],
  };
}
