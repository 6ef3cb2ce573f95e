import { describe, expect, it } from 'vitest';
import { minifyCSS } from './minifyCSS.ts';

describe('minifyCSS', () => {
  it.each([
    ['.a {\n  color: red;\n  margin: 0 auto;\n}\n', '.a{color:red;margin:0 auto}'],
    ['/* ; */ .a { } /* { */', '.a{}'],
    ['.a > .b + .c :hover , .d { color : red ; ; }', '.a > .b + .c :hover,.d{color :red}'],
    ['.a { content: "a  /* b */  {"; }', '.a{content:"a  /* b */  {"}'],
    [`.a { content: 'it\\'s  ' attr( x ); }`, `.a{content:'it\\'s  ' attr(x)}`],
    ['.a { background: url( a  b.svg ) ; }', '.a{background:url( a  b.svg )}'],
    ['.a { width: calc( 1px + (2px - 3px) ); }', '.a{width:calc(1px + (2px - 3px))}'],
    [
      '@media (min-width: 1px) and (hover) {\n  .a {\n    color: red;\n  }\n}',
      '@media (min-width:1px) and (hover){.a{color:red}}',
    ],
    [
      '@container side (width > 1px) { .a { color: red } }',
      '@container side (width > 1px){.a{color:red}}',
    ],
  ])('writes %s short', (css, expected) => {
    expect(minifyCSS(css)).toBe(expected);
    expect(minifyCSS(expected)).toBe(expected);
  });
});
