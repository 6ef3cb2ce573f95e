import { wcagContrast } from 'culori';
import type postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { CODE_GROUNDS, CODE_LINE_BANDS } from './codeGrounds.ts';
import { CODE_THEMES, type CodeThemeId } from './codeThemes.ts';
import { createThemeScope } from './buildCodeThemeCSS.ts';
import { readCodeTheme, scopeCodeTheme } from './readCodeTheme.ts';

/** As themes write them, as colors that can be measured. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  'hsl(30, 20%, 25%)': '#4d4033',
  'hsl(0, 0%, 8%)': '#141414',
};

/** What a theme declares for `pre` and `code`, and for each token. */
function readTheme(id: CodeThemeId) {
  const css = readCodeTheme(id);
  const block = new Map<string, string>();
  const tokens: string[] = [];
  scopeCodeTheme(css, id, createThemeScope(id)).walkDecls(
    /^(?:color|background|background-color)$/,
    ({ prop, value, parent }) => {
      const { selector } = parent as postcss.Rule;
      if (/(?:pre|code)\[class\*=["']language-["']\]$/.test(selector)) {
        const color = NAMED[value] ?? value;
        if (/^#/.test(color)) block.set(prop === 'color' ? 'text' : 'ground', color);
      } else if (prop === 'color' && /^\S+ \S+ \.token/.test(selector)) tokens.push(value);
    },
  );
  return { block, tokens };
}

const expand = (color: string) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

describe('CODE_GROUNDS', () => {
  it.each(CODE_THEMES)('has the background and the text color of $id', ({ id }) => {
    const { block } = readTheme(id);
    expect(expand(block.get('text') ?? '')).toBe(CODE_GROUNDS[id].text);
    expect(block.get('ground')).toBe(CODE_GROUNDS[id].ground);
  });

  it.each(CODE_THEMES)('keeps text, numbers and cursor of $id legible everywhere', ({ id }) => {
    const { ground, text, gutter, accent, selection } = CODE_GROUNDS[id];
    // Solarized light has less than AA asks for by itself.
    const least = Math.min(4.5, wcagContrast(text, ground));
    for (const on of [ground, CODE_LINE_BANDS[id]]) {
      expect(wcagContrast(gutter, on)).toBeGreaterThanOrEqual(least);
    }
    const loss = least < 4.5 ? 0.9 : 1;
    for (const on of [selection, CODE_LINE_BANDS[id]]) {
      expect(wcagContrast(text, on)).toBeGreaterThanOrEqual(least * loss);
    }
    expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(3);
    expect(wcagContrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['slate', 'tomorrow-night'] as const)(
    'keeps tokens of %s legible where selected',
    (id) => {
      const tokens = readTheme(id).tokens.filter((color) => color.startsWith('#'));
      expect(tokens.length).toBeGreaterThan(4);
      for (const color of tokens) {
        const contrast = wcagContrast(expand(color), CODE_GROUNDS[id].selection);
        expect(contrast).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
