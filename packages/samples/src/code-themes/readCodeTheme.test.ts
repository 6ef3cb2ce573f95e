import { describe, expect, it } from 'vitest';
import { printCSS } from './buildCodeThemeCSS.ts';
import { scopeCodeTheme } from './readCodeTheme.ts';

describe('scopeCodeTheme', () => {
  it('scopes rules in media queries, too, and drops comments and rules without selectors', () => {
    const css =
      '/* a */ :not(pre) > code, pre:before { color: red; /* b */ }\n' +
      ':not(pre) > code { color: blue }\n' +
      '@media print { .token { color: black !important } }';

    expect(printCSS(scopeCodeTheme(css, 'slate', 'html'))).toBe(
      'html .code-block pre:before{color:red}\n' +
        '@media print{html .code-block .token{color:black!important}}',
    );
  });

  it('fails when Prism no longer declares what we correct', () => {
    expect(() =>
      scopeCodeTheme('.token.inserted { color: lime }', 'tomorrow-night', 'html'),
    ).toThrow(
      'Prism\'s theme "tomorrow-night" declares .token.inserted { color: green } 0 times, not once. ' +
        'Revise CODE_THEME_CORRECTIONS: look at what this version of prismjs declares.',
    );
  });
});
