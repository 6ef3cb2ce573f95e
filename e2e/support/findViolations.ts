import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How long a page must not change to be at rest, in milliseconds. */
const REST = 100;

/** Waits until the page is at rest, because axe fails if an element that it examines is removed. */
async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(
    (rest) =>
      new Promise<void>((resolve) => {
        const start = () => setTimeout(resolve, rest);
        let timer = start();
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = start();
        }).observe(document, { subtree: true, childList: true });
      }),
    REST,
  );
}

/**
 * Runs axe and returns a line for each violation: the rule, and the elements that break it.
 *
 * @param isScrolled - whether a scrollable box cuts off links, which axe would consider too small
 */
export async function findViolations(page: Page, isScrolled = false): Promise<string[]> {
  // Evaluated, because the site's policy would block a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await waitForRest(page);
  // Without preloading: no enabled rule reads stylesheets, and axe would write those of shadow roots into style
  // elements, which the policy blocks.
  const { passes, violations } = await page.evaluate(async (areWhole) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const results = await axe.run({
      preload: false,
      // A rule of WCAG 2.2, which is off by default.
      rules: { 'target-size': { enabled: areWhole } },
      // For other results, axe then reports only one element each.
      resultTypes: ['violations'],
      // Elements are identified by their HTML instead.
      selectors: false,
    });
    // The other results are megabytes.
    return {
      passes: results.passes.length,
      violations: results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    };
  }, !isScrolled);
  expect(passes).toBeGreaterThan(10);
  return violations;
}
