import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  catchError,
  listFixtures,
  printJSXElements,
  runRemarkPlugin,
} from '../testing/fixtures.ts';
import { hashDiagram, parseDiagramSVG, remarkDiagrams } from './remarkDiagrams.ts';

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

const HASH = 'a'.repeat(64);

describe('parseDiagramSVG', () => {
  it('reads the hash and the size, rounded up', () => {
    expect(
      parseDiagramSVG(
        `<!-- mermaid-sha256: ${HASH} --><svg id="a" viewBox="-8 -8 320.5 120"></svg>`,
      ),
    ).toEqual({ hash: HASH, width: 321, height: 120 });
  });

  it.each([
    ['without hash', '<svg viewBox="0 0 1 1"></svg>'],
    [
      'with a hash that is not first',
      `<svg viewBox="0 0 1 1"></svg><!-- mermaid-sha256: ${HASH} -->`,
    ],
    ['without view box', `<!-- mermaid-sha256: ${HASH} --><svg></svg>`],
    ['without size', `<!-- mermaid-sha256: ${HASH} --><svg viewBox="0 0 0 0"></svg>`],
    ['with a broken view box', `<!-- mermaid-sha256: ${HASH} --><svg viewBox="0 0 x y"></svg>`],
  ])('refuses an SVG %s', (_, svg) => {
    expect(parseDiagramSVG(svg)).toBeUndefined();
  });
});

describe('hashDiagram', () => {
  it('is the SHA-256 of the source', () => {
    expect(hashDiagram('graph LR')).toBe(
      'e6efeb3d651b3713a6c4f87ddd6801b0e1d6932cab17144bdc7e00b3e06af705',
    );
  });

  it("does not depend on Git's line breaks, nor on white space around", () => {
    expect(hashDiagram('graph LR\r\n  A --> B\r\n')).toBe(hashDiagram('graph LR\n  A --> B'));
    expect(hashDiagram('graph LR\n  A --> B')).not.toBe(hashDiagram('graph LR\n A --> B'));
  });
});
