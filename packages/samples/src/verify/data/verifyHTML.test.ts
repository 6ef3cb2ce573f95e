import { describe, expect, it } from 'vitest';
import { verifyHTML } from './verifyHTML.ts';

describe('verifyHTML', () => {
  it.each([
    '<!doctype html>\n<html lang="en"><title>A</title><body><p>B</p></body></html>',
    '<div class="a"><br /><p>B</p></div>',
    '<p data-a aria-label="A" onclick="a()">A<my-element any="b"></my-element></p>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
    '<style>@layer a;</style><script type="module">await 1;</script>',
    '<form accept-charset="utf-8" onsubmit="a()"><label for="a" class="b">A</label><input id="a" maxlength="1"></form>',
    '<meta http-equiv="refresh" content="1"><link rel="icon" href="/a"><video src="/a" muted></video><col span="2">',
    '<script type="application/json">{ "a": 1 }</script>',
  ])('takes %s', (code) => {
    expect(verifyHTML(code)).toEqual([]);
  });

  it.each([
    ['<div>\n<p>A</div>\n<b>', 3, 'The HTML does not close <b>. Write </b> at its end.'],
    [
      '<p>\n<a href="/" href="/">A</a></p>',
      2,
      'The HTML has a parse error: duplicate-attribute. Correct it.',
    ],
    ['<p>\n<buton>A</buton></p>', 2, 'HTML has no element <buton>. Correct it.'],
    [
      '<p>\n<b clas="a">A</b></p>',
      2,
      'HTML has no attribute "clas". Correct it, or prefix it with data-.',
    ],
    [
      '<p>A\n<b href="/">B</b></p>',
      2,
      '<b> does not take the attribute "href". Correct it, or remove it.',
    ],
    [
      '<video src="/a" alt="A"></video>',
      1,
      '<video> does not take the attribute "alt". Correct it, or remove it.',
    ],
    [
      '<p>A</p>\n<style>\n  a { colour: red }\n</style>',
      3,
      'CSS has no property "colour". Correct it.',
    ],
    [
      '<script>\n  const = 1;\n</script>',
      2,
      'The script does not parse: Unexpected token. Correct it.',
    ],
  ])('finds what is wrong with %j', (code, line, message) => {
    expect(verifyHTML(code)).toContainEqual({ line, message });
  });
});
