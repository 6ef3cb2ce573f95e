import type { Diagnostic } from '@griffel-site/engine';
import { findCSSFaults } from '../verify/data/verifyCSS.ts';
import type { Sample } from './collectSamples.ts';

/**
 * Finds properties and values that do not exist among the rules of a sample: TypeScript and Griffel take any text
 * for most of them. A fence says that it has some by `drops="…"`, unless it is there to be wrong: it is a dont, or
 * TypeScript refuses it.
 *
 * @param css what Griffel makes of the sample
 */
export function findWrongStyles({ fences, files, entry }: Sample, css: string) {
  const isWrongOnPurpose = fences.some(
    ({ fence }) =>
      fence.advice === 'dont' || fence.expectations.some(({ name }) => name === 'typeError'),
  );
  if (isWrongOnPurpose) return [];
  const culprits = new Map(findCSSFaults(css).map(({ text, culprit = '' }) => [text, culprit]));
  return [...culprits].map(([message, culprit]) => ({
    ...findPlace(files, culprit, entry),
    severity: 'error' satisfies Diagnostic['severity'],
    message,
    remedy: 'Correct it.',
  }));
}

/** The first line with the value, or with the property as JavaScript has it. */
function findPlace(files: Sample['files'], text: string, entry: string) {
  const name = text.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  for (const [file, source] of Object.entries(files)) {
    const index = source
      .split('\n')
      .findIndex((line) => line.includes(text) || line.includes(name));
    if (index >= 0) return { file, line: index + 1 };
  }
  return { file: entry, line: 1 };
}
