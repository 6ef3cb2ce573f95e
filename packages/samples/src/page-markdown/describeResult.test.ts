import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { describeResult } from './describeResult.ts';
import { findElement } from './HTMLNode.ts';

function describeHTML(html: string): string {
  const { childNodes } = parseFragment(
    `<div data-result><template shadowrootmode="open"><link rel="stylesheet" href="/a.css">${html}</template></div>`,
  );
  const result = findElement(childNodes, ({ tagName }) => tagName === 'div');
  if (!result) throw new Error('The fragment has a result.');
  return describeResult(result);
}

const inResult = (html: string) => describeHTML(`<div class="result s1">${html}</div>`);

describe('describeResult', () => {
  it.each([
    [
      'texts, block by block',
      '<h2>Team <b>A</b></h2><p>Two\n people</p>',
      '“Team A”, “Two people”',
    ],
    ['a button', '<button class="f1" tabindex="-1"><b>Save</b></button>', 'a button “Save”'],
    [
      'states',
      '<button disabled>Undo</button><button aria-pressed="true">Bold</button><input type="checkbox" checked aria-label="Wi-Fi">',
      'a disabled button “Undo”, a pressed button “Bold”, a checked checkbox “Wi-Fi”',
    ],
    [
      'fields',
      '<label>Name <input placeholder="Ada"></label><select><option>One</option></select><textarea></textarea>',
      '“Name”, a text field “Ada”, a list to choose from, a text field',
    ],
    [
      'roles before tags',
      '<button role="switch" aria-checked="true">Dark</button>',
      'a checked switch “Dark”',
    ],
    [
      'pictures with a name, and no others',
      '<img alt="A cat"><img alt=""><svg aria-hidden="true"><title>x</title></svg><svg aria-label="Chart"></svg>',
      'a picture “A cat”, a picture “Chart”',
    ],
    ['a link in a sentence', '<p>See <a>the list</a>.</p>', '“See”, a link “the list”, “.”'],
    ['how often', '<li>a</li><li>a</li><li>b</li>', '“a” (2 times), “b”'],
    ['nothing but boxes', '<div><div></div><hr></div>', 'boxes without text'],
  ])('names %s', (_, html, expected) => {
    expect(inResult(html)).toBe(expected);
  });

  it('describes one of two directions', () => {
    expect(
      describeHTML(
        '<div class="pair"><div><p class="label">Left to right</p><div class="result s1" dir="ltr"><p>One</p></div></div><div><p class="label">Right to left</p><div class="result s1" dir="rtl"><p>One</p></div></div></div>',
      ),
    ).toBe('in both directions: “One”');
  });

  it('stays short', () => {
    const many = Array.from({ length: 60 }, (_, index) => `<p>Row ${String(index)}</p>`);
    const text = inResult(many.join(''));
    expect(text).toMatch(/^“Row 0”, “Row 1”.*, and \d+ more$/);
    expect(text.length).toBeLessThan(260);
  });
});
