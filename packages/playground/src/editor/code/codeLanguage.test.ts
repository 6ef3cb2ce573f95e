import { tsxLanguage } from '@codemirror/lang-javascript';
import { highlightCode } from '@lezer/highlight';
import { describe, expect, it } from 'vitest';
import { codeHighlighter } from './codeLanguage.ts';

/** Lists the pieces with Prism classes: `keyword:const`. */
function highlight(code: string): string[] {
  const pieces: string[] = [];
  highlightCode(
    code,
    tsxLanguage.parser.parse(code),
    codeHighlighter,
    (text, classes) => {
      if (classes) pieces.push(`${classes.replaceAll('token ', '')}:${text}`);
    },
    () => undefined,
  );
  return pieces;
}

describe('codeHighlighter', () => {
  it.each([
    ['// a', ['comment:// a']],
    ['import a', ['keyword:import']],
    ["'a\\n'", ["string:'a\\n'"]],
    ['`a${b}`', ['string:`a', 'punctuation:${', 'punctuation:}', 'string:`']],
    ['1', ['number:1']],
    ['true', ['boolean:true']],
    ['null', ['keyword:null']],
    ['typeof a', ['keyword:typeof']],
    ['/a/g', ['regex:/a/g']],
    ['a = b + c', ['operator:=', 'operator:+']],
    ['() => a', ['punctuation:(', 'punctuation:)', 'operator:=>']],
    ['f()', ['function:f', 'punctuation:(', 'punctuation:)']],
    ['a.f()', ['punctuation:.', 'function:f', 'punctuation:(', 'punctuation:)']],
    ['a.b', ['punctuation:.']],
    [
      '({ a: b })',
      [
        'punctuation:(',
        'punctuation:{',
        'property:a',
        'operator::',
        'punctuation:}',
        'punctuation:)',
      ],
    ],
    ['class A {}', ['keyword:class', 'class-name:A', 'punctuation:{', 'punctuation:}']],
    ['new A', ['keyword:new', 'class-name:A']],
    ['let a: B', ['keyword:let', 'operator::', 'class-name:B']],
    [
      '<a b="c" />',
      ['punctuation:<', 'tag:a', 'attr-name:b', 'operator:=', 'attr-value:"c"', 'punctuation:/>'],
    ],
    [
      '<A>b</A>',
      [
        'punctuation:<',
        'class-name:A',
        'punctuation:>',
        'punctuation:</',
        'class-name:A',
        'punctuation:>',
      ],
    ],
  ])('gives %s the classes of the themes', (code, pieces) => {
    expect(highlight(code)).toEqual(pieces);
  });
});
