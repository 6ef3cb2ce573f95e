import { analyze, createOutputs } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { findAtomLines, findAtomStrings, nameTexts } from './findAtomStrings.ts';

const CODE = `import { makeResetStyles, makeStaticStyles, makeStyles } from '@griffel/react';
export const useBase = makeResetStyles({ color: 'black', marginLeft: '1px' });
export const useStatic = makeStaticStyles({ body: { margin: 0 } });
export const useStyles = makeStyles({
  root: { color: 'red', paddingLeft: '2px', content: '"a"', '@media print': { top: 0 } },
  moving: { animationName: { to: { opacity: 0 } } },
});
// A "quote and "red"
`;
const analysis = analyze({ 'App.tsx': CODE });
const outputs = createOutputs(analysis);
if (!outputs) throw new Error('No styles.');
const { hues, stylesheet } = outputs;
const texts = nameTexts(analysis);
describe('findAtomStrings', () => {
  it.each(['compiled', 'extracted'] as const)('finds each class in code that is %s', (kind) => {
    const code = outputs[kind]['App.tsx'] ?? '';
    const found = findAtomStrings(code, texts, hues);
    expect(new Set(found.map(({ atom }) => atom))).toEqual(new Set(texts.values()));
    for (const { from, to, atom, hue } of found) {
      const text = JSON.parse(code.slice(from, to)) as string;
      expect(texts.get(text)).toBe(atom);
      expect(hue).toBe(hues[atom]);
    }
  });

  it('finds each rule, and the class of the other direction as the same atom', () => {
    const code = outputs.compiled['App.tsx'] ?? '';
    const strings = findAtomStrings(code, texts, hues).map(
      ({ from, to }) => JSON.parse(code.slice(from, to)) as string,
    );
    expect(new Set(strings)).toEqual(new Set(texts.keys()));
    expect(texts.size).toBeGreaterThan(new Set(texts.values()).size);
  });

  it('finds nothing in other code', () => {
    expect(findAtomStrings('const a = "red"; // "', texts, hues)).toEqual([]);
  });
});

describe('findAtomLines', () => {
  it('finds the line of each rule with a class', () => {
    const found = findAtomLines(stylesheet, analysis.extractedRules, texts, hues);
    const lines = found.map(({ from, to }) => stylesheet.slice(from, to));
    expect(lines).toEqual(stylesheet.split('\n').filter((line) => !line.startsWith('body')));
    expect(found.map(({ atom }) => hues[atom])).toEqual(found.map(({ hue }) => hue));
  });
});
