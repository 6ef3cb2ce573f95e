import { expect, test } from '@playwright/test';
import { holdScripts } from './support/holdScripts.ts';
import { testWithoutScripts } from './support/testWithoutScripts.ts';
import { openPage, waitForLayout } from './support/openPage.ts';
import { removeClipboard } from './support/refusals.ts';

const PAGE = '/react/css-extraction/introduction';

test('code blocks: the Copy button copies exactly the code and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const code = await page.locator('pre code').first().textContent();
  const button = page.getByRole('button', { name: 'Copy', exact: true }).first();
  await button.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(code).toMatch(/\S/);
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
});

test('code blocks: without access to the clipboard, the button says that copying failed', async ({
  page,
}) => {
  await page.addInitScript(removeClipboard);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible();
});

test('code blocks: on a phone, the controls of a block are in one row', async ({ page }) => {
  for (const [route, width] of [
    ['/react/api/make-styles', 320],
    ['/react/api/make-styles', 390],
    ['/react/css-extraction/with-nextjs', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, route);
    await waitForLayout(page);
    const broken = await page.locator('.code-block').evaluateAll((blocks) =>
      blocks
        // Not those in closed folds.
        .filter((block) => block.checkVisibility())
        .filter((block) => {
          const controls = [...block.querySelectorAll(':scope > div > :is(a, button)')];
          const middles = controls.map((control) => {
            const { top, bottom } = control.getBoundingClientRect();
            return (top + bottom) / 2;
          });
          return Math.max(...middles) - Math.min(...middles) > 1;
        })
        .map(({ textContent }) => textContent.slice(0, 80)),
    );
    expect.soft(broken, `${route} at ${String(width)} px`).toEqual([]);
  }
});

test('code blocks: on a phone, a row of outputs that continues fades out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/react/api/merge-classes');
  const rtl = page.getByRole('tab', { name: 'RTL' });
  const row = page.getByRole('tablist').filter({ has: rtl }).first();
  await row.scrollIntoViewIfNeeded();
  const readMask = () => row.evaluate((element) => getComputedStyle(element).maskImage);
  expect(await readMask()).toMatch(/^linear-gradient\(.*, rgba\(0, 0, 0, 0\), /);
  await row.evaluate((element) => element.scrollTo(1000, 0));
  await expect.poll(readMask).not.toContain('rgba(0, 0, 0, 0)');
});

test('code blocks: the keyboard scrolls a long line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, PAGE);
  const wide = page.locator('pre').filter({
    has: page.locator('code'),
  });
  const index = await wide.evaluateAll((blocks) =>
    blocks.findIndex((block) => {
      // Blocks out of sight are not laid out.
      (block as HTMLElement).style.contentVisibility = 'visible';
      return block.scrollWidth > block.clientWidth;
    }),
  );
  expect(index).toBeGreaterThanOrEqual(0);
  await wide.nth(index).focus();
  // On a busy machine, Chromium sometimes ends the animation of a scroll before its first frame.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    const readScroll = () => wide.nth(index).evaluate(({ scrollLeft }) => scrollLeft);
    await expect.poll(readScroll, { timeout: 2000 }).toBeGreaterThan(0);
  }).toPass();
});

// Without scripts, because they would lay out blocks that are out of sight.
testWithoutScripts(
  'code blocks: a block out of sight has the same height as when it is laid out',
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

test('code blocks: scripts lay out the samples that a page skips at first', async ({ page }) => {
  const held = await holdScripts(page);
  await page.goto('/react/api/make-styles', { waitUntil: 'domcontentloaded' });
  const samples = page.locator('.code-frame:has([role=tabpanel]):not(details:not([open]) *)');
  const count = await samples.count();
  const countLaidOut = () =>
    samples.evaluateAll(
      (all) =>
        all.filter(({ firstElementChild: inner }) =>
          inner?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
  // Only those that are visible or will be soon.
  expect(await countLaidOut()).toBeGreaterThan(1);
  expect(await countLaidOut()).toBeLessThan(count / 2);
  await held.release();
  await expect.poll(countLaidOut).toBe(count);
});

test('code blocks: samples that are laid out later move nothing in the window', async ({
  page,
}) => {
  const held = await holdScripts(page);
  await page.goto('/react/api/make-styles', { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { name: 'Container queries' });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const readTop = () =>
    heading.evaluate(async (element) => {
      // Browsers anchor the scroll position to content once it has been painted.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return Math.round(element.getBoundingClientRect().top);
    });
  const top = await readTop();
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await readHeight();
  await held.release();
  await expect.poll(readHeight).not.toBe(height);
  await waitForLayout(page);
  expect(await readTop()).toBe(top);

  // A reload restores the place without scripts, because heights are exact there.
  await page.unrouteAll();
  await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(readTop).toBe(top);
});

test('code blocks: a block with long lines offers to wrap them when it comes into view', async ({
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
  // The button is hidden if all lines fit.
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(wrap).toBeHidden();
});
