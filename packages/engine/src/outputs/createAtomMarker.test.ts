import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { createAtomMarker } from './createAtomMarker.ts';
import { createOutputs } from './createOutputs.ts';

const SOURCE = `import { makeResetStyles, makeStaticStyles, makeStyles } from '@griffel/react';
export const useBase = makeResetStyles({ color: 'black', marginLeft: '1px' });
export const useStatic = makeStaticStyles({ body: { margin: 0 } });
export const useClasses = makeStyles({
  root: {
    color: 'red',
    content: '"✓"',
    '@media print': { paddingLeft: '1px' },
    animationName: { from: { opacity: 0 } },
  },
});
export const text = "\\x41 fe3e8s9";
// A "quote and "red"
`;

const analysis = analyze({ 'App.tsx': SOURCE });
const outputs = createOutputs(analysis);
if (!outputs) throw new Error('The sample has styles.');
const { hues, stylesheet } = outputs;
const { markModule, markStylesheet } = createAtomMarker(analysis, hues);

/** The classes of all declarations, which identify the atoms. */
const ATOMS = new Set(
  analysis.calls
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ className, rules }) => (className && rules.length > 0 ? [className.ltr] : [])),
);

describe('createAtomMarker', () => {
  it.each(['compiled', 'extracted'] as const)('finds each class in %s code', (kind) => {
    const found = markModule(outputs[kind]['App.tsx'] ?? '');
    expect(new Set(found.map(({ atom }) => atom))).toEqual(ATOMS);
    expect(found.every(({ atom, hue }) => hue === hues[atom])).toBe(true);
  });

  it('finds classes and rules of both directions in a module, with the atom of their declaration', () => {
    const code = outputs.compiled['App.tsx'] ?? '';
    const found = markModule(code);
    const [padding = ''] = /(?<=\[")\w+(?=", "\w+"\])/.exec(code) ?? [];
    const written = (atom: string) =>
      found.filter((one) => one.atom === atom).map(({ from, to }) => code.slice(from, to));
    expect(written('fe3e8s9')).toEqual(['"fe3e8s9"', '".fe3e8s9{color:red;}"']);
    expect(written(padding)).toEqual([
      `"${padding}"`,
      expect.stringMatching(/^"f\w+"$/),
      expect.stringMatching(/^"@media print\{.+padding-left/),
    ]);
    // Keyframes belong to the class whose rule refers to them.
    expect(found.some(({ from }) => code.startsWith('"@keyframes', from))).toBe(true);
  });

  it('finds nothing in other code', () => {
    expect(markModule('const a = "red"; // "')).toEqual([]);
  });

  it('finds the rules of the style sheet, except for those without a class', () => {
    const found = markStylesheet().map(({ from, to }) => stylesheet.slice(from, to));
    const lines = stylesheet.split('\n').filter((line) => !line.startsWith('body'));
    expect(found.join('\n')).toBe(lines.join('\n'));
    expect(found.every((rule) => rule.endsWith('}'))).toBe(true);
  });
});
