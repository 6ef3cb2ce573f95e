import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { compareByWidth } from '../resolve/compareByWidth.ts';
import { compareWithExtraction, explainBuckets } from './explainBuckets.ts';

const analysis = analyze({
  'code.ts': `import { makeResetStyles, makeStyles } from '@griffel/react';
export const useBase = makeResetStyles({ color: 'black', '@media print': { color: 'white' } });
export const useStyles = makeStyles({
  root: {
    ':hover': { color: 'red' },
    ':focus': { color: 'teal' },
    border: '1px solid', padding: '0', paddingLeft: '1px', color: 'plum',
    '@container (min-width: 9px)': { color: 'navy' },
    '@media (min-width: 600px)': { color: 'pink' },
    '@media (min-width: 1000px)': { color: 'gold' },
  },
});`,
});

describe('explainBuckets', () => {
  it('lists buckets in the order of the page, with their sheets', () => {
    const buckets = explainBuckets({ analysis, direction: 'ltr', hues: {} });
    expect(
      buckets.map(({ name, sheets }) => [
        name,
        ...sheets.map(
          ({ condition, priority, rules }) =>
            `${condition}${String(priority)}×${String(rules.text.trim().split('\n').length)}`,
        ),
      ]),
    ).toEqual([
      ['reset styles', '0×1'],
      ['default', '-2×1', '-1×1', '0×2'],
      [':focus', '0×1'],
      [':hover', '0×1'],
      ['at-rules of reset styles', '0×1'],
      ['@media', '(min-width: 1000px)0×1', '(min-width: 600px)0×1'],
      ['@container', '(min-width: 9px)0×1'],
    ]);
  });

  it('orders queries as the comparator does', () => {
    const buckets = explainBuckets({
      analysis,
      direction: 'ltr',
      hues: {},
      compareQueries: compareByWidth,
    });
    expect(
      buckets.find(({ bucket }) => bucket === 'm')?.sheets.map(({ condition }) => condition),
    ).toEqual(['(min-width: 600px)', '(min-width: 1000px)']);
  });

  it('marks each rule as the atom of its class', () => {
    const [, plain] = explainBuckets({ analysis, direction: 'rtl', hues: {} });
    const { text, atoms } = plain?.sheets.at(-1)?.rules ?? { text: '', atoms: [] };
    const declarations = analysis.calls[1]?.declarations ?? [];
    expect(atoms.map(({ from, to, atom }) => [text.slice(from, to), atom])).toEqual(
      ['paddingLeft', 'color'].map((property) => {
        const one = declarations.find((it) => it.property === property && it.path.length === 0);
        const name = property === 'color' ? 'color' : 'padding-right';
        return [
          `.${one?.className?.rtl ?? ''} { ${name}: ${String(one?.value)}; }`,
          one?.className?.ltr,
        ];
      }),
    );
  });
});

describe('compareWithExtraction', () => {
  it('finds that container queries come before media queries', () => {
    expect(compareWithExtraction(analysis)).toEqual([{ first: '@media', second: '@container' }]);
  });
});
