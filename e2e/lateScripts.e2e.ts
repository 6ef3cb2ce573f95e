import { expect, test, type Page } from '@playwright/test';
import { SITE } from './support/origins.ts';
import { findPlayground, writeApp } from './support/Playground.ts';
import { holdScripts } from './support/holdScripts.ts';
import { serveBelow } from './support/servers.ts';
import { openPage, waitForHydration } from './support/openPage.ts';
import { PAGE_LIST, readShippedScripts } from './support/readShipped.ts';
import { watchPolicy } from './support/watchPage.ts';

const BANNER = 'Your Docusaurus site did not load properly.';

/** Opens a page whose scripts are requested, but held back. */
async function openHeld(page: Page, route: string, width = 1280) {
  await page.setViewportSize({ width, height: 900 });
  const held = await holdScripts(page);
  await page.goto(route, { waitUntil: 'commit' });
  await expect.poll(() => held.count()).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return {
    ...held,
    /** Delivers the scripts and waits for hydration. */
    finish: async () => {
      await held.release();
      await waitForHydration(page);
    },
  };
}

/**
 * Evaluates the scripts of pages, but holds what waits for them: hydration.
 *
 * @returns a function that lets it continue
 */
async function holdHydration(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let releasePage = () => {};
    const released = new Promise<void>((resolve) => (releasePage = resolve));
    const pageScripts = new Proxy<Record<string, () => Promise<unknown>>>(
      {},
      {
        set(scripts, name: string, evaluate: () => Promise<unknown>) {
          scripts[name] = () => evaluate().then((module) => released.then(() => module));
          return true;
        },
      },
    );
    Object.assign(window, { pageScripts, releasePage });
  });
  return () =>
    page.evaluate(() => (window as unknown as { releasePage: () => void }).releasePage());
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
      configurable: true,
    });
  });
}

