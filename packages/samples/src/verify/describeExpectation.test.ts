import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';
import type { RunReport } from './run/RunReport.ts';
import { describeExpectation } from './parseExpectation.ts';

const RUN: Pick<RunReport, 'logs' | 'faults'> = {
  logs: [
    { speaker: 'the sample', level: 'log', text: 'no "x"' },
    {
      speaker: 'Griffel',
      level: 'error',
      text: 'You are using unsupported shorthands.\nSee …',
      place: { file: 'a.ts', line: 3 },
    },
    { speaker: 'another package', level: 'warn', text: 'Warned.' },
  ],
  faults: [{ speaker: 'Griffel', phase: 'Rendering <A />', text: 'Error: called in a component' }],
};

const DIAGNOSTICS = [
  { message: '"color" is dropped: its array is empty.', file: 'a.ts', line: 5 },
  { message: '"color" is dropped: it is null.', file: 'a.ts', line: 7 },
];

function print(meta: string, run: typeof RUN | undefined = RUN): string | undefined {
  const { expectations } = parseFenceMeta('ts', meta);
  return describeExpectation(expectations, 'a.ts', { run, diagnostics: DIAGNOSTICS });
}

describe('describeExpectation', () => {
  it('names the origin of each message, one per line', () => {
    expect(
      print(`logs='no "x"' logs@3="unsupported" logs="Warned." typeError@4="not assignable"`),
    ).toBe(
      'The sample logs: no "x"\nGriffel, in the console: … unsupported …\nThe console says: Warned.\nTypeScript: … not assignable …',
    );
    expect(print('throws="Error: called in a component" drops="no CSS"')).toBe(
      'Griffel throws: Error: called in a component\nThis site’s check: no CSS',
    );
  });

  it('prints the whole message of this site’s check, of which the author expects a part', () => {
    expect(print(`drops@7='"color" is dropped'`)).toBe(
      'This site’s check: "color" is dropped: it is null.',
    );
  });

  it('attributes messages of unknown origin to the sample', () => {
    expect(print('throws="Error: stop"', undefined)).toBe('The sample throws: Error: stop');
  });

  it('returns nothing without expectations', () => {
    expect(print('title="a.ts"')).toBeUndefined();
  });
});
