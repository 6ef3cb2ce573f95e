import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createPageVerifier, printSummary, type FenceVerification } from './createPageVerifier.ts';
import { listPages } from './listPages.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const verifier = createPageVerifier({ root, update: false });
afterAll(verifier.close);

// The build checks the same, except for pages in the bundler's cache.
describe('every fence of every page is verified, and its outputs are the committed ones', () => {
  const counts = new Map<FenceVerification, number>();
  let total = 0;
  let words = 0;

  for (const page of listPages(root)) {
    it(page, { timeout: 60_000 }, async () => {
      const { words: added, fences, verified } = await verifier.verify(page);
      words += added;
      total += fences;
      for (const [verification, added] of verified) {
        counts.set(verification, (counts.get(verification) ?? 0) + added);
      }
    });
  }

  it('leaves no fence out', () => {
    console.log(printSummary({ words, fences: total, verified: counts }));
    expect([...counts.values()].reduce((sum, fences) => sum + fences, 0)).toBe(total);
    expect(total).toBeGreaterThan(50);
  });
});
