import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { ROUTES } from './routes.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Runs axe and puts each violation into a line: the rule, and the elements that break it. */
async function findViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  expect(results.passes.length).toBeGreaterThan(10);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

for (const route of [...ROUTES, '/no-such-page']) {
  test(`accessibility: axe finds nothing on ${route}`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await findViolations(page)).toEqual([]);
  });
}

test('accessibility: axe finds nothing in the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/react/api/make-styles');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: /Back to main menu/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
