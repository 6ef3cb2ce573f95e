import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const FOLDER = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../packages/playground/templates',
);

/** The templates as their folders have them, in the order of the list. */
const TEMPLATES = fs
  .readdirSync(FOLDER)
  .map((id) => {
    const manifest = JSON.parse(
      fs.readFileSync(path.join(FOLDER, id, 'template.json'), 'utf8'),
    ) as { title: string; order: number };
    return { id, ...manifest };
  })
  .sort((a, b) => a.order - b.order);

test('templates: the sidebar lists them all, in order, as links to anchors of the page', async ({
  page,
}) => {
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(12);
  await page.goto('/try-it-out/');
  const links = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link')
    .filter({ hasNotText: /^Try it out$/ });
  await expect(links).toHaveText(TEMPLATES.map(({ title }) => title));
  for (const [index, { id }] of TEMPLATES.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/try-it-out/#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  }
});

test('templates: choosing one shows its files, exactly, and marks it in the list', async ({
  page,
}) => {
  await page.goto('/try-it-out/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(TEMPLATES[0]?.title ?? '');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  for (const { id, title } of TEMPLATES) {
    await sidebar.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/try-it-out/#${id}$`));
    const region = page.getByRole('region', { name: title, exact: true });
    await expect(region).toBeVisible();
    await expect(page.locator('main').getByRole('region')).toHaveCount(1);
    await expect(sidebar.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );

    const files = fs.readdirSync(path.join(FOLDER, id)).filter((name) => name !== 'template.json');
    await expect(region.locator('pre')).toHaveCount(files.length);
    const shown = await region.locator('pre code').allTextContents();
    for (const file of files) {
      expect(shown).toContain(fs.readFileSync(path.join(FOLDER, id, file), 'utf8').trimEnd());
    }
  }
});

test('templates: an address opens its template', async ({ page }) => {
  await page.goto('/try-it-out/#keyframes');
  await expect(page.getByRole('region', { name: 'Keyframes' })).toBeVisible();
  await expect(page.locator('main').getByRole('region')).toHaveCount(1);
});

test('templates: an unknown name says so and shows the first', async ({ page }) => {
  await page.goto('/try-it-out/#nothing-here');
  await expect(page.getByRole('status')).toContainText('No template is named “nothing-here”');
  await expect(page.getByRole('region', { name: TEMPLATES[0]?.title ?? '' })).toBeVisible();
});

test('templates: a name that cannot be decoded is shown as it is', async ({ page }) => {
  await page.goto('/try-it-out/#%E0%A4%A');
  await expect(page.getByRole('status')).toContainText('%E0%A4%A');
});

test('templates: without JavaScript an address shows its template alone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/try-it-out/#nesting`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Nesting');
  await page.goto(`${baseURL}/try-it-out/`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(TEMPLATES[0]?.title ?? '');
  await context.close();
});
