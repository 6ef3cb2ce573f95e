import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { measureText, minifyCSS } from './measureText.ts';

describe('measureText', () => {
  it('counts the bytes of a module without types, JSX and long names', async () => {
    const text = `import { useState } from 'react';
// A comment.
export function App({ title }: { title: string }) {
  const [clickCount, setClickCount] = useState<number>(0);
  return <p onClick={() => setClickCount(clickCount + 1)}>{title + clickCount}</p>;
}
`;
    const expected = `import{jsx as t}from"react/jsx-runtime";import{useState as o}from"react";export function App({title:n}){const[r,c]=o(0);return t("p",{onClick:()=>c(r+1),children:n+r})}`;
    const size = await measureText({ text, language: 'tsx' });
    expect(size.minified).toBe(expected.length);
    // Compressors differ by a few bytes.
    expect(Math.abs(size.gzip - gzipSync(expected).length)).toBeLessThan(6);
  });

  it('counts bytes, not characters', async () => {
    expect((await measureText({ text: 'a{content:"→"}', language: 'css' })).minified).toBe(16);
  });

  it('has a size for an empty text', async () => {
    expect((await measureText({ text: '', language: 'ts' })).minified).toBe(0);
  });

  it('reports code that does not parse', async () => {
    await expect(measureText({ text: 'const = 1;', language: 'ts' })).rejects.toThrow('(1:7)');
  });
});

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
