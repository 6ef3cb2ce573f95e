import { analyze } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { applyFix } from '../testing/applyFix.ts';
import { findOverridden } from './describeStyles.ts';

const wrap = (slot: string, before = ''): string =>
  `import { makeStyles } from '@griffel/react';
${before}export const useStyles = makeStyles({ root: { ${slot} } });\n`;

const find = (code: string) => {
  const files = { 'App.tsx': code };
  return findOverridden(files, analyze(files));
};

describe('findOverridden', () => {
  it.each([
    [`paddingTop: '1px', padding: '2px'`, `padding: '2px', paddingTop: '1px'`],
    [
      `borderTopWidth: 0, color: 'red', border: 'none'`,
      `color: 'red', border: 'none', borderTopWidth: 0`,
    ],
    [
      `':hover': { color: 'red' }, '&:hover': { color: 'blue' }`,
      `':hover': { }, '&:hover': { color: 'blue' }`,
    ],
  ])('mends %s', (slot, expected) => {
    const code = wrap(slot);
    const [problem, ...others] = find(code);
    expect(others).toEqual([]);
    expect(problem?.severity).toBe('hint');
    const fixed = (problem?.fixes ?? []).map(
      (fix) => applyFix({ 'App.tsx': code }, fix)['App.tsx'],
    );
    expect(fixed).toEqual([wrap(expected)]);
    expect(fixed.flatMap((text) => find(text ?? ''))).toEqual([]);
  });

  it('removes a whole line', () => {
    const code = wrap(
      `\n  ':hover': {\n    color: 'red',\n  },\n  '&:hover': { color: 'blue' },\n`,
    );
    const [fix] = find(code)[0]?.fixes ?? [];
    expect(fix && applyFix({ 'App.tsx': code }, fix)['App.tsx']).toContain(`':hover': {\n  },`);
  });

  it.each([
    [`padding: '2px', paddingTop: '1px'`, ''],
    [`...mixin, padding: '2px'`, `const mixin = { paddingTop: '1px' };\n`],
    [`paddingTop: '1px', ':hover': { padding: '2px' }`, ''],
    [`marginInlineStart: '1px', margin: '2px'`, ''],
  ])('leaves %s alone', (slot, before) => {
    expect(find(wrap(slot, before))).toEqual([]);
  });
});
