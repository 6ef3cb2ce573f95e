import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { afterAll, describe, expect, it } from 'vitest';
import { remarkDiagrams } from '../diagrams/remarkDiagrams.ts';
import { remarkQuotes } from '../quotes/remarkQuotes.ts';
import { createSampleVerifier } from '../verify/createSampleVerifier.ts';
import { remarkVerification } from '../verify/remarkVerification.ts';
import { readKnownPackages } from '../verify/shell/readKnownPackages.ts';
import { remarkSamples } from './remarkSamples.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const root = path.join(ROOT, 'packages/samples');
const verifier = createSampleVerifier({ root });
const knownPackages = readKnownPackages(ROOT);
const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'panes-'));
afterAll(() => fs.rmSync(cache, { recursive: true }));

const counts = new Map<string, number>();

function count(verification: string, fences = 1): void {
  counts.set(verification, (counts.get(verification) ?? 0) + fences);
}

function countFences(tree: Root): number {
  let fences = 0;
  visit(tree, 'code', () => {
    fences++;
  });
  return fences;
}

function listPages(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file));
}

// The build says the same, but not of pages that the bundler has in its cache.
describe('every fence of every page is verified, and its outputs are those that are committed', () => {
  let total = 0;

  for (const page of [...listPages('docs'), ...listPages('website/src/pages')]) {
    it(page, { timeout: 60_000 }, async () => {
      const value = fs.readFileSync(path.join(ROOT, page), 'utf8');
      const tree = fromMarkdown(value);
      const file = new VFile({ path: path.join(ROOT, page), cwd: ROOT, value });
      const before = countFences(tree);
      total += before;

      remarkDiagrams({ directory: path.join(ROOT, 'website/static/diagrams') })(tree, file);
      count('drawn', before - countFences(tree));

      remarkQuotes({ examples: path.join(ROOT, 'examples') })(tree, file);
      const withSamples = countFences(tree);
      await remarkSamples({
        root: ROOT,
        verifier,
        docs: path.join(ROOT, 'docs'),
        outputs: path.join(root, 'outputs'),
        cache,
        update: false,
      })(tree, file);
      count('checked and run', withSamples - countFences(tree));

      remarkVerification({ root, knownPackages, onVerified: count })(tree, file);
    });
  }

  it('leaves no fence out', () => {
    console.log('fences:', Object.fromEntries(counts));
    expect([...counts.values()].reduce((sum, fences) => sum + fences, 0)).toBe(total);
    expect(total).toBeGreaterThan(50);
  });
});
