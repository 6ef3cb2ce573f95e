import { describe, expect, it } from 'vitest';
import { formatRule, printRuleLine } from './formatRule.ts';

describe('formatRule', () => {
  it('puts each declaration on a line', () => {
    expect(formatRule('.a{color:red;top:0;}')).toBe('.a {\n  color: red;\n  top: 0;\n}');
  });

  it('indents what stands in at-rules, and leaves the colons of selectors', () => {
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
