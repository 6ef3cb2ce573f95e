import { expect, test } from '@playwright/test';
import { ONLINE, SITE } from './support/origins.ts';
import {
  chooseSetting,
  findSettingsButton,
  openSetting,
  openSettings,
} from './support/openSetting.ts';
import { findViolations } from './support/findViolations.ts';
import { openPage, waitForLayout } from './support/openPage.ts';

const PAGE = '/react/install';

test('settings: one button at the end of the bar opens labeled lists and the offline switch', async ({
  page,
}) => {
  // Here, the panel covers links as a whole or not at all. axe takes those that it cuts off for too small.
  await openPage(page, '/react/api/merge-classes');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const controls = bar.locator('a:visible, button:visible');
  await expect(controls.last()).toHaveText('Settings');
  await expect(findSettingsButton(page)).toHaveAttribute('aria-expanded', 'false');
  const panel = await openSettings(page);
  for (const name of ['Code theme', 'Sample language', 'Package manager']) {
    await expect(panel.getByLabel(name)).toBeVisible();
  }
  await expect(panel.getByRole('combobox')).toHaveCount(3);
  const offline = panel.getByRole('switch', { name: 'Offline copy' });
  await expect(offline).toHaveAccessibleDescription(/read without a network/);
  expect(await findViolations(page)).toEqual([]);
});

test('settings: on the smallest phones, the lists have room for their texts', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, PAGE);
  const panel = await openSettings(page);
  for (const list of await panel.getByRole('combobox').all()) {
    expect((await list.boundingBox())?.width).toBeGreaterThan(160);
  }
});

test('settings: they are on every kind of page, with the only list of themes', async ({ page }) => {
  for (const route of ['/', PAGE, '/try-it-out/', '/no-such-page']) {
    await page.goto(route);
    await expect(await openSetting(page, 'Code theme')).toHaveValue('slate');
    await expect(page.getByRole('combobox', { name: 'Code theme' })).toHaveCount(1);
  }
});

test('settings: Escape closes them and returns the focus, and the button also closes them', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const button = findSettingsButton(page);
  const panel = page.getByRole('group', { name: 'Settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('combobox', { name: 'Code theme' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toHaveCount(0);
});

test('settings: a press or focus elsewhere closes them', async ({ page }) => {
  await openPage(page, PAGE);
  const panel = await openSettings(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toHaveCount(0);
  await openSettings(page);
  await page.getByRole('link', { name: 'Try it out' }).first().focus();
  await expect(panel).toHaveCount(0);
});

test('settings: the package manager applies to all commands', async ({ page }) => {
  await openPage(page, PAGE);
  await chooseSetting(page, 'Package manager', 'pnpm');
  await expect(page.getByRole('tab', { name: 'pnpm', selected: true }).first()).toBeVisible();
  await expect(page.getByText(/^pnpm add /).first()).toBeVisible();
  await page.reload();
  await expect(await openSetting(page, 'Package manager')).toHaveValue('pnpm');
});

test('settings: choices in another tab apply while they are closed', async ({ page, context }) => {
  await openPage(page, PAGE);
  const other = await context.newPage();
  // A page without commands and samples.
  await openPage(other, '/');
  await chooseSetting(page, 'Package manager', 'yarn');
  await chooseSetting(page, 'Sample language', 'JavaScript');
  await expect(other.locator('html')).toHaveAttribute('data-package-manager', 'yarn');
  await expect(other.locator('html')).toHaveAttribute('data-sample-language', 'js');
});

test('settings: a theme applies to all of a sample: header, tabs and footer', async ({ page }) => {
  await openPage(page, '/react/css-extraction/introduction');
  await chooseSetting(page, 'Code theme', 'Solarized light');
  const paper = 'rgb(253, 246, 227)';
  const code = page.locator('article .code-frame').filter({ has: page.getByRole('tablist') });
  const parts = [
    code.first().locator('pre').first(),
    code.first().locator('.code-block').first(),
    // Around its tabs, which have no background of their own.
    code.first(),
  ];
  for (const part of parts) await expect(part).toHaveCSS('background-color', paper);
  for (const text of [
    code.first().getByRole('tab', { name: 'Classes' }),
    code.first().getByRole('link', { name: 'Open in playground' }),
    code.first().getByRole('button', { name: 'Copy' }),
  ]) {
    const brightness = await text.evaluate((element) => {
      const channels = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
      return Math.max(...channels.slice(0, 3).map(Number));
    });
    expect(brightness).toBeLessThan(140);
  }
});

test('settings: a theme moves nothing', async ({ page }) => {
  await openPage(page, '/react/css-extraction/introduction');
  const measure = () =>
    page.locator('article .code-frame').evaluateAll((frames) =>
      frames.map((frame) => {
        const pre = frame.querySelector('pre')?.getBoundingClientRect();
        const { left, width } = frame.getBoundingClientRect();
        return pre ? [pre.left - left, width - pre.width] : [];
      }),
    );
  await waitForLayout(page);
  const before = await measure();
  expect(before.length).toBeGreaterThan(3);
  for (const theme of ['Dark', 'Twilight', 'Coy', 'Funky']) {
    await chooseSetting(page, 'Code theme', theme);
    await expect(page.locator('html')).toHaveAttribute('data-code-theme', theme.toLowerCase());
    expect(await measure(), theme).toEqual(before);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      theme,
    ).toBeLessThanOrEqual(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('settings: on a phone, they are in the menu, large enough for a thumb, and Escape leaves the menu open', async ({
    page,
  }) => {
    await openPage(page, '/react/css-extraction/introduction');
    await expect(findSettingsButton(page)).toHaveCount(0);
    const list = await openSetting(page, 'Code theme');
    await expect(list).toBeInViewport({ ratio: 1 });
    const { width, height } = (await list.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeGreaterThan(120);
    expect(height).toBeGreaterThanOrEqual(36);
    expect(await findViolations(page, true)).toEqual([]);
    await list.selectOption('Okaidia');
    await expect(page.locator('html')).toHaveAttribute('data-code-theme', 'okaidia');
    await list.press('Escape');
    await expect(page.getByRole('group', { name: 'Settings' })).toHaveCount(0);
    await expect(findSettingsButton(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
  });
});

test('settings: if the operator turns offline copies off, there is no switch', async ({ page }) => {
  await page.goto(ONLINE + PAGE);
  const panel = await openSettings(page);
  await expect(panel.getByRole('combobox')).toHaveCount(3);
  await expect(panel.getByRole('switch')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('settings: without JavaScript, there is no button', async ({ page }) => {
    await page.goto(SITE + PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(findSettingsButton(page)).toHaveCount(0);
  });
});
