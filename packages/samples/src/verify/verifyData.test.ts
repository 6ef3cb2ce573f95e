import { describe, expect, it } from 'vitest';
import { verifyData } from './verifyData.ts';

describe('verifyData', () => {
  it.each([
    ['json', '{ "presets": ["@griffel/babel-preset"] }\n'],
    ['css', '.f22iagw {\n  display: flex;\n}\n@media (min-width: 1px) { a { color: red } }'],
    ['html', '<!doctype html>\n<html lang="en"><title>A</title><body><p>B</p></body></html>'],
    ['html', '<div class="a"><br /><p>B</p></div>'],
    ['js', '{ this is not checked'],
    ['constructor', ''],
  ])('takes %s: %s', (language, code) => {
    expect(verifyData(language, code)).toEqual([]);
  });

  it.each([
    ['json', '{\n  "a": 1,\n}', 3, 'The JSON does not parse: PropertyNameExpected. Correct it.'],
    [
      'json',
      '{\n  // no\n  "a": 1\n}',
      2,
      'The JSON does not parse: InvalidCommentToken. Correct it.',
    ],
    ['json', '{\n  "a": [', 2, 'The JSON does not parse: CloseBracketExpected. Correct it.'],
    ['json', "{\n\n'a': 1}", 3, 'The JSON does not parse: InvalidSymbol. Correct it.'],
    [
      'json',
      '{ "a": [{ "b": 1,\n"b": 2 }], "b": 3 }',
      2,
      'The JSON has "b" twice, and the first does not count. Remove one.',
    ],
    ['css', 'a {\n  color: red;', 1, 'The CSS does not parse: Unclosed block. Correct it.'],
    ['css', 'a {\n  color red;\n}', 2, 'The CSS does not parse: Unknown word color. Correct it.'],
    ['html', '<div>\n<p>A</div>\n<b>', 3, 'The HTML does not close <b>. Write </b> at its end.'],
    [
      'html',
      '<p>\n<a href="/" href="/">A</a></p>',
      2,
      'The HTML does not parse without an error: duplicate-attribute. Correct it.',
    ],
  ])('finds what is wrong with %s: %j', (language, code, line, message) => {
    expect(verifyData(language, code)).toContainEqual({ line, message });
  });
});
