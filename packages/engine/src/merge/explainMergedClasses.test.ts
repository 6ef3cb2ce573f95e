import { mergeClasses as merge } from '@griffel/core';
import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import type { AnalyzedCall } from '../Analysis.ts';
import { explainMergedClasses } from './explainMergedClasses.ts';
import type { MergeExplanation } from './MergeExplanation.ts';
import { recordMerges } from './recordMerges.ts';

const { calls } = analyze({
  'code.ts': `
import { makeResetStyles, makeStyles, RESET } from '@griffel/react';
export const useCard = makeStyles({
  root: { color: 'red', paddingTop: '1px', marginLeft: '2px', ':hover': { color: 'blue' } },
  quiet: { color: 'gray', ':hover': { color: RESET } },
  tight: { padding: '0' },
});
export const useTheme = makeStyles({ root: { color: 'plum' } });
export const useBase = makeResetStyles({ color: 'black' });
`,
});
const slots = (index: number, dir: 'ltr' | 'rtl' = 'ltr'): Record<string, string> =>
  calls[index]?.slots?.[dir] ?? {};

/** `color: root < quiet`, losers first. */
function describeProperties(
  explanation: MergeExplanation,
  from: readonly AnalyzedCall[],
): string[] {
  return explanation.properties.map(({ winner, losers }) => {
    const [declaration] = [...losers, winner].flatMap((one) => one.declarations);
    const names = [...losers, winner].map(({ input, className, declarations }) => {
      const ref = explanation.inputs[input]?.slots[0];
      const call = from.find(({ id }) => id === ref?.call);
      const value = className === undefined ? 'nothing' : String(declarations[0]?.value);
      return `${value} of ${call?.name}.${ref?.slot}`;
    });
    return `${[...(declaration?.path ?? []), declaration?.property].join(' ')}: ${names.join(' < ')}`;
  });
}

describe('explainMergedClasses', () => {
  it('names the winner and the losers of each property, in the order of the arguments', () => {
    const { mergeClasses, merges } = recordMerges(merge);
    const card = slots(0);
    const rendered = mergeClasses(card['root'], card['quiet'], slots(1)['root']);
    expect(describeProperties(explainMergedClasses(rendered, { calls, merges }), calls)).toEqual([
      'color: red of useCard.root < gray of useCard.quiet < plum of useTheme.root',
      'paddingTop: 1px of useCard.root',
      'marginLeft: 2px of useCard.root',
      ':hover color: blue of useCard.root < nothing of useCard.quiet',
    ]);
  });

  it('sees that a shorthand takes longhands away', () => {
    const { mergeClasses, merges } = recordMerges(merge);
    const rendered = mergeClasses(slots(0)['root'], slots(0)['tight']);
    const { properties } = explainMergedClasses(rendered, { calls, merges });
    const lost = properties.filter(({ winner }) => winner.className === undefined);
    expect(lost.map(({ winner }) => winner.declarations[0]?.property)).toEqual(['padding']);
    expect(lost[0]?.losers[0]?.declarations[0]?.property).toBe('paddingTop');
  });

  it('agrees with the classes that are on the element', () => {
    const { mergeClasses, merges } = recordMerges(merge);
    for (const dir of ['ltr', 'rtl'] as const) {
      const inner = mergeClasses(slots(0, dir)['tight'], slots(0, dir)['quiet']);
      const rendered = mergeClasses('foreign', slots(0, dir)['root'], inner);
      const { properties, direction } = explainMergedClasses(rendered, { calls, merges });
      expect(direction).toBe(dir);
      const winners = properties.flatMap(({ winner }) => winner.className ?? []);
      const [, , ...classes] = rendered.split(' ');
      expect(winners.sort()).toEqual(classes.sort());
    }
  });

  it('unfolds nested merges', () => {
    const { mergeClasses, merges } = recordMerges(merge);
    const inner = mergeClasses(slots(0)['root'], slots(0)['quiet']);
    const rendered = mergeClasses(inner, slots(1)['root']);
    const { inputs } = explainMergedClasses(rendered, { calls, merges });
    expect(inputs.map((input) => input.slots.map(({ slot }) => slot))).toEqual([
      ['root'],
      ['quiet'],
      ['root'],
    ]);
  });

  it('shows of a slot the declaration that counts', () => {
    const { calls: twice } = analyze({
      'code.ts': `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({
  root: { ':hover': { color: 'red' }, '&:hover': { color: 'blue' } },
});`,
    });
    const rendered = twice[0]?.slots?.ltr['root'] ?? '';
    const { properties } = explainMergedClasses(rendered, { calls: twice });
    expect(properties.map(({ winner }) => winner.declarations[0]?.value)).toEqual(['blue']);
  });

  it('does not record a merge under the name of one of its parts', () => {
    // So it is in production when the last set overrides all before.
    const { mergeClasses, merges } = recordMerges((...names) => String(names[names.length - 1]));
    mergeClasses('___aaaaaaa f1', '___bbbbbbb f2');
    expect(merges).toEqual({});
  });

  it('tells reset classes and foreign classes apart', () => {
    const base = calls[2]?.className?.ltr ?? '';
    const rendered = merge('btn', base, slots(1)['root'], 'large');
    const { resets, foreign } = explainMergedClasses(rendered, { calls });
    expect(resets).toEqual([{ className: base, slots: [{ call: 'code.ts#2', slot: undefined }] }]);
    expect(foreign).toEqual(['btn', 'large']);
  });

  it('explains a list without classes of makeStyles', () => {
    expect(explainMergedClasses('a b', { calls })).toEqual({
      sequence: undefined,
      direction: undefined,
      inputs: [],
      properties: [],
      resets: [],
      foreign: ['a', 'b'],
    });
  });

  it('takes the table of another realm as plain data', () => {
    const definitions = { ___abcdefg: [{ k1: ['f1', 'f2'], k2: 0 }, 'rtl'] } as const;
    const explanation = explainMergedClasses('___abcdefg f2', { definitions });
    expect(explanation.properties.map(({ winner }) => winner.className)).toEqual(['f2']);
    expect(explanation.foreign).toEqual([]);
  });
});
