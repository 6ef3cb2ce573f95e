import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Runs axe and puts each violation into a line: the rule, and the elements that break it. */
export async function findViolations(page: Page): Promise<string[]> {
  // Not as an element: the site's policy would stop that.
  await page.evaluate(fs.readFileSync(AXE, 'utf8'));
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  expect(results.passes.length).toBeGreaterThan(10);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
