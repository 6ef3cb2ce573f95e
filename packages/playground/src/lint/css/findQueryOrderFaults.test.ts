import { analyze } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { findQueryOrderFaults } from './findQueryOrderFaults.ts';

/** Finds the problems of a slot, as `key of the problem: message`. */
function find(slot: string, rest = '', kind = 'makeStyles') {
  const styles = kind === 'makeStyles' ? `{ root: ${slot} }` : slot;
  const code = `import { ${kind} } from '@griffel/react';\n${rest}\nexport const useClasses = ${kind}(${styles});\n`;
  const files = { 'App.tsx': code };
  return findQueryOrderFaults(files, analyze(files)).map(
    ({ message, from, to }) => `${code.slice(from, to)}: ${message}`,
  );
}

const SORTED = 'because Griffel sorts queries as text.';

describe('findQueryOrderFaults', () => {
  it('finds a larger minimum width that comes first, and a smaller maximum width that does', () => {
    expect(
      find(`{
        '@media (min-width: 600px)': { color: 'red', ':hover': { color: 'pink' } },
        '@media (min-width: 1000px)': { color: 'blue' },
      }`),
    ).toEqual([
      `'@media (min-width: 1000px)': At 1000px and wider, "@media (min-width: 600px)" overrides this, ${SORTED}`,
    ]);
    expect(
      find(`{
        ':hover': { '@media (max-width: 800px)': { gap: '1px' }, '@media (max-width: 400px)': { gap: '2px' } },
        '@container card (min-width: 40em)': { gap: '3px' },
        '@container card (min-width: 100em)': { gap: '4px' },
      }`),
    ).toEqual([
      `'@media (max-width: 400px)': At 400px and narrower, "@media (max-width: 800px)" overrides this, ${SORTED}`,
      `'@container card (min-width: 100em)': At 100em and wider, "@container card (min-width: 40em)" overrides this, ${SORTED}`,
    ]);
  });

  it.each([
    ['the right order', `'@media (min-width: 400px)': A, '@media (min-width: 800px)': B`],
    [
      'other properties',
      `'@media (min-width: 600px)': A, '@media (min-width: 1000px)': { top: 0 }`,
    ],
    ['equal values', `'@media (min-width: 600px)': A, '@media (min-width: 1000px)': A`],
    [
      'queries that exclude each other',
      `'@media (min-width: 600px) and (max-width: 999px)': A, '@media (min-width: 1000px)': B`,
    ],
    [
      'other containers',
      `'@container a (min-width: 600px)': A, '@container b (min-width: 1000px)': B`,
    ],
    ['a minimum and a maximum', `'@media (min-width: 600px)': A, '@media (max-width: 1000px)': B`],
    [
      'other selectors',
      `'@media (min-width: 600px)': { ':hover': A }, '@media (min-width: 1000px)': B`,
    ],
  ])('accepts %s', (_, properties) => {
    const values = `const A = { color: 'red' };\nconst B = { color: 'blue' };`;
    expect(find(`{ ${properties} }`, values)).toEqual([]);
  });

  it('accepts resets, whose rules keep their order, and code with a comparator', () => {
    const styles = `{ '@media (min-width: 600px)': { color: 'red' }, '@media (min-width: 1000px)': { color: 'blue' } }`;
    expect(find(styles, '', 'makeResetStyles')).toEqual([]);
    expect(find(styles)).toHaveLength(1);
    expect(find(styles, 'export const options = { compareMediaQueries: () => 0 };')).toEqual([]);
  });
});
