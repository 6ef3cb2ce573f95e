import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { runRemarkPlugin } from '../testing/fixtures.ts';
import { remarkFolds } from './remarkFolds.ts';

function print(node: Nodes): string {
  if (node.type !== 'mdxJsxFlowElement') return toString(node);
  return `<${node.name ?? ''}: ${node.children.map(print).join(', ')}>`;
}

const run = (markdown: string) => runRemarkPlugin(remarkFolds(), markdown).children.map(print);

describe('remarkFolds', () => {
  it('folds each subsection of "Watch out" but the first two, under its heading', () => {
    expect(
      run(
        '## Before\n\n### A\n\n### B\n\n### C\n\n## Watch out\n\n### D\n\nd\n\n### E\n\n### F\n\nf\n\n#### Deeper\n\n```css\ng {}\n```\n\n### H\n\nh\n\n## Related\n\n### I',
      ),
    ).toEqual([
      ...['Before', 'A', 'B', 'C', 'Watch out', 'D', 'd', 'E'],
      '<details: <summary: F>, f, Deeper, g {}>',
      '<details: <summary: H>, h>',
      ...['Related', 'I'],
    ]);
  });

  it('restarts counting in each section, and leaves two subsections open', () => {
    const section = '## Watch out\n\n### A\n\n### B\n\n';
    expect(run(section + section)).toEqual(['Watch out', 'A', 'B', 'Watch out', 'A', 'B']);
  });
});
