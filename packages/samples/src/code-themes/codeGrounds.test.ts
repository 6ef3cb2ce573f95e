import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { CODE_GROUNDS } from './codeGrounds.ts';
import { CODE_LINE_BANDS } from './codeLineBands.ts';
import { CODE_THEMES } from './codeThemes.ts';
import { createThemeScope } from './createThemeScope.ts';
import { measureContrast } from './measureContrast.ts';
import { scopeCodeTheme } from './scopeCodeTheme.ts';

const require = createRequire(import.meta.url);

/** As themes write them, as colors that can be measured. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  'hsl(30, 20%, 25%)': '#4d4033',
  'hsl(0, 0%, 8%)': '#141414',
};

/** What a theme declares for `pre` and `code`, and for each token. */
function readTheme(id: (typeof CODE_THEMES)[number]['id'], file: string) {
  const css = readFileSync(require.resolve(`prismjs/themes/${file}`), 'utf8');
  const block = new Map<string, string>();
  const tokens: string[] = [];
  scopeCodeTheme(css, id, createThemeScope(id)).walkDecls(
    /^(?:color|background|background-color)$/,
    ({ prop, value, parent }) => {
      const { selector } = parent as postcss.Rule;
      if (/(?:pre|code)\[class\*="language-"\]$/.test(selector)) {
        const color = NAMED[value] ?? value;
        if (/^#/.test(color)) block.set(prop === 'color' ? 'text' : 'ground', color);
      } else if (prop === 'color' && selector.includes('.token')) tokens.push(value);
    },
  );
  return { block, tokens };
}

const expand = (color: string) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

describe('CODE_GROUNDS', () => {
  it.each(CODE_THEMES)('has the ground and the text of $id', ({ id, file }) => {
    const { block } = readTheme(id, file);
    expect(expand(block.get('text') ?? '')).toBe(CODE_GROUNDS[id].text);
    expect(block.get('ground')).toBe(CODE_GROUNDS[id].ground);
  });

  it.each(CODE_THEMES)('keeps text, numbers and cursor of $id legible everywhere', ({ id }) => {
    const { ground, text, gutter, selection } = CODE_GROUNDS[id];
    // Solarized light has less than AA asks for by itself.
    const least = Math.min(4.5, measureContrast(text, ground));
    for (const on of [ground, CODE_LINE_BANDS[id]]) {
      expect(measureContrast(gutter, on)).toBeGreaterThanOrEqual(least);
    }
    const loss = least < 4.5 ? 0.9 : 1;
    for (const on of [selection, CODE_LINE_BANDS[id]]) {
      expect(measureContrast(text, on)).toBeGreaterThanOrEqual(least * loss);
    }
    expect(measureContrast(text, ground)).toBeGreaterThanOrEqual(3);
  });

  it('keeps every token of the theme of a first visit legible where it is selected', () => {
    const { tokens } = readTheme('tomorrow-night', 'prism-tomorrow.css');
    expect(tokens.length).toBeGreaterThan(8);
    for (const color of tokens) {
      const contrast = measureContrast(expand(color), CODE_GROUNDS['tomorrow-night'].selection);
      expect(contrast).toBeGreaterThanOrEqual(4.5);
    }
  });
});
