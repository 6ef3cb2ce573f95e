import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { explainCost } from './explainCost.ts';

const write = (text: string) =>
  analyze({
    'code.ts': `import { makeResetStyles, makeStyles } from '@griffel/react';\n${text}`,
  });
const useStyles = (text: string) => write(`export const useStyles = makeStyles({ ${text} });`);

describe('explainCost', () => {
  it('counts the classes and rules of slots', () => {
    const analysis = write(`
export const useStyles = makeStyles({ root: { color: 'red', marginLeft: '1px' }, none: {} });
export const useBase = makeResetStyles({ color: 'red', marginLeft: '1px', ':hover': { top: 0 } });`);
    const { slots } = explainCost(analysis, 'ltr');
    expect(slots.map(({ slot, classes, rules }) => [slot, classes, rules])).toEqual([
      ['root', 2, 3],
      ['none', 0, 0],
      // Both directions, each with a rule for the state.
      [undefined, 1, 4],
    ]);
    expect(slots[0]?.characters).toBe(
      analysis.calls[0]?.slots?.ltr['root']?.replace('_0000000', '').length,
    );
  });

  it('counts written declarations and emitted rules', () => {
    const analysis = useStyles(`
      a: { color: 'red', marginLeft: '1px', paddingTop: '1px', padding: '2px' },
      b: { color: 'red', animationName: { from: { left: 0 }, to: { left: '1px' } } },`);
    const { rules } = explainCost(analysis, 'ltr');
    expect(rules).toEqual({
      written: 6,
      overridden: 1,
      shared: 1,
      emitted: analysis.rules.length,
      mirrored: 3,
      keyframes: 2,
    });
  });

  it('warns where the styles of a child multiply the classes', () => {
    const analysis = useStyles(`root: {
      '& .icon': { width: '1px', height: '1px', ':hover': { width: '2px', height: '2px' } },
      '::before': { content: '""', width: '1px', height: '1px', color: 'red', top: 0 },
      '> p': { color: 'red' },
    }`);
    const { warnings } = explainCost(analysis, 'ltr');
    expect(warnings.map(({ slot, subject, names }) => [slot, subject, names.length])).toEqual([
      ['root', '.icon', 4],
    ]);
  });
});
