import { mergeClasses as merge } from '@griffel/core';
import { describe, expect, it } from 'vitest';
import type { AnalyzedCall } from '../Analysis.ts';
import { analyze } from '../analyze.ts';
import { explainMergedClasses, type Merge, type MergeExplanation } from './explainMergedClasses.ts';

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

/** The library's function, with a record of its calls. */
function recordMerges(): { mergeClasses: typeof merge; merges: Merge[] } {
  const merges: Merge[] = [];
  return {
    merges,
    mergeClasses(...classNames) {
      const result = merge(...classNames);
      merges.push({ classNames: classNames.filter((one) => typeof one === 'string'), result });
      return result;
    },
  };
}

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
    const { mergeClasses, merges } = recordMerges();
    const card = slots(0);
    const rendered = mergeClasses(card['root'], card['quiet'], slots(1)['root']);
    expect(describeProperties(explainMergedClasses(rendered, { calls, merges }), calls)).toEqual([
      'color: red of useCard.root < gray of useCard.quiet < plum of useTheme.root',
      'paddingTop: 1px of useCard.root',
      'marginLeft: 2px of useCard.root',
      ':hover color: blue of useCard.root < nothing of useCard.quiet',
    ]);
  });

  it('sees that a shorthand resets longhands', () => {
    const { mergeClasses, merges } = recordMerges();
    const rendered = mergeClasses(slots(0)['root'], slots(0)['tight']);
    const { properties } = explainMergedClasses(rendered, { calls, merges });
    const lost = properties.filter(({ winner }) => winner.className === undefined);
    expect(lost.map(({ winner }) => winner.declarations[0]?.property)).toEqual(['padding']);
    expect(lost[0]?.losers[0]?.declarations[0]?.property).toBe('paddingTop');
  });

  it('agrees with the classes of the element', () => {
    const { mergeClasses, merges } = recordMerges();
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

  it('flattens nested merges', () => {
    const { mergeClasses, merges } = recordMerges();
    const inner = mergeClasses(slots(0)['root'], slots(0)['quiet']);
    const rendered = mergeClasses(inner, slots(1)['root']);
    const { inputs } = explainMergedClasses(rendered, { calls, merges });
    expect(inputs.map((input) => input.slots.map(({ slot }) => slot))).toEqual([
      ['root'],
      ['quiet'],
      ['root'],
    ]);
  });

  it('returns the declaration of a slot that applies', () => {
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

  it('recognizes a set in production, where its name is shorter', () => {
    const { mergeClasses, merges } = recordMerges();
    const rendered = mergeClasses(slots(0)['root'], slots(0)['quiet']);
    const production = calls.map((call) => ({
      ...call,
      slots: JSON.parse(
        JSON.stringify(call.slots ?? null).replaceAll(/(___\w{7})_\w{7}/g, '$1'),
      ) as typeof call.slots,
    }));
    const { inputs } = explainMergedClasses(rendered, { calls: production, merges });
    expect(inputs.map((input) => input.slots.map(({ slot }) => slot))).toEqual([
      ['root'],
      ['quiet'],
    ]);
  });

  it('lists the losers of a set that the last set overrides completely', () => {
    const { mergeClasses, merges } = recordMerges();
    const theme = slots(1)['root'] ?? '';
    const { calls: others } = analyze({
      'other.ts': `import { makeStyles } from '@griffel/react';
export const useOther = makeStyles({ root: { color: 'navy' } });`,
    });
    const rendered = mergeClasses(others[0]?.slots?.ltr['root'], theme);
    // The classes are the same as those of the last set alone.
    expect(rendered.split(' ').slice(1)).toEqual(theme.split(' ').slice(1));
    const explained = explainMergedClasses(rendered, { calls: [...calls, ...others], merges });
    expect(describeProperties(explained, [...calls, ...others])).toEqual([
      'color: navy of useOther.root < plum of useTheme.root',
    ]);
    expect(explained.properties[0]?.losers).toHaveLength(1);
    expect(explainMergedClasses(theme, { calls, merges }).properties[0]?.losers).toEqual([]);
  });

  it('stops at endlessly nested merges', () => {
    const name = (n: number) => `___${String(n).padStart(7, '0')}`;
    const merges = Array.from({ length: 50_000 }, (_, n) => ({
      classNames: [name(n + 1)],
      result: name(n),
    }));
    expect(explainMergedClasses(name(0), { calls, merges }).inputs).toHaveLength(1);
  });

  it('does not treat a set as merged from itself', () => {
    // In production, this happens when the last set overrides all others.
    const tight = slots(0)['tight'] ?? '';
    const merges = [{ classNames: [slots(0)['root'] ?? '', tight], result: tight }];
    const { inputs } = explainMergedClasses(tight, { calls, merges });
    expect(inputs.map((input) => input.slots.map(({ slot }) => slot))).toEqual([['tight']]);
  });

  it('handles parts that contain themselves, or double endlessly', () => {
    const name = (n: number) => `___${String(n).padStart(7, '0')}`;
    const merges = Array.from({ length: 100 }, (_, n) => ({
      classNames: [`${name(n + 1)} a`, `${name(n + 1)} b`],
      result: name(n),
    }));
    expect(explainMergedClasses(name(0), { calls, merges }).inputs).toHaveLength(100);
    const loop = { classNames: [name(0), name(0)], result: name(1) };
    const back = { classNames: [name(1)], result: name(0) };
    expect(explainMergedClasses(name(0), { calls, merges: [loop, back] }).inputs).toHaveLength(2);
  });

  it('distinguishes reset classes from foreign classes', () => {
    const base = calls[2]?.className?.ltr ?? '';
    const { mergeClasses, merges } = recordMerges();
    const rendered = mergeClasses('btn', base, slots(1)['root'], 'large');
    const { resets, foreign } = explainMergedClasses(rendered, { calls, merges });
    expect(resets).toEqual([{ className: base, slots: [{ call: 'code.ts#2', slot: undefined }] }]);
    expect(foreign).toEqual(['btn', 'large']);
  });

  it('explains a list without classes of makeStyles', () => {
    expect(explainMergedClasses('a b', { calls })).toEqual({
      direction: undefined,
      inputs: [],
      properties: [],
      resets: [],
      foreign: ['a', 'b'],
    });
  });
});
