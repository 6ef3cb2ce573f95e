import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';
import { findInScripts } from '../support/readShipped.ts';

const ROUTE = '/react/css-extraction/introduction';

const getCategory = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('button', { name, exact: true });

/** The collapsible sections of the site, each with its button and an element that is visible when it is open. */
const SECTIONS: [string, number, (page: Page) => { button: Locator; content: Locator }][] = [
  [
    'the table of contents on a mobile',
    390,
    (page) => ({
      button: page.getByRole('button', { name: 'On this page' }),
      content: page.locator('.theme-doc-toc-mobile').getByRole('link').first(),
    }),
  ],
  [
    'a category of the sidebar',
    1440,
    (page) => ({
      button: getCategory(page, 'CSS extraction'),
      content: page.locator('.menu a[href="/react/css-extraction/with-webpack"]'),
    }),
  ],
];

interface HeightTransition {
  /** In pixels: the height of the content. */
  height: number;
  /** In milliseconds. */
  duration: number;
  easing: string;
}

/**
 * Presses a button and reads the height transition of the section below it. It is read from the `style` of the
 * element, because a stylesheet may shorten the computed one.
 */
async function pressAndReadTransition(button: Locator): Promise<HeightTransition> {
  const log = await button.evaluateHandle(() => {
    const seen: HeightTransition[] = [];
    new MutationObserver((records) => {
      for (const { target } of records) {
        const { height, transition } = (target as HTMLElement).style;
        const [, duration, easing] = /^height ([\d.]+m?s) (\S+)$/.exec(transition) ?? [];
        if (!duration || !easing || !(parseFloat(height) > 0)) continue;
        const unit = duration.endsWith('ms') ? 1 : 1000;
        seen.push({ height: parseFloat(height), duration: parseFloat(duration) * unit, easing });
      }
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
    return seen;
  });
  await button.click();
  let first: HeightTransition | undefined;
  await expect(async () => {
    [first] = await log.jsonValue();
    expect(first).toBeDefined();
  }).toPass();
  return first as HeightTransition;
}

for (const [name, width, find] of SECTIONS) {
  test(`§4 collapsible: ${name} folds and unfolds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, ROUTE);
    const { button, content } = find(page);
    const startsOpen = await content.isVisible();
    for (const isOpen of [!startsOpen, startsOpen, !startsOpen]) {
      await button.click();
      await expect(content).toBeVisible({ visible: isOpen });
    }
  });

  test(`§4 collapsible: ${name} moves with the easing ease-in-out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, ROUTE);
    const { easing } = await pressAndReadTransition(find(page).button);
    expect(easing).toBe('ease-in-out');
  });

  test(`§4 collapsible: ${name} skips its animation under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, ROUTE);
    const { button, content } = find(page);
    const startsOpen = await content.isVisible();
    const { duration } = await pressAndReadTransition(button);
    expect(duration).toBe(1);
    await expect(content).toBeVisible({ visible: !startsOpen });
  });
}

test('§4 collapsible: a section with higher content takes longer', async ({ page }) => {
  await openPage(page, ROUTE);
  const low = await pressAndReadTransition(getCategory(page, 'CSS extraction'));
  const high = await pressAndReadTransition(getCategory(page, 'API'));
  expect(high.height).toBeGreaterThan(low.height);
  expect(high.duration).toBeGreaterThan(low.duration);
  // The same height takes the same time.
  await expect(getCategory(page, 'API')).toHaveAttribute('aria-expanded', 'false');
  const again = await pressAndReadTransition(getCategory(page, 'API'));
  expect(again).toEqual(high);
});

test('§4 collapsible: a given duration and easing override the derived ones', async ({
  request,
}) => {
  // No section of the site sets one, so this checks the shipped code. The bundler may put it into several chunks.
  const found = await findInScripts(
    request,
    /\w+=\w+\?\.duration\?\?function\(\w+\)\{.{20,200}?\},?\w*=?\w*;?\w+=\w+\?\.easing\?\?"ease-in-out"|\w+=(\w+)\?\.duration\?\?.{20,250}?,\w+=\1\?\.easing\?\?"ease-in-out"/g,
  );
  expect(found.length).toBeGreaterThan(0);
  for (const derived of found) expect(derived).toMatch(/return 1[;}]/);
});
