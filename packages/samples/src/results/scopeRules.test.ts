import { describe, expect, it } from 'vitest';
import { scopeRules } from './scopeRules.ts';

function scope(css: string, ...classes: string[]): string {
  return scopeRules(css, { scope: 's2', classes: new Set(classes) }).css;
}

describe('scopeRules', () => {
  it.each([
    ['.fa h2{color:red;}', ':where(.s2){.fa div:where(.h2){color:red;}}'],
    ['.fa:hover{color:red;}', ':where(.s2){.fa:hover{color:red;}}'],
    ['@media print{.fa{color:red;}}', ':where(.s2){@media print{.fa{color:red;}}}'],
    ['body{margin:0;}', ':where(.s2){&{margin:0;}}'],
    ['html body p{margin:0;}', ':where(.s2){& p{margin:0;}}'],
    ['tbody{margin:0;}', ':where(.s2){tbody{margin:0;}}'],
    ['body{margin:0;min-height:100vh;min-height:100dvh;}', ':where(.s2){&{margin:0;}}'],
    [':root{--a:1px;}', ':where(.s2){&{--a:1px;}}'],
  ])('limits %s', (css, expected) => {
    expect(scope(css, 'fa')).toBe(expected);
  });

  it('leaves out rules of missing classes', () => {
    expect(scope('.fa{color:red;}.fb{color:blue;}.fa:not(.fb){color:navy;}', 'fa')).toBe(
      ':where(.s2){.fa{color:red;}.fa:not(.fb){color:navy;}}',
    );
    expect(scope('@media print{.fb{color:red;}}', 'fa')).toBe('');
  });

  it('leaves out rules and declarations that would load files', () => {
    expect(
      scope(
        '@import url(a.css);@font-face{font-family:A;src:url(a.woff2);}.fa{background:url(/dots.svg);color:red;}',
        'fa',
      ),
    ).toBe(':where(.s2){.fa{color:red;}}');
    expect(scope('.fa{mask:url(#a);}', 'fa')).toContain('url(#a)');
  });

  it('keeps keyframes at the top level', () => {
    expect(scope('@keyframes fk{from{opacity:0;}}.fa{animation-name:fk;}', 'fa')).toBe(
      ':where(.s2){.fa{animation-name:fk;}}@keyframes fk{from{opacity:0;}}',
    );
  });
});
