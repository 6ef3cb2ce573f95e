import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { printProse } from './remarkPageHTML.ts';

function print(markdown: string) {
  const [node] = fromMarkdown(markdown).children;
  return node && printProse(node);
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

  it.each([
    'a [link](./b.mdx)',
    '- with ![a picture](./b.png)',
    '# Heading',
    '<b>raw</b>',
    '3. third',
  ])('leaves %j to MDX', (markdown) => {
    expect(print(markdown)).toBeUndefined();
  });
});
