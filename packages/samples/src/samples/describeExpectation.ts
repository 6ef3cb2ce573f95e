import type { FenceExpectation } from '../fences/parseFenceMeta.ts';
import { isMatch } from '../verify/matchMessages.ts';
import type { RunReport, Speaker } from '../verify/run/RunReport.ts';

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

/**
 * Says what the build has seen happen, and who has said it: a line for each message that the author
 * expects.
 *
 * `logs="7 rules"` gives `The sample logs: 7 rules`, and `logs@4="unsupported"`, which is a part of a
 * message of the library, `Griffel, in the console: … unsupported …`. What TypeScript reports begins
 * with `TypeScript`, and what only this site finds with `This site's check`.
 *
 * @param expectations those of a fence
 * @param file the name of the fence's file
 * @param run what happened when the sample ran; undefined where it was not run
 * @returns undefined where nothing is expected but that it works
 */
export function describeExpectation(
  expectations: readonly FenceExpectation[],
  file: string,
  run: Pick<RunReport, 'logs' | 'faults'> | undefined,
): string | undefined {
  const describe = ({ name, text, line }: FenceExpectation): string => {
    if (name === 'typeError') return 'TypeScript';
    if (name === 'drops') return 'This site’s check';
    const expected = { text, ...(line !== undefined && { place: { file, line } }) };
    const found = (name === 'logs' ? run?.logs : run?.faults)?.find((one) =>
      isMatch(expected, one),
    );
    return (name === 'logs' ? LOGGING : THROWING)[found?.speaker ?? 'the sample'];
  };
  const lines = expectations.map(
    (one) => `${describe(one)}: ${one.line === undefined ? one.text : `… ${one.text} …`}`,
  );
  // Two messages may begin alike.
  return lines.length > 0 ? [...new Set(lines)].join('\n') : undefined;
}
