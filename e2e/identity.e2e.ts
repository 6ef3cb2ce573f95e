import { expect, test } from '@playwright/test';
import { ROUTES } from './support/routes.ts';

test('identity: every page links the icons and the manifest, and all of them exist', async ({
  request,
}) => {
  const found = new Set<string>();
  for (const route of [...ROUTES, '/no-such-page']) {
    const html = await (await request.get(route)).text();
    const links = [
      ...html.matchAll(
        /<link[^>]* rel="?(icon|apple-touch-icon|manifest)"?[^>]* href="?([^\s">]+)/g,
      ),
    ].map(([, rel = '', href = '']) => `${rel} ${href}`);
    expect(links.sort(), route).toEqual([
      'apple-touch-icon /img/apple-touch-icon.png',
      'icon /favicon.ico',
      'icon /img/icon.svg',
      'manifest /site.webmanifest',
    ]);
    expect(html, route).toMatch(/name="?theme-color"? content="?#0a0c10/);
    for (const link of links) found.add(link.split(' ')[1] ?? '');
  }
  for (const address of found) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect((await response.body()).length, address).toBeLessThan(4000);
  }
});

test('identity: the icons of the manifest have the sizes that it states', async ({
  page,
  request,
}) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    theme_color: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Griffel', theme_color: '#0a0c10' });
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  await page.goto('/');
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, `/${src}`);
    if (sizes !== 'any') expect(`${width}x${width}`, src).toBe(sizes);
  }
});

test('identity: the wordmark leads to the home page, and has the color of the text', async ({
  page,
}) => {
  await page.goto('/react/install');
  const home = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Griffel', exact: true });
  await expect(home).toBeVisible();
  const { fill, box } = await home.locator('use').evaluate((use) => {
    const symbol = document.querySelector(use.getAttribute('href') ?? '');
    return {
      fill: symbol?.querySelector('circle')?.getAttribute('fill'),
      box: use.getBoundingClientRect().width,
    };
  });
  expect(fill).toBe('currentColor');
  expect(box).toBeGreaterThan(60);
  await page.emulateMedia({ forcedColors: 'active' });
  const colors = await home.evaluate((link) => {
    const svg = link.querySelector('svg');
    return [getComputedStyle(svg ?? link).color, getComputedStyle(link).color];
  });
  expect(colors[0]).toBe(colors[1]);
  await home.click();
  await expect(page).toHaveURL('/');
});
