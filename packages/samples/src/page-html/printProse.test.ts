import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { printProse } from './remarkPageHTML.ts';

function print(markdown: string, baseUrl = '/') {
  const [node] = fromMarkdown(markdown).children;
  return node && printProse(node, baseUrl);
}

describe('printProse', () => {
  it.each([
    [
      '**Two** `a < b` words',
      { as: 'p', html: '<strong>Two</strong> <code>a &#x3C; b</code> words' },
    ],
    ['- one\n- two', { as: 'ul', html: '\n<li>one</li>\n<li>two</li>\n' }],
    ['1. one', { as: 'ol', html: '\n<li>one</li>\n' }],
    ['> said', { as: 'blockquote', html: '\n<p>said</p>\n' }],
  ])('prints %j', (markdown, element) => {
    expect(print(markdown)).toEqual(element);
  });

  it('prints links as those of Docusaurus', () => {
    const html = (markdown: string) => print(markdown, '/docs/')?.html;
    expect(html('[a](/docs/b?c=1&d=2#e) [f](#g)')).toBe(
      '<a href="/docs/b?c=1&#x26;d=2#e">a</a> <a href="#g">f</a>',
    );
    expect(html('[a](/b)'), 'below the path of the site').toBe('<a href="/docs/b">a</a>');
    expect(html('- [a](https://b.example)'), 'in a new tab').toBe(
      '\n<li><a href="https://b.example" target="_blank" rel="noopener noreferrer">a</a></li>\n',
    );
  });

  it.each(['- with ![a picture](./b.png)', '# Heading', '<b>raw</b>', '3. third'])(
    'leaves %j to MDX',
    (markdown) => {
      expect(print(markdown)).toBeUndefined();
    },
  );
});
