import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import {
  catchError,
  listFixtures,
  printJSXElements,
  runRemarkPlugin,
} from '../testing/fixtures.ts';
import { remarkCodeBlocks } from './remarkCodeBlocks.ts';

const FIXTURES = join(import.meta.dirname, '__fixtures__');

// The extension .md.txt keeps Prettier from formatting the fixtures.
function read(...path: string[]): string {
  return readFileSync(join(FIXTURES, ...path, 'input.md.txt'), 'utf8');
}

describe('remarkCodeBlocks', () => {
  it.each(listFixtures(FIXTURES, ['input.md.txt', 'output.txt']))('%s', async (name) => {
    const tree = runRemarkPlugin(remarkCodeBlocks(), read(name));

    await expect(printJSXElements(tree)).toMatchFileSnapshot(join(FIXTURES, name, 'output.txt'));
  });

  it('keeps the position of the fence, for errors in later steps', () => {
    const tree = runRemarkPlugin(remarkCodeBlocks(), read('plain'));

    expect(tree.children[1]).toMatchObject({
      type: 'mdxJsxFlowElement',
      position: { start: { line: 3, column: 1 }, end: { line: 5, column: 4 } },
    });
  });

  it('leaves no code node and no style attribute', () => {
    for (const name of listFixtures(FIXTURES, ['input.md.txt', 'output.txt'])) {
      const tree = runRemarkPlugin(remarkCodeBlocks(), read(name));
      visit(tree, 'code', () => {
        throw new Error(`${name} has a code node`);
      });
      expect(printJSXElements(tree)).not.toMatch(/<[^>]*\sstyle=/);
    }
  });
});

describe('remarkCodeBlocks throws', () => {
  const cases = listFixtures(join(FIXTURES, 'throws'), ['input.md.txt', 'message.txt']);

  it.each(cases)('%s', async (name) => {
    const { message, line } = catchError(() =>
      runRemarkPlugin(remarkCodeBlocks(), read('throws', name)),
    );

    expect(message).toContain(`docs/page.mdx:${String(line)}: `);
    await expect(`${message}\n`).toMatchFileSnapshot(join(FIXTURES, 'throws', name, 'message.txt'));
  });
});
