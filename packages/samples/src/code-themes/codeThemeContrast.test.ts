import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { highlightCode } from '../code-blocks/highlightCode.ts';
import { CODE_LINE_BANDS } from './codeLineBands.ts';
import { createThemeScope } from './createThemeScope.ts';
import { measureContrast } from './measureContrast.ts';
import { scopeCodeTheme } from './scopeCodeTheme.ts';

const require = createRequire(import.meta.url);
const AA = 4.5;

/** Each selector and its colour, after the correction. */
function readColors(): [selector: string, color: string][] {
  const theme = 'tomorrow-night';
  const css = readFileSync(require.resolve('prismjs/themes/prism-tomorrow.css'), 'utf8');
  const colors: [string, string][] = [];
  scopeCodeTheme(css, theme, createThemeScope(theme)).walkDecls('color', (declaration) => {
    for (const selector of (declaration.parent as postcss.Rule).selectors) {
      colors.push([selector.replace(/^.* \.code-block /, ''), declaration.value]);
    }
  });
  return colors;
}

// 4.42 on the ground, but nobody sees it: see the last test.
const COVERED = '.token.function-name';

describe('tomorrow-night', () => {
  const colors = readColors().filter(([selector]) => selector !== COVERED);

  it('has all its token classes', () => {
    expect(colors.length).toBe(33);
  });

  it.each(colors)('has 4.5:1 for %s (%s) on its ground', (_, color) => {
    expect(measureContrast(color, '#2d2d2d')).toBeGreaterThanOrEqual(AA);
  });

  it.each(colors)('has 4.5:1 for %s (%s) on a highlighted line', (_, color) => {
    expect(measureContrast(color, CODE_LINE_BANDS['tomorrow-night'])).toBeGreaterThanOrEqual(AA);
  });

  it('covers the colour of function names by that of functions', () => {
    const selectors = readColors().map(([selector]) => selector);

    expect(selectors.indexOf('.token.function')).toBeGreaterThan(selectors.indexOf(COVERED));
    expect(highlightCode('build() { npm; }', 'bash', new Set())).toContain(
      '<span class="token function-name function">build</span>',
    );
  });
});

describe('measureContrast', () => {
  it('agrees with WCAG on black, white and grey', () => {
    expect(measureContrast('#000', '#ffffff')).toBe(21);
    expect(measureContrast('#777', '#fff')).toBeCloseTo(4.48, 2);
    expect(measureContrast('#008000', '#2d2d2d')).toBeCloseTo(2.68, 2);
  });

  it('refuses what it cannot compute', () => {
    expect(() => measureContrast('green', '#fff')).toThrow('green is not written as #rgb');
  });
});
