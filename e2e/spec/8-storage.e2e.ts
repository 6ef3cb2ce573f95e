import { expect, test } from '@playwright/test';
import { chooseSetting, openSetting } from '../support/openSetting.ts';
import { SITE } from '../support/origins.ts';
import { openPage } from '../support/openPage.ts';
import { watchConsole } from '../support/watchPage.ts';
import { fillStorage, refuseStorage } from '../support/refusals.ts';

test('§8 storage: if the browser denies access, the site warns once and works', async ({
  page,
}) => {
  await page.addInitScript(refuseStorage);
  const log = watchConsole(page);
  await openPage(page, '/react/install');
  const list = await openSetting(page, 'Code theme');
  const start = await list.inputValue();
  await chooseSetting(page, 'Code theme', 'Okaidia');
  await expect(page.locator('html')).toHaveAttribute('data-code-theme', 'okaidia');

  // The choice applies to the session: also to the next page, but not to the next document.
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'makeStyles', exact: true }).click();
  await expect(page).toHaveURL(`${SITE}/react/api/make-styles`);
  await expect(await openSetting(page, 'Code theme')).toHaveValue('okaidia');

  expect(log.warnings).toHaveLength(1);
  expect(log.warnings[0]).toContain('Docusaurus browser storage is not available.');
  expect(log.errors).toEqual([]);
  expect(log.uncaught).toEqual([]);

  await openPage(page, '/react/install');
  await expect(await openSetting(page, 'Code theme')).toHaveValue(start);
});

test('§8 storage: in a sandboxed frame, which has no storage, the site warns once and works', async ({
  page,
}) => {
  const log = watchConsole(page);
  // Only the site itself may show its pages in a frame.
  await page.goto('/robots.txt');
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = address;
    document.body.replaceChildren(frame);
  }, `${SITE}/react/install`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const menu = await openSetting(frame, 'Code theme');
  await menu.selectOption('Okaidia');
  await expect(menu).toHaveValue('okaidia');
  const warnings = log.warnings.filter((text) => text.includes('browser storage is not available'));
  expect(warnings).toHaveLength(1);
  expect(log.uncaught).toEqual([]);
});

test('§8 storage: if it is full, a choice still applies to the session', async ({ page }) => {
  await page.addInitScript(fillStorage);
  const log = watchConsole(page);
  await openPage(page, '/react/install');
  const menu = await openSetting(page, 'Code theme');
  await menu.selectOption('Okaidia');
  await expect(menu).toHaveValue('okaidia');
  expect(log.uncaught).toEqual([]);
});
