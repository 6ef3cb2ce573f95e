import { describe, expect, it } from 'vitest';
import { printOutputs, readSamplePanes } from './printOutputs.ts';
import { analyze, createOutputs } from '@griffel-site/engine';

const SOURCE = `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({ root: { paddingLeft: '1px' } });`;

describe('readSamplePanes', () => {
  it('reads what printOutputs writes, sample by sample', () => {
    const outputs = createOutputs(analyze({ 'App.tsx': SOURCE }));
    if (!outputs) throw new Error('The sample has styles.');
    const text = printOutputs('docs/a.mdx', [
      { title: 'App.tsx', outputs, link: '', advice: ['App.tsx:2 Not so.'] },
      { title: 'App.tsx', outputs: { ...outputs, rtl: undefined }, link: '', advice: [] },
    ]);
    expect(text).toContain('## 1. App.tsx\n\nAdvice: App.tsx:2 Not so.\n\n### Classes\n');
    expect(text).toContain('## 2. App.tsx\n\n### Classes\n');
    const [first, second, ...more] = readSamplePanes(text);
    expect(more).toEqual([]);
    expect(first?.map(({ title }) => title)).toEqual([
      'Classes',
      'CSS, left to right',
      'CSS, right to left',
      'Compiled: App.tsx',
      'Extracted: App.tsx',
      'Extracted: stylesheet',
    ]);
    expect(first?.map(({ language }) => language)).toEqual([
      'text',
      'css',
      'css',
      'tsx',
      'tsx',
      'css',
    ]);
    expect(first?.[1]?.text).toBe(outputs.css.text);
    expect(first?.[3]?.text).toBe(outputs.compiled['App.tsx']);
    expect(second).toHaveLength(5);
  });

  it('reads nothing from a page without samples', () => {
    expect(readSamplePanes('# docs/a.mdx\n')).toEqual([]);
  });
});
