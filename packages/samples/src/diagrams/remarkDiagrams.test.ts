import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catchError, listFixtures } from '../testing/fixtures.ts';
import { printJSXElements, runRemarkPlugin } from '../testing/runRemarkPlugin.ts';
import { remarkDiagrams } from './remarkDiagrams.ts';

const FIXTURES = join(import.meta.dirname, '__fixtures__');
const plugin = remarkDiagrams({ directory: join(FIXTURES, 'svg') });

describe('remarkDiagrams', () => {
  it('replaces the fence with the picture, with the size of its view box', () => {
    const tree = runRemarkPlugin(
      plugin,
      '# A page\n\n```mermaid name="drawn" alt="A leads to B."\ngraph LR\n  A --> B\n```\n\nText.\n',
    );

    expect(tree.children.map(({ type }) => type)).toEqual([
      'heading',
      'mdxJsxFlowElement',
      'paragraph',
    ]);
    expect(printJSXElements(tree)).toBe(
      '<Diagram\n  src=/diagrams/drawn.svg\n  alt=A leads to B.\n  width=121\n  height=60\n/>\n',
    );
  });

  it('leaves other fences alone', () => {
    const tree = runRemarkPlugin(plugin, '```js\na;\n```\n');

    expect(tree.children[0]).toMatchObject({ type: 'code', lang: 'js', value: 'a;' });
  });
});

describe('remarkDiagrams throws', () => {
  const cases = listFixtures(join(FIXTURES, 'throws'), ['input.md.txt', 'message.txt']);

  it.each(cases)('%s', async (name) => {
    const markdown = readFileSync(join(FIXTURES, 'throws', name, 'input.md.txt'), 'utf8');
    const { message, line } = catchError(() => runRemarkPlugin(plugin, markdown));

    expect(message).toContain(`docs/page.mdx:${String(line)}: `);
    await expect(`${message}\n`).toMatchFileSnapshot(join(FIXTURES, 'throws', name, 'message.txt'));
  });
});
