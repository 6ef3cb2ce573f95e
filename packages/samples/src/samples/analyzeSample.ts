import { analyze, createOutputs, type Diagnostic } from '@griffel-site/engine';
import type { VFile } from 'vfile';
import { findCSSFaults } from '../verify/data/verifyCSS.ts';
import {
  correctExpected,
  matchMessages,
  printExpected,
  suggestExpected,
} from '../verify/matchMessages.ts';
import type { Expectation } from '../verify/VerifiableSample.ts';
import { failInSample, type Sample } from './collectSamples.ts';

/**
 * Runs the engine on a sample. An error or a warning that the author does not expect with `drops="…"` fails
 * the page. Advice does not, because the styles still work; it is printed with the outputs.
 *
 * @throws VFileMessage at the fence and line of the first difference from `drops="…"`
 */
export function analyzeSample(sample: Sample, { drops }: Expectation, page: VFile) {
  const analysis = withoutWarnings(() => analyze(sample.files));
  const outputs = createOutputs(analysis);
  const found = [
    ...analysis.diagnostics,
    ...(outputs ? findWrongStyles(sample, outputs.css.text) : []),
  ];
  const read = ({ message, file, line }: (typeof found)[number]) => ({
    text: message,
    place: { file, line },
  });
  const { missing, surprises } = matchMessages(drops, found, read);
  const surprise = surprises.find(({ severity }) => severity !== 'advice');
  const [expected] = missing;
  if (expected) {
    const others = surprises.map(({ file, line, message }) => `${file}:${String(line)} ${message}`);
    failInSample(page, sample, {
      file: expected.file,
      line: expected.line ?? 0,
      message: `The fence says ${printExpected('drops', expected)}, but Griffel drops ${others.length > 0 ? `something else:\n${others.join('\n')}` : 'no such thing.'}\n${correctExpected('drops', expected, surprises.map(read))}`,
    });
  }
  if (surprise) {
    const { message, remedy, file, line } = surprise;
    failInSample(page, sample, {
      file,
      line,
      message: `${message} ${remedy} If the page shows this on purpose, say so: ${suggestExpected('drops', read(surprise))}`,
    });
  }
  const advice = surprises.map(
    ({ file, line, message, remedy }) => `${file}:${String(line)} ${message} ${remedy}`,
  );
  return { analysis, outputs, advice };
}

/** Mutes Griffel's own warnings in development builds, because the engine reports them with their places. */
function withoutWarnings<Result>(run: () => Result): Result {
  const { warn, error } = console;
  Object.assign(console, { warn: () => undefined, error: () => undefined });
  try {
    return run();
  } finally {
    Object.assign(console, { warn, error });
  }
}

/**
 * Finds nonexistent properties and values in the rules of a sample, because TypeScript and Griffel accept
 * any text for most of them. A sample with a `dont` or an expected type error is wrong on purpose and not
 * checked.
 *
 * @param css the CSS that Griffel generates for the sample
 */
function findWrongStyles({ fences, files, entry }: Sample, css: string) {
  const isWrongOnPurpose = fences.some(
    ({ fence }) =>
      fence.advice === 'dont' || fence.expectations.some(({ name }) => name === 'typeError'),
  );
  if (isWrongOnPurpose) return [];
  const culprits = new Map(findCSSFaults(css).map(({ text, culprit = '' }) => [text, culprit]));
  for (const name of findUnsetVariables(Object.values(files).join('\n'))) {
    culprits.set(`Nothing sets the variable "${name}", and it has no fallback.`, name);
  }
  return [...culprits].map(([message, culprit]) => ({
    ...findPlace(files, culprit, entry),
    severity: 'error' satisfies Diagnostic['severity'],
    message,
    remedy: 'Correct it.',
  }));
}

/** CSS variables that code reads and never mentions otherwise, such as a misspelled one. */
function findUnsetVariables(code: string): string[] {
  const names = [...code.matchAll(/\bvar\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  const rest = code.replace(/\bvar\(--[\w-]+/g, '');
  const set = new Set(rest.match(/--[\w-]+/g));
  return [...new Set(names)].filter((name) => !set.has(name));
}

/** The first line with the value, or with the property in camel case. */
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
