import { expect, test } from '@playwright/test';
import { testWithoutScripts } from './support/testWithoutScripts.ts';

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
    blocks.findIndex((block) => {
      // What is out of sight is not laid out.
      (block as HTMLElement).style.contentVisibility = 'visible';
      return block.scrollWidth > block.clientWidth;
    }),
  );
  expect(index).toBeGreaterThanOrEqual(0);
  await wide.nth(index).focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => wide.nth(index).evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(0);
});

// Scripts lay out what is out of sight.
testWithoutScripts(
  'code blocks: one out of sight is as high as when it is laid out',
  async ({ page }) => {
    await page.goto('/react/api/make-styles');
    const blocks = page.locator('.code-block > pre[data-lines]:visible');
    const heights = await blocks.evaluateAll((all) =>
      all.map((block) => {
        const isLaidOut = block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
        const before = block.getBoundingClientRect().height;
        (block as HTMLElement).style.contentVisibility = 'visible';
        return { isLaidOut, before, after: block.getBoundingClientRect().height };
      }),
    );
    expect(heights.filter(({ isLaidOut }) => !isLaidOut).length).toBeGreaterThan(10);
    expect(heights.filter(({ before, after }) => before !== after)).toEqual([]);
  },
);

test('code blocks: one with long lines offers to break them when it comes into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/react/api/make-styles');
  const block = page.locator('.code-block', { hasText: 'stylesBySlots' }).first();
  await block.scrollIntoViewIfNeeded();
  const code = block.locator('pre');
  const isTooLong = () =>
    code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await isTooLong()).toBe(true);
  const wrap = block.getByRole('button', { name: 'Wrap' });
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await isTooLong()).toBe(false);
  await wrap.click();
  expect(await isTooLong()).toBe(true);
  // Where lines fit there is nothing to break.
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(wrap).toBeHidden();
});
