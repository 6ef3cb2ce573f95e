import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { remarkBundleSizes } from './remarkBundleSizes.ts';

const root = path.join(import.meta.dirname, '../..');
const POSITION = { start: { line: 7, column: 1 }, end: { line: 7, column: 16 } };

async function run(...children: Root['children']): Promise<Root> {
  const tree: Root = { type: 'root', children };
  const file = new VFile({ cwd: '/site', path: '/site/docs/page.mdx' });
  await remarkBundleSizes({ root })(tree, file);
  return tree;
}

function createElement(attributes: Record<string, string | boolean> = {}): MdxJsxFlowElement {
  return { ...createJSXElement('BundleSizes', attributes), position: POSITION };
}

describe('remarkBundleSizes', () => {
  it('replaces every element with a table and a note', async () => {
    const rule = { type: 'thematicBreak' } as const;
    const { children } = await run(createElement(), rule, createElement(), rule);

    expect(children.map(({ type }) => type)).toEqual([
      'table',
      'paragraph',
      'thematicBreak',
      'table',
      'paragraph',
      'thematicBreak',
    ]);
    expect(children[0]).toMatchObject({ children: { length: 10 } });
  });

  it('leaves other elements alone', async () => {
    const other = createJSXElement('Diagram', { src: '/a.svg' });

    expect(await run(other)).toEqual({ type: 'root', children: [other] });
  });

  it.each<[string, Root['children'][number]]>([
    [
      '<BundleSizes /> has no attribute mode. Remove it.',
      createElement({ mode: 'extraction', of: true }),
    ],
    [
      '<BundleSizes /> cannot have content. Remove its content.',
      { ...createElement(), children: [{ type: 'thematicBreak' }] },
    ],
    [
      '<BundleSizes /> becomes a table. Write it on a line of its own.',
      {
        type: 'paragraph',
        children: [
          {
            type: 'mdxJsxTextElement',
            name: 'BundleSizes',
            attributes: [],
            children: [],
            position: POSITION,
          },
        ],
      },
    ],
  ])('refuses: %s', async (message, element) => {
    await expect(run(element)).rejects.toThrow(`docs/page.mdx:7: ${message}`);
  });
});
