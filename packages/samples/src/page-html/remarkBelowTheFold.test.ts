import type { Nodes } from 'mdast';
import 'mdast-util-mdxjs-esm';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { runRemarkPlugin } from '../testing/fixtures.ts';
import { remarkBelowTheFold } from './remarkBelowTheFold.ts';

function print(node: Nodes): string {
  if (node.type !== 'mdxJsxFlowElement') return toString(node);
  return `<${node.name ?? ''}: ${node.children.map(print).join(', ')}>`;
}

const run = (markdown: string) =>
  runRemarkPlugin(remarkBelowTheFold(), markdown).children.map(print);

/** Paragraphs, each two lines below the last. */
const count = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

describe('remarkBelowTheFold', () => {
  it('wraps the part after the first 50 lines in an element', () => {
    expect(run(count(1, 30).join('\n\n'))).toEqual([
      ...count(1, 25),
      `<BelowTheFold: ${count(26, 30).join(', ')}>`,
    ]);
  });

  it('does not change a page that is hardly longer', () => {
    expect(run(count(1, 28).join('\n\n'))).toEqual(count(1, 28));
  });

  it('keeps the exports of the module at the top level', () => {
    const tree = runRemarkPlugin((parsed) => {
      parsed.children[27] = { type: 'mdxjsEsm', value: 'export const a = 1;' };
      remarkBelowTheFold()(parsed);
    }, count(1, 30).join('\n\n'));
    expect(tree.children.slice(25).map(print)).toEqual([
      'export const a = 1;',
      '<BelowTheFold: 26, 27, 29, 30>',
    ]);
  });
});
