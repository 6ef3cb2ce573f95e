import { expect, type Page, test } from '@playwright/test';
import { findInScripts } from '../support/readShipped.ts';
import { type HeldScripts, holdScripts, openBeforeItsScripts } from '../support/holdScripts.ts';
import { openPage } from '../support/openPage.ts';
import { readProgress } from '../support/readProgress.ts';

/** Opens a page whose scripts do not load, with its clock stopped from the start. */
async function openAndStopClock(page: Page): Promise<HeldScripts> {
  await page.clock.install({ time: new Date('2026-01-01T12:00:00Z') });
  return openBeforeItsScripts(page, '/react/install', () =>
    page.clock.pauseAt(new Date('2026-01-01T13:00:00Z')),
  );
}

/** Stops the page's clock and follows a link to a page whose scripts do not load. */
async function followSlowLink(page: Page): Promise<HeldScripts> {
  await page.clock.install({ time: new Date('2026-01-01T12:00:00Z') });
  await openPage(page, '/react/install');
  const held = await holdScripts(page);
  await page.clock.pauseAt(new Date('2026-01-01T13:00:00Z'));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Try it out' })
    .click();
  await expect.poll(() => held.count()).toBeGreaterThan(0);
  return held;
}

test('§9 lazy loading: the spinner appears after 200 ms', async ({ page }) => {
  await openAndStopClock(page);
  const waiting = page.getByRole('status').filter({ hasText: 'Loading' });
  await page.clock.runFor(199);
  await expect(waiting).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(waiting).toBeVisible();
});

test('§9 lazy loading: there is no timeout', async ({ page, request }) => {
  const held = await openAndStopClock(page);
  // Less than the two minutes after which the bundler's runtime considers a script lost.
  await page.clock.runFor(119_000);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible();

  expect(await findInScripts(request, /\bloading:null,delay:[^,]+,timeout:[^,]+,render:/g)).toEqual(
    ['loading:null,delay:200,timeout:null,render:'],
  );
});

test('§9 progress bar: appears 200 ms after the route changes, at 0.08', async ({ page }) => {
  await followSlowLink(page);
  await page.clock.runFor(199);
  expect(await readProgress(page)).toBeUndefined();
  await page.clock.runFor(1);
  expect(await readProgress(page)).toBe(0.08);
});

test('§9 progress bar: does not appear if the page loads within 200 ms, or for a change of the hash', async ({
  page,
}) => {
  const held = await followSlowLink(page);
  await page.clock.runFor(199);
  await held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Try it out' })).toBeVisible();
  await page.clock.runFor(5000);
  expect(await readProgress(page)).toBeUndefined();

  held.hold();
  await page.evaluate(() => history.pushState(null, '', '#elsewhere'));
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/#elsewhere$/);
  await page.clock.runFor(5000);
  expect(await readProgress(page)).toBeUndefined();
});

test('§9 progress bar: moves for 200 ms, stays full for 200 ms, fades for 200 ms', async ({
  page,
}) => {
  const held = await followSlowLink(page);
  await page.clock.runFor(200);
  const whole = page.locator('#nprogress');
  await expect(whole.locator('[role="bar"]')).toHaveCSS('transition-duration', '0.2s');

  await held.release();
  await expect.poll(() => readProgress(page)).toBe(1);
  const readStyle = () =>
    whole.evaluate(({ style }) => ({ opacity: style.opacity, duration: style.transitionDuration }));
  await page.clock.runFor(199);
  expect(await readStyle()).toEqual({ opacity: '1', duration: '0s' });
  await page.clock.runFor(1);
  expect(await readStyle()).toEqual({ opacity: '0', duration: '200ms' });
  await page.clock.runFor(199);
  await expect(whole).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(whole).toHaveCount(0);
});

test('§9 progress bar: trickles every 800 ms, by a random part of 0.02', async ({ page }) => {
  await followSlowLink(page);
  await page.clock.runFor(200);
  let last = 0.08;
  for (const random of [0.5, 1, 0.25, 1]) {
    await page.evaluate((value) => {
      Math.random = () => value;
    }, random);
    await page.clock.runFor(799);
    expect(await readProgress(page)).toBe(last);
    await page.clock.runFor(1);
    last = Math.round((last + random * 0.02) * 1e6) / 1e6;
    expect(await readProgress(page)).toBe(last);
  }
});

test('§9 progress bar: the shipped settings have these values', async ({ request }) => {
  const [settings = '', ...others] = await findInScripts(
    request,
    /\{minimum:[^{}]*trickleSpeed:[^{},]*/g,
  );
  expect(others).toEqual([]);
  for (const setting of ['minimum:.08', 'speed:200', 'trickleRate:.02', 'trickleSpeed:800']) {
    expect(settings.slice(1).split(',')).toContain(setting);
  }
});
