import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { formatRule, printCSS, printRule, printRuleLine } from './printCSS.ts';

const { rules, css } = analyze({
  'code.ts': `import { makeResetStyles, makeStyles } from '@griffel/react';
export const useStyles = makeStyles({
  root: { ':hover': { color: 'red' }, '@media print': { top: 0 }, marginLeft: '1px', margin: 0 },
});
export const useBase = makeResetStyles({ color: 'black' });`,
});

describe('printCSS', () => {
  it('keeps the order of buckets and priorities', () => {
    expect(printCSS(rules).match(/^ {2}\w.*/gm)).toEqual([
      '  color: black;',
      '  margin: 0;',
      '  margin-left: 1px;',
      '  margin-right: 1px;',
      '  color: red;',
    ]);
  });

  it('prints both directions', () => {
    expect(css).toBe(printCSS(rules));
    expect(css).toContain('margin-left');
    expect(css).toContain('margin-right');
  });

  it('prints nothing for no rules', () => {
    expect(printCSS([])).toBe('');
  });
});

describe('formatRule', () => {
  it('puts each declaration on a line', () => {
    expect(formatRule('.a{color:red;top:0;}')).toBe('.a {\n  color: red;\n  top: 0;\n}');
  });

  it('indents rules in at-rules, and leaves the colons of selectors', () => {
    expect(formatRule('@media (min-width:1px){.a:hover>b::after{color:red;}.b{top:0;}}')).toBe(
      [
        '@media (min-width:1px) {',
        '  .a:hover>b::after {',
        '    color: red;',
        '  }',
        '  .b {',
        '    top: 0;',
        '  }',
        '}',
      ].join('\n'),
    );
  });

  it('leaves text in quotes and brackets alone', () => {
    const rule = '.a{content:"a;{b}:\\"c";background:url(data:x;y{z});--x:{"a":1};}';
    expect(formatRule(rule).split('\n').slice(1, 3)).toEqual([
      '  content: "a;{b}:\\"c";',
      '  background: url(data:x;y{z});',
    ]);
  });

  it('prints a rule without declarations', () => {
    expect(formatRule('.a{}')).toBe('.a {\n}');
  });

  it('prints statements', () => {
    expect(formatRule('@import url("a.css");')).toBe('@import url("a.css");');
  });
});

describe('printRuleLine', () => {
  it('puts a rule on one line, and leaves white space in quotes alone', () => {
    expect(printRuleLine('@media print{.a:hover{content:"a  b";top:0;}}')).toBe(
      '@media print { .a:hover { content: "a  b"; top: 0; } }',
    );
  });
});

describe('printRule', () => {
  it('prints only the blocks that are too long on several lines', () => {
    const keyframes =
      '@keyframes f17t1o1s{from{opacity:0;}to{opacity:1;transform:translateX(12px);}}';
    expect(printRule(keyframes).split('\n')).toEqual([
      '@keyframes f17t1o1s {',
      '  from { opacity: 0; }',
      '  to { opacity: 1; transform: translateX(12px); }',
      '}',
    ]);
  });

  it('keeps a block that does not end', () => {
    expect(printRule('.a{color:red;')).toBe('.a {\n  color: red;');
  });

  it('prints a rule of up to 80 characters on one line', () => {
    const rule = `.a { content: "${'x'.repeat(61)}"; }`;
    expect(rule).toHaveLength(80);
    expect(printRule(`.a{content:"${'x'.repeat(61)}";}`)).toBe(rule);
    expect(printRule(`.a{content:"${'x'.repeat(62)}";}`).split('\n')).toEqual([
      '.a {',
      `  content: "${'x'.repeat(62)}";`,
      '}',
    ]);
  });
});
