import { describe, expect, it } from 'vitest';
import { printOutputs, readSamplePanes } from './printOutputs.ts';
import { analyze, createOutputs } from '@griffel-site/engine';

const SOURCE = `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({ root: { paddingLeft: '1px' } });`;

describe('readSamplePanes', () => {
  it('parses the output of printOutputs, sample by sample', () => {
    const analysis = analyze({ 'App.tsx': SOURCE });
    const outputs = createOutputs(analysis);
    if (!outputs) throw new Error('The sample has styles.');
    const text = printOutputs('docs/a.mdx', [
      { title: 'App.tsx', analysis, outputs, link: '', advice: ['App.tsx:2 Not so.'] },
      // A sample of which no style is left shows none.
      {
        title: 'App.tsx',
        analysis,
        outputs: { ...outputs, rtl: undefined, css: { text: '', atoms: [] } },
        link: '',
        advice: [],
      },
      {
        title: 'App.tsx',
        analysis,
        outputs: { ...outputs, rtl: undefined },
        merge: '<dt>a → b</dt>',
        link: '',
        advice: [],
      },
    ]);
    expect(text).toContain('## 1. App.tsx\n\nAdvice: App.tsx:2 Not so.\n\n### Classes\n');
    expect(text).toContain('## 3. App.tsx\n\n### Merge\n\n````text\na → b\n````\n\n### Classes\n');
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
    expect(second).toHaveLength(6);
  });

  it('reads nothing from a page without samples', () => {
    expect(readSamplePanes('# docs/a.mdx\n')).toEqual([]);
  });
});
