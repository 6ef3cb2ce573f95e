import type { Diagnostic } from '@griffel-site/engine';
import { FenceError } from '../fences/FenceError.ts';
import type { FenceExpectation, FenceMeta } from '../fences/parseFenceMeta.ts';
import type { Expectation, ExpectedMessage, SampleProps } from './VerifiableSample.ts';
import { isMatch } from './matchMessages.ts';
import type { RunReport, Speaker } from './run/RunReport.ts';

/** A file, and the expectations of its fence. */
interface ExpectingFence {
  /** The name of the file. */
  file: string;
  fence: Pick<FenceMeta, 'expectations' | 'norun' | 'props'>;
}

/**
 * Joins the expectations of a sample's fences, each about its own file.
 *
 * `logs@2="dropped"` of the fence `App.tsx` gives `{ logs: [{ text: 'dropped', file: 'App.tsx',
 * line: 2 }], … }`.
 *
 * @throws FenceError for a contradiction, and for props that are not a JSON object
 */
export function parseExpectation(fences: readonly ExpectingFence[]): Expectation {
  const read = (name: FenceExpectation['name']) => fences.flatMap((one) => readMessages(one, name));
  const logs = read('logs');
  const thrown = read('throws');
  const [throws] = thrown;
  if (thrown.length > 1) throw new FenceError('A sample can throw only once. Keep one throws="…".');

  const norun = fences.some(({ fence }) => fence.norun);
  const props = Object.fromEntries(
    fences.flatMap(({ file, fence }) =>
      fence.props === undefined ? [] : [[file, parseProps(file, fence.props)]],
    ),
  );
  if (norun && (throws || logs.length > 0 || Object.keys(props).length > 0)) {
    throw new FenceError(
      'With norun, a sample is not run, so it cannot have throws, logs or props. Remove norun, or remove them.',
    );
  }
  return {
    norun,
    logs,
    props,
    typeErrors: read('typeError'),
    drops: read('drops'),
    ...(throws && { throws }),
  };
}

function readMessages(
  { file, fence }: ExpectingFence,
  name: FenceExpectation['name'],
): ExpectedMessage[] {
  return fence.expectations
    .filter((one) => one.name === name)
    .map(({ text, line }) => ({ text, file, ...(line !== undefined && { line }) }));
}

function parseProps(file: string, json: string): SampleProps {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new FenceError(
      `The props of ${file} are not valid JSON: ${String(error)}. Write props='{"tone":"primary"}', in single quotes.`,
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FenceError(
      `The props of ${file} are ${json}, but must be an object. Write props='{"tone":"primary"}'.`,
    );
  }
  const wrong = Object.keys(value).find((name) => !/^[A-Za-z_$][\w$-]*$/.test(name));
  if (wrong !== undefined) {
    throw new FenceError(
      `The props of ${file} have ${JSON.stringify(wrong)}, which is not a valid prop name. Rename it.`,
    );
  }
  return value as SampleProps;
}

const LOGGING: Readonly<Record<Speaker, string>> = {
  Griffel: 'Griffel, in the console',
  'the sample': 'The sample logs',
  'another package': 'The console says',
};

const THROWING: Readonly<Record<Speaker, string>> = {
  Griffel: 'Griffel throws',
  'the sample': 'The sample throws',
  'another package': 'It throws',
};

/** What happened when a sample was checked and run. */
interface Happenings {
  /** The report of its run; undefined if it was not run. */
  run: Pick<RunReport, 'logs' | 'faults'> | undefined;
  /** What the engine found. */
  diagnostics: readonly Pick<Diagnostic, 'message' | 'file' | 'line'>[];
}

/**
 * Describes what the build saw happen, with one line for each message that the author expects and its
 * origin.
 *
 * `logs="7 rules"` gives `The sample logs: 7 rules`, and `logs@4="unsupported"`, which is a part of a
 * message of the library, `Griffel, in the console: … unsupported …`. Messages of TypeScript begin with
 * `TypeScript`, and those that only this site's check finds, which are short and printed as a whole, with
 * `This site’s check`.
 *
 * @param expectations the expectations of a fence
 * @param file the name of the fence's file
 * @returns undefined if the fence has no expectations
 */
export function describeExpectation(
  expectations: readonly FenceExpectation[],
  file: string,
  { run, diagnostics }: Happenings,
): string | undefined {
  const describe = ({ name, text, line }: FenceExpectation): string => {
    const expected = { text, file, ...(line !== undefined && { line }) };
    const part = line === undefined ? text : `… ${text} …`;
    if (name === 'typeError') return `TypeScript: ${part}`;
    if (name === 'drops') {
      const found = diagnostics.find((one) =>
        isMatch(expected, { text: one.message, place: { file: one.file, line: one.line } }),
      );
      return `This site’s check: ${found?.message ?? part}`;
    }
    const found = (name === 'logs' ? run?.logs : run?.faults)?.find((one) =>
      isMatch(expected, one),
    );
    return `${(name === 'logs' ? LOGGING : THROWING)[found?.speaker ?? 'the sample']}: ${part}`;
  };
  const lines = expectations.map(describe);
  // Two messages may have the same first line.
  return lines.length > 0 ? [...new Set(lines)].join('\n') : undefined;
}
