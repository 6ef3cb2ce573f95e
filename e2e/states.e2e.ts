import { expect, test, type Page } from '@playwright/test';
import { SETTINGS } from './support/origins.ts';
import { findViolations } from './support/findViolations.ts';
import { openBeforeItsScripts } from './support/holdScripts.ts';
import { openPage } from './support/openPage.ts';

/** Windows of 1280 by 800 at 200% and of 1280 by 1024 at 400%, the narrowest that pages must fit into. */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways scroll at ${size.width} px`).toBe(0);
  }
}

async function crash(page: Page): Promise<void> {
  await openPage(page, `${SETTINGS}/faults/throws`);
  await page.getByRole('button', { name: 'Throw' }).click();
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
}

for (const [address, name] of [
  ['/react/api/make-style', 'makeStyles'],
  ['/docs/react/api/merge-classes', 'mergeClasses'],
  ['/react/guides/ssr', 'Server-side rendering'],
] as const) {
  test(`states: ${address} is not found, and suggests ${name}`, async ({ page }) => {
    await page.goto(address);
    const nearest = page.getByRole('region', { name: 'Did you mean' }).getByRole('link');
    await expect(nearest.first()).toContainText(name);
    expect(await nearest.count()).toBeLessThanOrEqual(3);
    expect(await findViolations(page)).toEqual([]);
    await nearest.first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

test('states: an address unlike any page is not found, and offers links to the main pages', async ({
  page,
}) => {
  await openPage(page, '/xyz');
  const main = page.getByRole('main');
  await expect(main.getByRole('link')).toHaveText([
    'the home page',
    'the documentation',
    'the playground',
  ]);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Did you mean' })).toHaveCount(0);
});

test('states: a hash that cannot be decoded does not crash the page', async ({ page }) => {
  await openPage(page, '/react/install');
  for (const [hash, mended] of [
    ['#100%', '#100%25'],
    ['#%ff', '#%25ff'],
    ['#a%20b', '#a%20b'],
  ] as const) {
    await page.evaluate((next) => (location.hash = next), hash);
    await expect(page).toHaveURL((url) => url.hash === mended);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible();
});

test('states: a long address stays inside the window, even when zoomed', async ({ page }) => {
  await page.goto(`/react/api/${'makeStyles'.repeat(20)}`);
  await expect(page.getByRole('region', { name: 'Did you mean' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('states: a crashed page has no axe violations, and its text stays inside the window', async ({
  page,
}) => {
  await crash(page);
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByText('The shelf fell down')
    .evaluate((message) => message.append(` at ${'x'.repeat(400)}`));
  await expectNoSidewaysScroll(page);
});

test('states: a page that did not load has no axe violations, and fits a zoomed window', async ({
  page,
}) => {
  const held = await openBeforeItsScripts(page, '/react/install');
  await held.fail();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await held.release();
});

test('states: with reduced motion, the spinner does not turn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const held = await openBeforeItsScripts(page, '/react/install');
  const waiting = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(waiting).toBeVisible();
  // A shortened animation may still be in its only frame, so this waits; an endless one would never end.
  const countMoving = () =>
    waiting.evaluate(
      (status) =>
        status
          .getAnimations({ subtree: true })
          .filter((animation) => animation.playState === 'running').length,
    );
  await expect.poll(countMoving).toBe(0);
  await held.release();
});

test('states: the close button of the announcement is visible on its background', async ({
  page,
}) => {
  await openPage(page, `${SETTINGS}/react/install`);
  const cross = page.getByRole('button', { name: 'Close', exact: true });
  await expect(cross).toBeVisible();
  const { color, opacity, text } = await cross.evaluate((button) => ({
    color: getComputedStyle(button).color,
    opacity: getComputedStyle(button).opacity,
    text: getComputedStyle(button.parentElement ?? button).color,
  }));
  expect({ color, opacity }).toEqual({ color: text, opacity: '1' });
});

test('states: on paper, the not-found page is only text, dark on white', async ({ page }) => {
  await page.goto('/react/api/make-style');
  await expect(page.getByRole('region', { name: 'Did you mean' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const color = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).color);
  expect(color).toBe('rgb(0, 0, 0)');
});

test('states: the not-found page has a field that searches for the words of the address', async ({
  page,
}) => {
  await openPage(page, '/docs/merge-classes.html');
  const field = page.getByRole('searchbox', { name: 'Search for the page' });
  await expect(field).toHaveValue('merge classes');
  await field.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toHaveValue('merge classes');
  await expect(dialog.getByRole('option').first()).toHaveAttribute(
    'href',
    '/react/api/merge-classes',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await field.fill('keyframes');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByRole('combobox')).toHaveValue('keyframes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/react\/api\/.+#.*keyframes/);
});

test('states: if search does not load, the not-found page says so, and another press loads it', async ({
  page,
}) => {
  await openPage(page, '/no-such-page');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const search = page.getByRole('main').getByRole('button', { name: 'Search' });
  await search.click();
  await expect(page.getByText('The search did not load.')).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await search.click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(page.getByText('The search did not load.')).toHaveCount(0);
});
