import { expect, test } from '@playwright/test';
import { expectContentsToHaveTwoLevels } from '../support/expectContentsToHaveTwoLevels.ts';
import { openPage, waitForLayout } from '../support/openPage.ts';
import { pressAndReadTransition } from '../support/pressAndReadTransition.ts';

const ROUTE = '/react/api/make-styles';

test('§9 breakpoint: the layout changes between 996 and 997 pixels, in the styles and in the scripts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openPage(page, ROUTE);
  const readLayout = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return {
      styles: (await page.getByRole('button', { name: 'Toggle navigation bar' }).isVisible())
        ? 'mobile'
        : 'desktop',
      scripts: (await page.locator('.theme-doc-toc-desktop').count()) === 0 ? 'mobile' : 'desktop',
    };
  };
  for (const [width, layout] of [
    [1440, 'desktop'],
    [997, 'desktop'],
    [996, 'mobile'],
    [390, 'mobile'],
  ] as const) {
    await expect
      .poll(() => readLayout(width), `${width} pixels`)
      .toEqual({ styles: layout, scripts: layout });
  }
});

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

test('§9 table of contents: lists only headings of levels 2 and 3', async ({ page, request }) => {
  await expectContentsToHaveTwoLevels(page, request);
});

test('§9 table of contents: lists each heading of these levels on a docs page, in order', async ({
  page,
}) => {
  await openPage(page, ROUTE);
  const article = page.getByRole('article');
  const headings = await article
    .locator('h2[id], h3[id]')
    .evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
  expect(headings.length).toBeGreaterThan(2);
  const links = page.locator('.theme-doc-toc-desktop').getByRole('link');
  expect(
    await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href'))),
  ).toEqual(headings);
});

test('§9 collapse: moves with ease-in-out, for a time computed from the height', async ({
  page,
}) => {
  await openPage(page, ROUTE);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const press = (name: string) =>
    pressAndReadTransition(sidebar.getByRole('button', { name, exact: true }));
  const folds = [await press('CSS extraction'), await press('Guides'), await press('API')];
  expect(folds.map(({ easing }) => easing)).toEqual(Array(3).fill('ease-in-out'));
  // Three pages, four pages, seven pages.
  const durations = folds.map(({ duration }) => duration);
  expect(new Set(durations).size).toBe(3);
  expect(durations).toEqual([...durations].sort((a, b) => a - b));
  expect(durations[0]).toBeGreaterThan(1);
});

test('§9 collapse: takes 1 ms under reduced motion, whatever the height', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, ROUTE);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  for (const name of ['CSS extraction', 'API']) {
    const { duration, easing } = await pressAndReadTransition(
      sidebar.getByRole('button', { name, exact: true }),
    );
    expect({ duration, easing }).toEqual({ duration: 1, easing: 'ease-in-out' });
  }
});
