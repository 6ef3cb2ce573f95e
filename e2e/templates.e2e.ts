import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { findPlayground, openPlayground } from './support/Playground.ts';
import { testWithoutScripts } from './support/testWithoutScripts.ts';

const FOLDER = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../packages/playground/templates',
);

/** The templates, read from their folders, in the order of the list. */
const TEMPLATES = fs
  .readdirSync(FOLDER)
  .map((id) => {
    const manifest = JSON.parse(
      fs.readFileSync(path.join(FOLDER, id, 'template.json'), 'utf8'),
    ) as { title: string; order: number };
    return { id, ...manifest };
  })
  .sort((a, b) => a.order - b.order);

/** Lists the files of a template in the order of their tabs. */
function listFiles(id: string): string[] {
  return fs
    .readdirSync(path.join(FOLDER, id))
    .filter((name) => name !== 'template.json')
    .sort((a, b) => Number(b === 'App.tsx') - Number(a === 'App.tsx') || a.localeCompare(b));
}

function readFile(id: string, name: string): string {
  return fs.readFileSync(path.join(FOLDER, id, name), 'utf8').trimEnd();
}

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

test('templates: choosing one opens its files and marks it in the list', async ({ page }) => {
  test.slow();
  const playground = await openPlayground(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(TEMPLATES[0]?.title ?? '');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  for (const { id, title } of TEMPLATES) {
    await sidebar.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/try-it-out/#${id}$`));
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const names = listFiles(id);
    const files = page.getByRole('tablist', { name: 'Files' });
    await expect(files.getByRole('tab')).toHaveText(names);
    const name = names.at(-1) ?? '';
    await files.getByRole('tab', { name, exact: true }).click();
    expect((await playground.read()).trimEnd()).toBe(readFile(id, name));
  }
});

testWithoutScripts(
  'templates: without JavaScript, the page shows exactly the files of each',
  async ({ page }) => {
    for (const { id, title } of TEMPLATES) {
      await page.goto(`/try-it-out/#${id}`);
      const region = page.getByRole('region', { name: title, exact: true });
      await expect(region).toBeVisible();
      await expect(page.locator('main').getByRole('region')).toHaveCount(1);
      const shown = await region.locator('pre code').allTextContents();
      expect(shown).toEqual(listFiles(id).map((name) => readFile(id, name)));
      await expect(region.locator('pre').last()).toBeVisible();
    }
  },
);

test('templates: an address opens its template', async ({ page }) => {
  await page.goto('/try-it-out/#keyframes');
  await expect(page.getByRole('region', { name: 'Keyframes' })).toBeVisible();
  await expect(findPlayground(page).editor).toBeVisible();
  await expect(page.getByRole('region', { name: 'Keyframes' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Keyframes');
});

test('templates: an unknown name is reported, and the first template is shown', async ({
  page,
}) => {
  await page.goto('/try-it-out/#nothing-here');
  await expect(
    page.getByRole('status').filter({ hasText: 'No template is named “nothing-here”' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: TEMPLATES[0]?.title ?? '' })).toBeVisible();
});

test('templates: a name that cannot be decoded is shown as it is', async ({ page }) => {
  await page.goto('/try-it-out/#%E0%A4%A');
  await expect(page.getByRole('status').filter({ hasText: '%E0%A4%A' })).toBeVisible();
});

testWithoutScripts(
  'templates: without JavaScript, an address shows only its template',
  async ({ page }) => {
    await page.goto('/try-it-out/#nesting');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Nesting');
    await page.goto('/try-it-out/');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(TEMPLATES[0]?.title ?? '');
  },
);
