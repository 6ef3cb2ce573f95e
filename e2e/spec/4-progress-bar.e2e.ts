import { expect, test } from '@playwright/test';
import { holdScripts } from '../support/holdScripts.ts';
import { openPage } from '../support/openPage.ts';
import { readProgress } from '../support/readProgress.ts';

test('§4 progress bar: starts, trickles while the page loads, and completes when it has loaded', async ({
  page,
}) => {
  await openPage(page, '/react/install');
  const held = await holdScripts(page);
  const bar = page.locator('#nprogress [role="bar"]');
  await expect(bar).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Try it out' })
    .click();

  await expect(bar).toBeVisible();
  const start = (await readProgress(page)) ?? NaN;
  expect(start).toBeGreaterThan(0);
  await expect.poll(() => readProgress(page)).toBeGreaterThan(start);
  const later = (await readProgress(page)) ?? NaN;
  await expect.poll(() => readProgress(page)).toBeGreaterThan(later);
  expect(await readProgress(page)).toBeLessThan(1);

  const isFull = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const shown = document.querySelector<HTMLElement>('#nprogress [role="bar"]');
        if (!shown) return resolve(false);
        new MutationObserver(() => {
          if (/translate3d\(0(px|%)?,/.test(shown.style.transform)) resolve(true);
        }).observe(shown, { attributeFilter: ['style'] });
      }),
  );
  await held.release();
  expect(await isFull).toBe(true);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Try it out' })).toBeVisible();
});
