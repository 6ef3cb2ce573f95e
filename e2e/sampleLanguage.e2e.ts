import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from './spec/support/waitForHydration.ts';

/** A page whose samples have types, and one sample of it. */
const ROUTE = '/react/api/make-styles';

function getSample(page: Page) {
  return page.locator('.code-block', { hasText: /Avatar\.[jt]sx/ });
}

function getMenu(page: Page) {
  return getSample(page).getByRole('combobox', { name: 'Language of samples' });
}

async function open(page: Page, route = ROUTE): Promise<void> {
  await page.goto(route);
  await waitForHydration(page);
}

test('sample language: TypeScript, until the reader chooses JavaScript, everywhere', async ({
  page,
}) => {
  await open(page);
  const sample = getSample(page);
  await expect(getMenu(page)).toHaveValue('ts');
  const typed = await sample.locator('pre').innerText();
  await getMenu(page).selectOption('JS');

  await expect(sample.getByText('Avatar.jsx', { exact: true })).toBeVisible();
  await expect(sample.getByText('Avatar.tsx', { exact: true })).toBeHidden();
  const plain = await sample.locator('pre').innerText();
  expect(plain.length).toBeLessThan(typed.length - 50);
  expect(plain).not.toMatch(/: string|type |CSSProperties/);
  for (const line of plain.split('\n').filter((one) => one.trim() !== '')) {
    expect(line).not.toMatch(/^\s*[;:]/);
  }
  // All menus show the choice.
  const menus = page.getByRole('combobox', { name: 'Language of samples' });
  expect(await menus.count()).toBeGreaterThan(1);
  for (const menu of await menus.all()) await expect(menu).toHaveValue('js');

  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('mergeClasses').click();
  await expect(page.getByText('Button.jsx', { exact: true })).toBeVisible();
});

test('sample language: the choice is remembered, and applied before the first paint', async ({
  page,
}) => {
  await open(page);
  await getMenu(page).selectOption('JS');
  expect(await page.evaluate(() => localStorage.getItem('sample-language'))).toBe('js');

  // No script of the site runs: what shows comes from the HTML, its inline scripts and the styles.
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  await expect(getSample(page).getByText('Avatar.jsx', { exact: true })).toBeVisible();
});

test('sample language: another tab follows', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other);
  await open(page);
  await getMenu(page).selectOption('JS');
  await expect(getMenu(other)).toHaveValue('js');
  await expect(getSample(other).getByText('Avatar.jsx', { exact: true })).toBeVisible();
});

test('sample language: the keyboard chooses', async ({ page }) => {
  await open(page);
  await getMenu(page).focus();
  await page.keyboard.press('j');
  await expect(getMenu(page)).toHaveValue('js');
  await expect(getSample(page).getByText('Avatar.jsx', { exact: true })).toBeVisible();
});

test('sample language: a copy is what the reader sees', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const sample = getSample(page);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await sample.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(read).toContain('type AvatarProps');
  await getMenu(page).selectOption('JS');
  await sample.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(read).not.toContain('type AvatarProps');
  expect(await read()).toContain('export function Avatar({ size = ');
});

test('sample language: a sample without types has no menu', async ({ page }) => {
  await open(page);
  const all = page.locator('.code-block');
  const withMenu = all.filter({
    has: page.getByRole('combobox', { name: 'Language of samples' }),
  });
  expect(await withMenu.count()).toBeGreaterThan(0);
  expect(await withMenu.count()).toBeLessThan(await all.count());
  // What is published is TypeScript, whatever the reader writes.
  const signature = all.filter({ hasText: 'export declare function makeStyles' });
  await expect(signature.first()).toBeVisible();
  await expect(
    signature.first().getByRole('combobox', { name: 'Language of samples' }),
  ).toHaveCount(0);
});

test('sample language: highlighted lines and marks of declarations stay', async ({ page }) => {
  await open(page);
  const counts = () =>
    page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      return [shown('.code-line-highlighted').length, shown('pre .atom').length];
    });
  const before = await counts();
  await getMenu(page).selectOption('JS');
  expect(await counts()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sample language: TypeScript shows, and no menu', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(getSample(page).getByText('Avatar.tsx', { exact: true })).toBeVisible();
    await expect(getMenu(page)).toBeHidden();
  });
});
