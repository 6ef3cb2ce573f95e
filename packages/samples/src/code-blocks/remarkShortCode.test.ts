import { toHtml } from 'hast-util-to-html';
import type { Root, TableCell } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { expect, it } from 'vitest';
import { remarkShortCode } from './remarkShortCode.ts';

function print(tree: Root): string {
  remarkShortCode()(tree);
  return toHtml(toHast(tree));
}

it('keeps breakable short code on one line', () => {
  expect(print(fromMarkdown("Add `'use client'` at the top."))).toBe(
    '<p>Add <code class="short-code">\'use client\'</code> at the top.</p>',
  );
});

it.each([
  ['a single word, which does not break', 'Call `makeStyles`.'],
  ['code that is wider than a phone', 'It logs `a message that is longer than a line`.'],
  ['code of a heading', '## `@media print`'],
])('leaves %s', (_, markdown) => {
  expect(print(fromMarkdown(markdown))).not.toContain('short-code');
});

it('ignores code in a table, whose columns may be narrow', () => {
  const cell: TableCell = { type: 'tableCell', children: [{ type: 'inlineCode', value: 'a b' }] };
  const row = { type: 'tableRow' as const, children: [cell] };
  const html = print({ type: 'root', children: [{ type: 'table', children: [row] }] });
  expect(html).toContain('<code>a b</code>');
});
