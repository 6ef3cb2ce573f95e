import fs from 'node:fs';
import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { LIKE_MDX } from '../fences/likeMDX.ts';
import { remarkQuotes } from '../quotes/remarkQuotes.ts';
import { collectSamples } from '../samples/collectSamples.ts';
import { listPages } from './listPages.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');

/**
 * This many samples may print to the console: those that are about the console itself. Others show an
 * interface, and prove what they claim in a fence marked `test`.
 */
const LIMIT = 20;

it(`at most ${String(LIMIT)} samples of all pages show code that prints to the console`, () => {
  const printing = listPages(ROOT).flatMap((page) => {
    const value = fs.readFileSync(path.join(ROOT, page), 'utf8');
    const tree = fromMarkdown(value, { extensions: [LIKE_MDX] });
    const file = new VFile({ path: page, value });
    remarkQuotes({ examples: path.join(ROOT, 'examples') })(tree, file);
    return collectSamples(tree, file)
      .flatMap(({ fences }) => fences)
      .filter(({ fence }) => /\bconsole\./.test(fence.code))
      .map(({ name, node }) => `${page}:${String(node.position?.start.line)} ${name}`);
  });
  console.log(`${String(printing.length)} samples print to the console.`);
  expect(printing.slice(0, LIMIT)).toEqual(printing);
});
