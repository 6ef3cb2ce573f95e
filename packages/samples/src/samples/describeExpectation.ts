import type { FenceExpectation } from '../fences/parseFenceMeta.ts';

const LABELS: Readonly<Record<FenceExpectation['name'], string>> = {
  typeError: 'TypeScript reports',
  logs: 'The console says',
  throws: 'It throws',
  drops: 'Griffel',
};

/**
 * Says what the build has seen happen: a line for each message that the author expects.
 *
 * `logs="7 rules"` gives `The console says: 7 rules`, and `logs@4="unsupported"`, which is a part of
 * the message, `The console says: … unsupported …`.
 *
 * @returns undefined where nothing is expected but that it works
 */
export function describeExpectation(expectations: readonly FenceExpectation[]): string | undefined {
  const lines = expectations.map(
    ({ name, text, line }) => `${LABELS[name]}: ${line === undefined ? text : `… ${text} …`}`,
  );
  // Two messages may begin alike.
  return lines.length > 0 ? [...new Set(lines)].join('\n') : undefined;
}
