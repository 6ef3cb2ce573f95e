import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createPageSettler, printSettled, type FenceVerification } from './createPageSettler.ts';
import { listPages } from './listPages.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const settler = createPageSettler({ root, update: false });
afterAll(settler.close);

// The build says the same, but not of pages that the bundler has in its cache.
describe('every fence of every page is verified, and its outputs are those that are committed', () => {
  const counts = new Map<FenceVerification, number>();
  let total = 0;
  let words = 0;

  for (const page of listPages(root)) {
    it(page, { timeout: 60_000 }, async () => {
      const { words: added, fences, verified } = await settler.settle(page);
      words += added;
      total += fences;
      for (const [verification, added] of verified) {
        counts.set(verification, (counts.get(verification) ?? 0) + added);
      }
    });
  }

  it('leaves no fence out', () => {
    console.log(printSettled({ words, fences: total, verified: counts }));
    expect([...counts.values()].reduce((sum, fences) => sum + fences, 0)).toBe(total);
    expect(total).toBeGreaterThan(50);
  });
});
