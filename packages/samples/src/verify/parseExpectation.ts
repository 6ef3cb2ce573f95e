import { FenceError } from '../fences/FenceError.ts';
import type { FenceExpectation, FenceMeta } from '../fences/parseFenceMeta.ts';
import type { Expectation, ExpectedMessage, SampleProps } from './VerifiableSample.ts';

/** The fence of a file, as far as it says what its author expects. */
interface ExpectingFence {
  /** The name of the file. */
  file: string;
  fence: Pick<FenceMeta, 'expectations' | 'norun' | 'props'>;
}

/**
 * Joins what the fences of a sample expect. A line that an expectation names is one of its own fence.
 *
 * `logs@2="dropped"` of the fence `App.tsx` gives `{ logs: [{ text: 'dropped', place: { file:
 * 'App.tsx', line: 2 } }], … }`.
 *
 * @throws FenceError for a contradiction, and for props that are no JSON object
 */
export function parseExpectation(fences: readonly ExpectingFence[]): Expectation {
  const read = (name: FenceExpectation['name']) => fences.flatMap((one) => readMessages(one, name));
  const logs = read('logs');
  const thrown = read('throws');
  const [throws] = thrown;
  if (thrown.length > 1) throw new FenceError('A sample throws once. Keep one throws="…".');

  const norun = fences.some(({ fence }) => fence.norun);
  const props = Object.fromEntries(
    fences.flatMap(({ file, fence }) =>
      fence.props === undefined ? [] : [[file, parseProps(file, fence.props)]],
    ),
  );
  if (norun && (throws || logs.length > 0 || Object.keys(props).length > 0)) {
    throw new FenceError(
      'With norun a sample is not run: it neither throws nor logs, and nothing gets props. Remove norun, or the others.',
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
    .map(({ text, line }) => ({ text, ...(line !== undefined && { place: { file, line } }) }));
}

function parseProps(file: string, json: string): SampleProps {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new FenceError(
      `The props of ${file} are no JSON: ${String(error)}. Write props='{"tone":"primary"}', in single quotes.`,
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FenceError(
      `The props of ${file} are ${json}, but have to be an object. Write props='{"tone":"primary"}'.`,
    );
  }
  const wrong = Object.keys(value).find((name) => !/^[A-Za-z_$][\w$-]*$/.test(name));
  if (wrong !== undefined) {
    throw new FenceError(
      `The props of ${file} have ${JSON.stringify(wrong)}, which is no name of a prop. Rename it.`,
    );
  }
  return value as SampleProps;
}
