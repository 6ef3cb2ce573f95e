import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { printCSS } from './printCSS.ts';

const { rules, css } = analyze({
  'code.ts': `import { makeResetStyles, makeStyles } from '@griffel/react';
export const useStyles = makeStyles({
  root: { ':hover': { color: 'red' }, '@media print': { top: 0 }, marginLeft: '1px', margin: 0 },
});
export const useBase = makeResetStyles({ color: 'black' });`,
});

describe('printCSS', () => {
  it('orders by bucket, then by priority, and names the buckets if asked', () => {
    const lines = printCSS(rules, { bucketComments: true }).split('\n');
    expect(lines.filter((line) => /^\/\*|^ {2}\w/.test(line))).toEqual([
      '/* r: reset styles */',
      '  color: black;',
      '/* d: default */',
      '  margin: 0;',
      '  margin-left: 1px;',
      '  margin-right: 1px;',
      '/* h: :hover */',
      '  color: red;',
      '/* m: @media */',
    ]);
  });

  it('leaves out the rules of the other direction', () => {
    expect(printCSS(rules, { direction: 'ltr' })).not.toContain('margin-right');
    expect(printCSS(rules, { direction: 'rtl' })).not.toContain('margin-left');
    expect(printCSS(rules, { direction: 'rtl' })).toContain('margin: 0');
  });

  it('prints both directions by default', () => {
    expect(css).toBe(printCSS(rules));
    expect(css).toContain('margin-left');
    expect(css).toContain('margin-right');
  });

  it('prints nothing of nothing', () => {
    expect(printCSS([])).toBe('');
  });
});
