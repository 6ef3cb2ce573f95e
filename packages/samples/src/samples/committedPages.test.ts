import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { afterAll, describe, it } from 'vitest';
import { remarkSamples } from './remarkSamples.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'panes-'));
afterAll(() => fs.rmSync(cache, { recursive: true }));

function listPages(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file));
}

// The build says the same, but not of pages that the bundler has in its cache.
describe('the outputs of every page are those that are committed', () => {
  for (const page of [...listPages('docs'), ...listPages('website/src/pages')]) {
    it(page, () => {
      const value = fs.readFileSync(path.join(ROOT, page), 'utf8');
      remarkSamples({
        root: ROOT,
        docs: path.join(ROOT, 'docs'),
        outputs: path.join(ROOT, 'packages/samples/outputs'),
        cache,
        update: false,
      })(fromMarkdown(value), new VFile({ path: path.join(ROOT, page), cwd: ROOT, value }));
    });
  }
});
