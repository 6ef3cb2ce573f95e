import type { Analysis, SourceFiles, SourceRange } from '@griffel-site/engine';
import type { Problem } from '../problems/Problem.ts';
import { createProblem } from './propertySource.ts';

/** What gives another value each time it is evaluated. */
const VOLATILE =
  /\bMath\.random\(\)|\b(?:Date|performance)\.now\(\)|\bnew Date\(\)|\bcrypto\.randomUUID\(\)/;

export const VOLATILE_REMEDY =
  'Random values and the time differ in each build and at each load, and so does the class. Write a fixed value, or set a CSS variable with style={{}} and read it with var().';

/** Whether the code of a declaration, or of a constant or function that it names, depends on chance or the time. */
export function isVolatile(files: SourceFiles, { file, from, to }: SourceRange): boolean {
  const text = (files[file] ?? '').slice(from, to);
  const names: readonly string[] = text.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return (
    VOLATILE.test(text) ||
    Object.values(files).some((code) =>
      [...code.matchAll(/\b(?:const|let|var|function)\s+([\w$]+)([^;\n]*)/g)].some(
        ([, name = '', rest = '']) => names.includes(name) && VOLATILE.test(rest),
      ),
    )
  );
}

/** Finds chance and the time in styles, unless a difference between the compilers and run time shows it already. */
export function findVolatile(files: SourceFiles, { calls, diagnostics }: Analysis): Problem[] {
  return calls.flatMap(({ range }) => {
    const text = (files[range.file] ?? '').slice(range.from, range.to);
    return [...text.matchAll(new RegExp(VOLATILE, 'g'))].flatMap(({ 0: call, index }) => {
      const from = range.from + index;
      const isShown = diagnostics.some(
        ({ code, range: shown }) =>
          code === 'differs-at-run-time' &&
          shown?.file === range.file &&
          shown.from <= from &&
          from < shown.to,
      );
      if (isShown) return [];
      const place = { file: range.file, from, to: from + call.length };
      return [
        createProblem(files, place, {
          source: 'styles',
          severity: 'warning',
          message: `${call} gives this style another value each time the file is loaded or compiled.`,
          remedy: VOLATILE_REMEDY,
        }),
      ];
    });
  });
}
