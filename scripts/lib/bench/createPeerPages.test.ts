import { describe, expect, it } from 'vitest';
import { createPeerPage } from './createPeerPages.mjs';

const SITE = 'https://example.org';
const HEAD = '# Title\n\n> About it.\n\nPage: <https://example.org/a>. Verified.\n\n';

const createText = (text: string, html = '') => createPeerPage(HEAD + text, html, SITE).text;

describe('createPeerPage', () => {
  it('reads title and description', () => {
    expect(createPeerPage(`${HEAD}Text.\n`, '', SITE)).toEqual({
      title: 'Title',
      description: 'About it.',
      text: 'Text.\n',
    });
  });

  it('keeps the outputs that the page shows', () => {
    const html = '<pre title="a > b"><span>.a {</span> color: &quot;&#x26;&quot; }</pre>';
    const shown = '**CSS**\n\n```css\n.a { color: "&" }\n```\n\n';
    const hidden = '**Classes**\n\n```text\na → b\n```\n\n';
    expect(createText(`${shown}${hidden}End.\n`, html)).toBe(`${shown}End.\n`);
  });

  it('keeps fences without a title', () => {
    expect(createText('```css\n.b {}\n```\n')).toBe('```css\n.b {}\n```\n');
  });

  it("replaces Prism's name for HTML", () => {
    expect(createText('```markup\n<b>\n```\n')).toBe('```html\n<b>\n```\n');
  });

  it.each([
    ['[a](https://example.org/x/y.md#z)', '[a](/x/y#z)'],
    ['[a](https://example.org/index.md)', '[a](/)'],
    ['[a](https://example.org/try-it-out/#v1.abc)', '[a](/try-it-out)'],
    ['[a](https://example.org/try-it-out.md)', '[a](/try-it-out)'],
    ['![a](https://example.org/diagrams/a.svg)', '![a](/diagrams/a.svg)'],
    ['[a](https://example.com/x.md)', '[a](https://example.com/x.md)'],
  ])('turns %s into %s', (before, after) => {
    expect(createText(before)).toBe(after);
  });

  it('fails if there is no description', () => {
    expect(() => createPeerPage('# Title\n', '', SITE)).toThrow(/^A page does not begin with/);
  });
});
