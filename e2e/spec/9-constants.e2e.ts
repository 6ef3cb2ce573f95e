import { expect, test } from '@playwright/test';
import { openPage, waitForLayout } from '../support/openPage.ts';

const ROUTE = '/react/api/make-styles';

test('§9 smooth scroll: each frame leaves 0.85 of the distance to the top', async ({ page }) => {
  await openPage(page, ROUTE);
  await waitForLayout(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await page.mouse.wheel(0, -300);
  await page.evaluate(() => {
    const steps: { from: number; to: number }[] = [];
    const scroll = window.scrollTo.bind(window) as (x: number, y: number) => void;
    Object.assign(window, {
      steps,
      scrollTo: (x: number, y: number) => {
        steps.push({ from: document.documentElement.scrollTop, to: y });
        scroll(x, y);
      },
    });
  });
  await page.getByRole('button', { name: 'Scroll back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const steps = await page.evaluate(
    () => (window as unknown as { steps: { from: number; to: number }[] }).steps,
  );
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.map(({ to }) => to)).toEqual(steps.map(({ from }) => Math.floor(from * 0.85)));
});

test('§9 router: the key of a history entry has six characters', async ({ page }) => {
  await openPage(page, '/react/install');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const keys = new Set<string>();
  for (const [name, route] of [
    ['makeStyles', '/react/api/make-styles'],
    ['mergeClasses', '/react/api/merge-classes'],
    ['Limitations', '/react/guides/limitations'],
  ] as const) {
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(route);
    const { key } = await page.evaluate(() => history.state as { key: string });
    expect(key).toMatch(/^[a-z0-9]{6}$/);
    keys.add(key);
  }
  expect(keys.size).toBe(3);
});

test('§9 head tags: change with the next animation frame, not before', async ({ page }) => {
  // Animation frames of the page run only while the test lets them.
  await page.addInitScript(() => {
    const ask = requestAnimationFrame.bind(window);
    const kept: FrameRequestCallback[] = [];
    const frames = {
      stopped: false,
      resume() {
        this.stopped = false;
        kept.splice(0).forEach(ask);
      },
    };
    Object.assign(window, {
      pageFrames: frames,
      requestAnimationFrame: (callback: FrameRequestCallback) =>
        frames.stopped ? kept.push(callback) : ask(callback),
    });
  });
  await openPage(page, '/react/install');
  await expect(page).toHaveTitle(/^Install/);
  await page.evaluate(() => {
    (window as unknown as { pageFrames: { stopped: boolean } }).pageFrames.stopped = true;
  });
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'makeStyles' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'makeStyles' })).toBeVisible();
  const canonical = page.locator('link[rel="canonical"]');
  expect(await page.title()).toMatch(/^Install/);
  await expect(canonical).toHaveAttribute('href', /\/react\/install$/);

  await page.evaluate(() =>
    (window as unknown as { pageFrames: { resume: () => void } }).pageFrames.resume(),
  );
  await expect(page).toHaveTitle(/^makeStyles/);
  await expect(canonical).toHaveAttribute('href', /\/react\/api\/make-styles$/);
});
