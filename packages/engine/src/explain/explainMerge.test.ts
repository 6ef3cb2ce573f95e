import { mergeClasses } from '@griffel/core';
import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { explainMerge, type MergeReport } from './explainMerge.ts';
import { explainMergedClasses, type Merge } from './explainMergedClasses.ts';

/** Analyzes a hook whose slots have the given styles, as code. */
function analyzeSlots(slots: Readonly<Record<string, string>>) {
  const lines = Object.entries(slots).map(([name, styles]) => `  ${name}: { ${styles} },`);
  return analyze({
    'code.ts': `import { makeStyles, RESET } from '@griffel/react';
export const useStyles = makeStyles({\n${lines.join('\n')}\n});`,
  });
}

/** The classes of a list, without those that name a set. */
function listAtoms(className: string): string[] {
  return className.split(/\s+/).filter((one) => one !== '' && !one.startsWith('___'));
}

function listKept({ arguments: all }: MergeReport): string[] {
  const kept = all.flatMap(({ brought }) => brought).filter(({ lost }) => !lost);
  return kept.flatMap(({ className }) => listAtoms(className ?? ''));
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

describe('explainMerge', () => {
  it('says which argument each class lost to, where earlier arguments agree', () => {
    const analysis = analyzeSlots({
      a: "color: 'red'",
      b: "color: 'red', top: 0",
      c: "color: 'blue'",
    });
    const { a, b, c } = analysis.calls[0]?.slots?.ltr ?? {};
    const classNames = [a ?? '', b ?? '', c ?? ''];
    const merge = { classNames, result: mergeClasses(...classNames) };
    const report = explainMerge(merge, { analysis, merges: [merge] });
    expect(
      report.arguments.map(({ brought }) =>
        brought.map(({ declarations: [own], lost, overrides }) => [
          own?.property,
          lost?.text,
          overrides.map(({ argument }) => argument),
        ]),
      ),
    ).toEqual([
      [['color', expect.stringMatching(/^useStyles\(\)\.c comes later and sets color /), []]],
      [
        ['color', expect.stringMatching(/^useStyles\(\)\.c comes later and sets color /), []],
        ['top', undefined, []],
      ],
      [['color', undefined, [0, 1]]],
    ]);
  });

  it('agrees with the library on the results of random merges', () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const writeStyles = (depth = 0): string => {
      const own = Array.from({ length: Math.floor(random() * 5) }, () => pick(DECLARATIONS));
      const nested =
        depth < 2 && random() < 0.4 ? [`${pick(CONDITIONS)}: { ${writeStyles(depth + 1)} }`] : [];
      return [...own, ...nested].sort(() => random() - 0.5).join(', ');
    };
    for (let round = 0; round < 60; round += 1) {
      const slots = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, writeStyles()]));
      const analysis = analyzeSlots(slots);
      for (const direction of ['ltr', 'rtl'] as const) {
        const sets = Object.values(analysis.calls[0]?.slots?.[direction] ?? {});
        const merges: Merge[] = [];
        const mergeSome = (depth = 0): string => {
          const classNames = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
            depth < 2 && random() < 0.3 ? mergeSome(depth + 1) : pick(sets),
          );
          const result = mergeClasses(...classNames);
          merges.push({ classNames, result });
          return result;
        };
        const result = mergeSome();
        const { properties } = explainMergedClasses(result, { calls: analysis.calls, merges });
        const winners = properties.flatMap(({ winner }) => listAtoms(winner.className ?? ''));
        const [last] = merges.slice(-1);
        const kept = last ? listKept(explainMerge(last, { analysis, merges })) : [];
        const input = `${JSON.stringify(slots)} ${JSON.stringify(merges)}`;
        expect(sorted(winners), input).toEqual(sorted(listAtoms(result)));
        expect(sorted(kept), input).toEqual(sorted(listAtoms(result)));
      }
    }
  });
});

const DECLARATIONS = [
  ...["color: 'red'", "color: 'blue'", 'color: RESET', "color: ['red', 'oklch(50% 0 0)']"],
  ...["padding: '1px'", 'padding: RESET', "paddingLeft: '3px'", "paddingTop: '4px'"],
  ...['paddingLeft: RESET', "paddingInlineStart: '5px'", "margin: '0'", "marginLeft: '1px'"],
  ...["overflow: 'hidden'", "overflowX: 'auto'", 'flex: 1', 'flexGrow: 2', "gap: '1px'"],
  ...["rowGap: '2px'", "background: 'red'", "backgroundColor: 'blue'", "border: '1px solid'"],
  ...["borderLeftColor: 'red'", "animationName: { from: { left: 0 }, to: { left: '1px' } }"],
  ...["animation: 'x 1s'", 'inset: 0', 'left: 0', "left: '1px /* @noflip */'", "all: 'unset'"],
  ...["font: 'inherit'", "fontSize: '2px'", "'--x': '1'", 'zIndex: undefined'],
];

const CONDITIONS = [
  ...["':hover'", "':focus'", "'::before'", "'& .a'", "'& > div, & > a'", "'@layer x'"],
  ...["'@media (min-width: 1px)'", "'@supports (a: b)'", "'@container (min-width: 1px)'"],
];
