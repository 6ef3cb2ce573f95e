import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** How long nothing may have changed on a page for it to be at rest, in milliseconds. */
const REST = 100;

/** Waits until the page is at rest: axe breaks off where an element goes that it looks at. */
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
 * Runs axe and puts each violation into a line: the rule, and the elements that break it.
 *
 * @param isScrolled - whether the edge of a box that scrolls cuts links, which axe would take for small
 */
export async function findViolations(page: Page, isScrolled = false): Promise<string[]> {
  // Not as an element: the site's policy would stop that.
  await page.evaluate(fs.readFileSync(AXE, 'utf8'));
  await waitForRest(page);
  // Not preloaded: no rule that is on reads stylesheets, and those of shadow roots axe would write into
  // style elements, which the policy stops.
  const { passes, violations } = await page.evaluate(async (areWhole) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const results = await axe.run({
      preload: false,
      // Of WCAG 2.2, and off by default.
      rules: { 'target-size': { enabled: areWhole } },
      // Of the others, an element each.
      resultTypes: ['violations'],
      // An element is told by its HTML.
      selectors: false,
    });
    // The rest is megabytes.
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