/** Collects the scripts that a page requests. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('late scripts: each tells Chrome to compile it as a whole', async ({ request }) => {
  const scripts = [...(await readShippedScripts(request))];
  const code = scripts.filter(([address]) => !PAGE_LIST.test(address));
  expect(code.length).toBeGreaterThan(30);
  const others = code.filter(([, text]) => !text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(others.map(([address]) => address)).toEqual([]);
});

test('late scripts: a page requests its chunks together with its entry', async ({ page }) => {
  const scripts = watchScripts(page);
  const held = await openHeld(page, '/react/install');
  const early = [...scripts];
  const isChunk = (url: string) => /\/[0-9a-f]{8}\./.test(url);
  expect(early.length).toBeGreaterThan(2);
  expect(early.some(isChunk)).toBe(true);
  await held.finish();
  // The entry requests no other chunks, and nothing is requested twice.
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.slice(early.length).filter(isChunk)).toEqual([]);
});

test('late scripts: a page does not load locale data at its start, which is slow on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const note = (name: string) => asked.push(`${name} ${new Error().stack ?? ''}`);
    const { localeCompare } = String.prototype;
    String.prototype.localeCompare = function (...given) {
      note('localeCompare');
      return Reflect.apply(localeCompare, this, given) as number;
    };
    for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat', 'PluralRules', 'Segmenter']) {
      const make = (Intl as unknown as Record<string, new () => object>)[name];
      if (!make) throw new Error(`The browser has no Intl.${name}.`);
      const construct = (...given: [typeof make, never[]]) => {
        note(name);
        return Reflect.construct(...given);
      };
      Object.assign(Intl, { [name]: new Proxy(make, { construct }) });
    }
  });
  await openPage(page, '/react/api/make-styles');
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
});

test('late scripts: those of the playground start with its page, and are preloaded by it', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/try-it-out/')).text();
  expect(html).toMatch(/<script src=\S+main\.\w+\.js defer>/);
  const named = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)">/g)].map(
    ([, src = '']) => src,
  );
  expect(named.some((src) => src.includes('/playground.'))).toBe(true);
  const scripts = watchScripts(page);
  await page.goto('/try-it-out/');
  await expect(page.locator('.cm-content').first()).toBeVisible();
  // Preloaded scripts are used.
  for (const src of named) expect(scripts).toContain(SITE + src);
});

test('late scripts: the playground works before its page is hydrated, and afterwards', async ({
  page,
}) => {
  const release = await holdHydration(page);
  await page.goto('/try-it-out/');
  const playground = findPlayground(page);
  await expect(playground.editor).toBeVisible();
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try it out');
  await playground.write(writeApp('Early'));
  await expect(playground.preview.getByText('Early')).toBeVisible();
  await playground.tab('Classes').click();
  await expect(playground.panel('Classes')).toBeVisible();
  // Only the editor responds to the arrow key, now and later.
  await playground.editor.press('ArrowLeft');
  await page.keyboard.type('x');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

  await release();
  await waitForHydration(page);
  await page.keyboard.type('y');
  expect(await playground.read()).toBe(writeApp('Early').replace(/}\n$/, '}xy\n'));
  await expect(playground.panel('Classes')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  // Parts that need the hydrated page work now.
  await playground.choose('Copy page');
  await playground.open('Keys');
  await expect(page.getByRole('region', { name: 'Keys' })).toContainText('Formats the file');

  await page.getByRole('main').getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(page.locator('iframe[title="Preview"]')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Your draft' })).toBeVisible();
});

test('late scripts: with data saver on, they wait for a gesture', async ({ page }) => {
  await saveData(page);
  const scripts = watchScripts(page);
  await page.goto('/react/install');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.mouse.move(300, 300);
  await page.mouse.move(301, 301);
  await waitForHydration(page);
  expect(scripts.length).toBeGreaterThan(2);
});

for (const [name, act] of [
  ['a key press', (page: Page) => page.keyboard.press('Shift')],
  ['scrolling', (page: Page) => page.mouse.wheel(0, 300)],
  ['focus', (page: Page) => page.getByRole('link').first().focus()],
  ['a change of the hash', (page: Page) => page.evaluate(() => void (location.hash = '#x'))],
] as const) {
  test(`late scripts: with data saver on, ${name} starts them`, async ({ page }) => {
    await saveData(page);
    await page.goto('/react/install');
    await page.waitForLoadState('networkidle');
    await act(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('late scripts: with data saver on, an address with a hash starts them', async ({ page }) => {
  await saveData(page);
  await page.goto('/react/install#x');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('late scripts: a press on the menu button before they load opens the menu once', async ({
  page,
}) => {
  const { finish } = await openHeld(page, '/react/install', 390);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.click();
  // A second press does not close a menu that has not opened yet.
  await toggle.click();
  await finish();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
});

test('late scripts: a tab that is pressed before they load is selected', async ({ page }) => {
  const { finish } = await openHeld(page, '/react/install');
  const tab = page.getByRole('tab', { name: 'yarn' }).first();
  await tab.click();
  await finish();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('late scripts: a press on Copy before they load copies the code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { finish } = await openHeld(page, '/react/api/merge-classes');
  await page.getByRole('main').getByRole('button', { name: 'Copy', exact: true }).first().click();
  // Both at once, because the label lasts two seconds.
  await Promise.all([expect(page.getByRole('button', { name: 'Copied' })).toBeVisible(), finish()]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

test('late scripts: a second press on "Playground" before they load does not follow its incomplete link', async ({
  page,
}) => {
  const { finish } = await openHeld(page, '/react/api/merge-classes');
  const link = page.getByRole('link', { name: 'Open in playground' }).first();
  await link.click();
  await link.click();
  await finish();
  await expect(page).toHaveURL(/\/try-it-out\/#v1\./);
});

for (const key of ['Control+k', '/']) {
  test(`late scripts: ${key} before they load opens the search`, async ({ page }) => {
    const { finish } = await openHeld(page, '/react/install');
    await page.keyboard.press(key);
    await finish();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('late scripts: a category that is pressed before they load opens or closes', async ({
  page,
}) => {
  const { finish } = await openHeld(page, '/react/install');
  const category = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('[aria-expanded]')
    .first();
  const before = await category.getAttribute('aria-expanded');
  await category.click();
  await finish();
  await expect(category).not.toHaveAttribute('aria-expanded', before ?? '');
  expect(new URL(page.url()).pathname).toBe('/react/install');
});

test('late scripts: Tab before they load turns on keyboard mode, and moves the focus once', async ({
  page,
}) => {
  const { finish } = await openHeld(page, '/react/install');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  const first = await focused.innerText();
  await finish();
  await expect(page.locator('body')).toHaveClass(/navigation-with-keyboard/);
  expect(await focused.innerText()).toBe(first);
});

test('late scripts: a declaration under the pointer is marked when they load', async ({ page }) => {
  const { finish } = await openHeld(page, '/react/api/make-styles');
  const declaration = page.locator('article pre [data-atom]').first();
  await declaration.hover();
  await finish();
  await expect(declaration).toHaveAttribute('data-active');
});

test('late scripts: a fold that is opened before they load stays open', async ({ page }) => {
  const { finish } = await openHeld(page, '/react/api/make-styles');
  const fold = page.locator('.markdown details:not([open]):has(> summary:visible)').first();
  const handle = await fold.elementHandle();
  await handle?.$('summary').then((summary) => summary?.click());
  expect(await handle?.evaluate((one) => (one as HTMLDetailsElement).open)).toBe(true);
  await finish();
  expect(await handle?.evaluate((one) => (one as HTMLDetailsElement).open)).toBe(true);
});

test('late scripts: a link works before they load', async ({ page }) => {
  await openHeld(page, '/react/install');
  await page.getByRole('link', { name: 'makeStyles', exact: true }).first().click();
  await expect(page).toHaveURL(`${SITE}/react/api/make-styles`);
});

test('late scripts: a sample that is opened in the playground before they load opens with its code', async ({
  page,
}) => {
  const held = await openHeld(page, '/react/guides/atomic-css');
  await page.getByRole('link', { name: 'Open in playground' }).first().click();
  await held.finish();
  await expect(page).toHaveURL(/\/try-it-out\/#v1\.[\w-]+$/);
});

test('late scripts: a playground link that gets the focus before they load gets its address', async ({
  page,
}) => {
  const held = await openHeld(page, '/react/guides/atomic-css');
  const link = page.getByRole('link', { name: 'Open in playground' }).first();
  await link.focus();
  await held.finish();
  await expect(link).toHaveAttribute('href', /#v1\.[\w-]+$/);
});

test('late scripts: Enter on code before they load shows its types once they have loaded', async ({
  page,
}) => {
  const held = await openHeld(page, '/react/guides/atomic-css');
  const code = page.locator('pre:has([data-atom])').first();
  await code.focus();
  await page.keyboard.press('Enter');
  await held.finish();
  const popup = page.getByRole('status').filter({ hasText: /^function|^const|^\(alias\)/ });
  await expect(popup).toBeVisible();
});

test('late scripts: scripts that failed to load are requested again at the next press', async ({
  page,
}) => {
  const held = await openHeld(page, '/react/install');
  await held.fail();
  await expect(page.getByText('A part of this page did not load.')).toBeVisible();
  await held.release();
  const tab = page.getByRole('tab', { name: 'yarn' }).first();
  await tab.click();
  await waitForHydration(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('late scripts: scripts that fail after a press are requested once more', async ({ page }) => {
  const held = await openHeld(page, '/react/install');
  const tab = page.getByRole('tab', { name: 'yarn' }).first();
  await tab.click();
  await held.failOnce();
  await waitForHydration(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('late scripts: there is no banner about the base path before they load, or while they wait for a gesture', async ({
  page,
}) => {
  const readStopped = await watchPolicy(page);
  const held = await openHeld(page, '/');
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await held.finish();
  await saveData(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  expect(await readStopped()).toEqual([]);
});

test('late scripts: with data saver on, a site at a wrong path shows the banner at the first gesture', async ({
  page,
}) => {
  const host = await serveBelow(SITE, '/wrong/');
  try {
    await saveData(page);
    await page.goto(`${host.origin}/wrong/`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(BANNER)).toHaveCount(0);
    await page.mouse.move(300, 300);
    await page.mouse.move(301, 301);
    await expect(page.getByText(BANNER)).toBeVisible();
  } finally {
    host.close();
  }
});
