import { analyze, createOutputs } from '@griffel-site/engine';
import { describe, expect, it } from 'vitest';
import { createMarker } from './markWritten.ts';

const SOURCE = `import { makeStyles } from '@griffel/react';
export const useClasses = makeStyles({
  root: {
    color: 'red',
    '@media print': { paddingLeft: '1px' },
    animationName: { from: { opacity: 0 } },
  },
});
export const text = "\\x41 fe3e8s9";`;

const analysis = analyze({ 'App.tsx': SOURCE });
const outputs = createOutputs(analysis);
if (!outputs) throw new Error('The sample has styles.');
const { hues, stylesheet, compiled } = outputs;
const marker = createMarker(analysis, hues);

describe('createMarker', () => {
  it('finds classes and rules of both directions in a module, with the hue of their declaration', () => {
    const code = compiled['App.tsx'] ?? '';
    const found = marker.markModule(code);
    const [padding = ''] = /(?<=\[")\w+(?=", "\w+"\])/.exec(code) ?? [];
    const written = (atom: string) =>
      found.filter((one) => one.atom === atom).map(({ from, to }) => code.slice(from, to));
    expect(written('fe3e8s9')).toEqual(['"fe3e8s9"', '".fe3e8s9{color:red;}"']);
    expect(written(padding)).toEqual([
      `"${padding}"`,
      expect.stringMatching(/^"f\w+"$/),
      expect.stringMatching(/^"@media print\{.+padding-left/),
    ]);
    expect(found.every(({ atom, hue }) => hue === hues[atom])).toBe(true);
    // Keyframes belong to the class that names them.
    expect(found.some(({ from }) => code.startsWith('"@keyframes', from))).toBe(true);
  });

  it('finds the rules of the stylesheet, a line each', () => {
    const found = marker.markStylesheet().map(({ from, to }) => stylesheet.slice(from, to));
    expect(found).toEqual(stylesheet.split('\n'));
  });
});
