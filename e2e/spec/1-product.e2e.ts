import { expect, test } from '@playwright/test';
import { ROUTES } from '../support/routes.ts';
import { findInScripts, readShippedData } from '../support/readShipped.ts';
import { openPage } from '../support/openPage.ts';

test('§1 purpose: the home page says what the library is and leads to its documentation', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(page.getByRole('main')).toContainText('@griffel/react');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /CSS-in-JS for React/,
  );
  await page.getByRole('main').getByRole('link', { name: 'Ahead of time' }).click();
  await expect(page).toHaveURL('/react/ahead-of-time-compilation/introduction');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('§1 purpose: the playground page, “Try it out”, offers code to try', async ({ page }) => {
  await openPage(page, '/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Try it out' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Try it out' })).toBeVisible();
  const code = page.getByRole('main').getByText("'@griffel/react'").filter({ visible: true });
  await expect(code.first()).toBeVisible();
});

test('§1 audience: the site is for developers, and no page offers to sign in or send anything', async ({
  page,
  request,
}) => {
  for (const route of ROUTES) {
    const response = await request.get(route);
    const html = await response.text();
    const offers = /<form[\s>]|type="?password|>\s*(sign in|log in|sign up|add to cart)\s*</gi;
    expect(html.match(offers) ?? [], route).toEqual([]);
    expect(response.headers(), route).not.toHaveProperty('set-cookie');
  }
  await openPage(page, '/react/install');
  await expect(page.locator('pre').first()).toContainText('npm install @griffel/react');
});

test('§1 language: every page is English, left to right, and has no translation', async ({
  request,
}) => {
  for (const route of [...ROUTES, '/no-such-page']) {
    const html = await (await request.get(route)).text();
    const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
    expect(root, route).toMatch(/\slang="?en["\s>]/);
    expect(root, route).toMatch(/\sdir="?ltr["\s>]/);
    const languages = [...html.matchAll(/hreflang="?([\w-]+)/g)].map(([, language]) => language);
    expect([...new Set(languages)].sort(), route).toEqual(['en', 'x-default']);
  }
  for (const address of ['/en/', '/de/', '/en/react/install']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('§1 language: English is the default and only locale, with the Gregorian calendar', async ({
  request,
}) => {
  expect(await readShippedData(request, 'localeConfigs')).toMatchObject({
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { direction: 'ltr', htmlLang: 'en', calendar: 'gregory' } },
  });
  const data = await readShippedData(request, 'localeConfigs');
  expect(Object.keys(data.localeConfigs as object)).toEqual(['en']);
});

test('§1 base: the site is at the root, and its documentation has no prefix', async ({
  request,
}) => {
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    const canonical = /<link[^>]*rel="?canonical"?[^>]*href="?([^\s">]+)/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname, route).toBe(route);
    expect((await request.get(`/docs${route}`)).status(), `/docs${route}`).toBe(404);
  }
  expect(await findInScripts(request, /\bbaseUrl:"[^"]*"/g)).toEqual(['baseUrl:"/"']);
});

test('§1 blog: there is no blog: no page, no feed, no plugin', async ({ request }) => {
  for (const address of [
    '/blog',
    '/blog/archive',
    '/blog/tags',
    '/blog/rss.xml',
    '/blog/atom.xml',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  const { pluginVersions } = await readShippedData(request, 'pluginVersions');
  expect(pluginVersions).toHaveProperty('docusaurus-plugin-content-docs');
  expect(pluginVersions).not.toHaveProperty('docusaurus-plugin-content-blog');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('blog');
});

for (const route of [
  '/react/css-extraction/introduction',
  '/react/ahead-of-time-compilation/technical-details',
]) {
  test(`§1 diagrams: ${route} shows a picture that has loaded and has a description`, async ({
    page,
  }) => {
    await openPage(page, route);
    const picture = page.getByRole('article').locator('img').first();
    await expect(picture).toHaveRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', /\.svg$/);
    await expect(picture).toHaveAccessibleName(/\w+ \w+ \w+ \w+/);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByText(/flowchart (TB|LR)|sequenceDiagram/)).toHaveCount(0);
  });
}

test('§1 diagrams: the feature is on, but browsers do not load its code', async ({ request }) => {
  expect(await findInScripts(request, /\bmermaid:!\d/g)).toEqual(['mermaid:!0']);
  // Code in every build of mermaid: its entry point, the names of its grammars, its layout.
  const itsCode = /mermaidAPI|(state|er|class|sequence)Diagram|dagre/g;
  expect(await findInScripts(request, itsCode)).toEqual([]);
});

test('§1 playground: its plugin is registered, and the page shows the templates that it supplies', async ({
  page,
  request,
}) => {
  const { pluginVersions } = await readShippedData(request, 'pluginVersions');
  expect(pluginVersions).toHaveProperty('playground');

  await openPage(page, '/try-it-out/');
  const links = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href*="#"]');
  const names = await links.allTextContents();
  expect(names.length).toBeGreaterThan(1);
  for (const [index, name] of names.entries()) {
    await links.nth(index).click();
    const template = page.getByRole('region', { name, exact: true });
    await expect(template).toBeVisible();
    await expect(template.getByRole('textbox', { name: 'Code editor' })).toContainText(
      '@griffel/react',
    );
  }
});
