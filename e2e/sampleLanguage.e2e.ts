import { expect, test, type Page } from '@playwright/test';
import { chooseSetting, findSettingsButton, openSetting } from './support/openSetting.ts';
import { openPage } from './support/openPage.ts';

/** A page whose samples have types, and one sample of it. */
const ROUTE = '/react/api/make-styles';

function getSample(page: Page) {
  return page.locator('.code-block', { hasText: /Avatar\.[jt]sx/ });
}

test('sample language: samples are in TypeScript until the user chooses JavaScript for all pages', async ({
  page,
}) => {
  await openPage(page, ROUTE);
  const sample = getSample(page);
  await expect(await openSetting(page, 'Sample language')).toHaveValue('ts');
  // Code that is far down is laid out later, and has no inner text until then.
  await expect(sample.locator('pre')).not.toHaveText('', { useInnerText: true });
  const typed = await sample.locator('pre').innerText();
  await chooseSetting(page, 'Sample language', 'JavaScript');

  await expect(sample.getByText('Avatar.jsx', { exact: true })).toBeVisible();
  await expect(sample.getByText('Avatar.tsx', { exact: true })).toBeHidden();
  const plain = await sample.locator('pre').innerText();
  expect(plain.length).toBeLessThan(typed.length - 50);
  expect(plain).not.toMatch(/: string|type |CSSProperties/);
  for (const line of plain.split('\n').filter((one) => one.trim() !== '')) {
    expect(line).not.toMatch(/^\s*[;:]/);
  }

  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('mergeClasses').click();
  await expect(page.getByText('Button.jsx', { exact: true }).first()).toBeVisible();
});

test('sample language: the choice is remembered, and applied before the first paint', async ({
  page,
}) => {
  await openPage(page, ROUTE);
  await chooseSetting(page, 'Sample language', 'JavaScript');
  expect(await page.evaluate(() => localStorage.getItem('sample-language'))).toBe('js');

  // No script of the site runs, so the choice is applied by the HTML, its inline scripts and the styles.
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  await expect(getSample(page).getByText('Avatar.jsx', { exact: true })).toBeVisible();
});

test('sample language: other tabs follow the choice', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, ROUTE);
  await openPage(page, ROUTE);
  await chooseSetting(page, 'Sample language', 'JavaScript');
  // The settings are closed in that tab.
  await expect(getSample(other).getByText('Avatar.jsx', { exact: true })).toBeVisible();
  await expect(await openSetting(other, 'Sample language')).toHaveValue('js');
});

test('sample language: file names in the text and the template of commands follow the choice', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('sample-language', 'js'));
  await openPage(page, '/react/install');
  const text = page.getByRole('article').getByRole('paragraph');
  await expect(text.getByText('src/Button.jsx', { exact: true })).toBeVisible();
  await expect(text.getByText('src/Button.tsx', { exact: true })).toBeHidden();
  const command = page.getByRole('tabpanel', { name: 'npm' }).first();
  await command.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('npm create vite@latest my-app -- --template react --no-interactive');
  await expect(command.locator('pre')).toHaveText(copied.trimEnd(), { useInnerText: true });
});

test('sample language: it can be chosen with the keyboard', async ({ page }) => {
  await openPage(page, ROUTE);
  await findSettingsButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const list = page.getByRole('combobox', { name: 'Sample language' });
  await expect(list).toBeFocused();
  await page.keyboard.press('j');
  await expect(list).toHaveValue('js');
  await expect(getSample(page).getByText('Avatar.jsx', { exact: true })).toBeVisible();
});

test('sample language: Copy copies the code that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, ROUTE);
  const sample = getSample(page);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await sample.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(read).toContain('import type');
  await chooseSetting(page, 'Sample language', 'JavaScript');
  await sample.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(read).not.toContain('import type');
  expect(await read()).toContain('export function Avatar({ color = ');
});

test('sample language: published signatures stay in TypeScript, whatever the choice', async ({
  page,
}) => {
  await openPage(page, ROUTE);
  const signature = page.locator('.code-block', { hasText: 'export declare function makeStyles' });
  const before = await signature.first().innerText();
  await chooseSetting(page, 'Sample language', 'JavaScript');
  expect(await signature.first().innerText()).toBe(before);
});

test('sample language: JavaScript has the same highlighted lines and marks of declarations', async ({
  page,
}) => {
  await openPage(page, ROUTE);
  const counts = () =>
    page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      return [shown('.code-line-highlighted').length, shown('pre .atom').length];
    });
  const before = await counts();
  await chooseSetting(page, 'Sample language', 'JavaScript');
  expect(await counts()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sample language: without JavaScript, samples are in TypeScript and there are no settings', async ({
    page,
  }) => {
    await page.goto(ROUTE);
    await expect(getSample(page).getByText('Avatar.tsx', { exact: true })).toBeVisible();
    await expect(findSettingsButton(page)).toHaveCount(0);
  });
});
