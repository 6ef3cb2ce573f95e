import { expect, test } from '@playwright/test';

const PAGE = '/react/css-extraction/introduction';

test('code blocks: the button copies exactly the code and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const code = await page.locator('pre code').first().textContent();
  const button = page.getByRole('button', { name: 'Copy', exact: true }).first();
  await button.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(code).toMatch(/\S/);
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0, { timeout: 5000 });
});

test('code blocks: where the clipboard is closed the button says that it failed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible();
});

test('code blocks: the keyboard scrolls a long line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGE);
  const wide = page.locator('pre').filter({
    has: page.locator('code'),
  });
  const index = await wide.evaluateAll((blocks) =>
    blocks.findIndex(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  );
  expect(index).toBeGreaterThanOrEqual(0);
  await wide.nth(index).focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => wide.nth(index).evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(0);
});
