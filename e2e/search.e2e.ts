import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { findSearchIndex } from './support/readShipped.ts';
import { BUDGETS } from './support/budgets.ts';
import { holdScripts } from './support/holdScripts.ts';
import { openSetting } from './support/openSetting.ts';
import { findViolations } from './support/findViolations.ts';
import { openPage } from './support/openPage.ts';
import { isPrefetched } from './support/watchPage.ts';

/** A small page, because roles are found faster among fewer elements. */
const PAGE = '/react/css-extraction/introduction';

const findButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const findDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const findField = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
const findOptions = (page: Page) =>
  page.getByRole('listbox', { name: 'Results' }).getByRole('option');

/** Opens the search and waits until it can answer. */
async function openSearch(page: Page, query = ''): Promise<void> {
  await openPage(page, PAGE);
  await page.keyboard.press('Control+k');
  await expect(findOptions(page).first()).toBeVisible();
  if (query !== '') await findField(page).fill(query);
}

/** Blocks only the index, which holds the words of the docs. */
async function blockIndex(page: Page): Promise<void> {
  await page.route(await findSearchIndex(page), (route) => route.abort());
}

test('search: nothing of it loads before the user is about to search, and then at most 66 KB gzip', async ({
  page,
}) => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    // Pages of links in view are prefetched whenever the browser is idle.
    if (!isPrefetched(response.request())) responses.push(response);
  });
  // Not only an idle network, which is also reported before the page requests its scripts.
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  const before = new Set(responses.map((response) => response.url()));

  await findButton(page).hover();
  await findButton(page).click();
  await expect(findOptions(page).first()).toBeVisible();
  await findField(page).fill('media query order');
  await expect(page.getByRole('status')).toHaveText(/results on/);
  const added = new Map(responses.map((response) => [response.url(), response]));
  for (const url of before) added.delete(url);
  let total = 0;
  for (const response of added.values()) {
    total += gzipSync(await response.body(), { level: 9 }).length;
  }
  const urls = [...added.keys()];
  test.info().annotations.push({ type: 'bytes', description: String(total) });
  expect(urls.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1);
  expect(urls.filter((url) => url.endsWith('.css'))).toHaveLength(1);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(BUDGETS.search);
});

test('search: the button in the bar names its keys and opens it', async ({ page }) => {
  await openPage(page, PAGE);
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', {
    name: 'Search',
  });
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await expect(button).toContainText('Ctrl K');
  await button.click();
  await expect(findDialog(page)).toBeVisible();
  await expect(findField(page)).toBeFocused();
});

test('search: each of its keys opens it, and Escape closes it', async ({ page }) => {
  await openPage(page, PAGE);
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(findField(page), key).toBeFocused();
    await expect(findField(page), key).toHaveValue('');
    await page.keyboard.type('reset');
    await page.keyboard.press('Escape');
    await expect(findDialog(page), key).toBeHidden();
  }
});

test('search: / types a letter in text fields, and no key opens the search over another dialog', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await (await openSetting(page, 'Code theme')).focus();
  await page.keyboard.press('/');
  await page.evaluate(() => {
    const input = document.createElement('input');
    const editor = document.createElement('div');
    editor.contentEditable = 'true';
    const dialog = document.createElement('dialog');
    document.body.append(input, editor, dialog);
  });
  await page.locator('body > input').pressSequentially('a/b');
  await page.locator('body > div[contenteditable]').pressSequentially('a/b');
  await expect(page.locator('body > input')).toHaveValue('a/b');
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await page.waitForLoadState('networkidle');
  await expect(findDialog(page)).toHaveCount(0);

  await page.evaluate(() => document.querySelector('dialog')?.remove());
  await page.keyboard.press('Control+k');
  await expect(findDialog(page)).toBeVisible();
});

test('search: results appear while the user types; arrows, Home and End move through them', async ({
  page,
}) => {
  await openSearch(page);
  const field = findField(page);
  await field.pressSequentially('merge');
  const options = findOptions(page);
  await expect(page.getByRole('status')).toHaveText(/^\d+ results on \d+ pages$/);
  const count = await options.count();
  expect(count).toBeGreaterThan(3);
  await expect(page.getByRole('group', { name: 'API › mergeClasses' })).toBeVisible();
  await expect(options.first().locator('mark').first()).toHaveText(/merge/i);

  const expectActive = async (number: number) => {
    const option = options.nth(number);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1);
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    );
    await expect(option).toBeInViewport({ ratio: 1 });
    await expect(field).toBeFocused();
  };
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('End');
  await expectActive(count - 1);
  await page.keyboard.press('ArrowDown');
  await expectActive(0);
  await page.keyboard.press('ArrowUp');
  await expectActive(count - 1);
  await page.keyboard.press('Home');
  await expectActive(0);

  await field.fill('merge classes order');
  await expectActive(0);
});

test('search: Enter scrolls to the section and focuses its heading', async ({ page }) => {
  await openSearch(page, 'numbers get no unit');
  await expect(findOptions(page).first()).toContainText('Numbers get no unit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/react/guides/limitations#numbers-get-no-unit');
  await expect(findDialog(page)).toBeHidden();
  const heading = page.getByRole('heading', { name: 'Numbers get no unit' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('search: a result leads to its section if the page before has one of the same name', async ({
  page,
}) => {
  await openSearch(page, 'makeStyles signature');
  await findOptions(page)
    .filter({ hasText: /^Signature/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#signature$/);
  await expect(page.getByRole('heading', { name: 'Signature' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Signature' })).toBeFocused();
});

for (const [state, press] of [
  ['before the page has started', 'the shortcut'],
  ['before the page has started', 'the button'],
  ['while the dialog loads', 'the shortcut'],
]) {
  test(`search: text that is typed after ${press} ${state} is in its field`, async ({ page }) => {
    const hasStarted = state === 'while the dialog loads';
    if (hasStarted) await openPage(page, PAGE);
    const scripts = await holdScripts(page);
    // Not until `load`, which may wait for held scripts.
    if (!hasStarted) await page.goto(PAGE, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Search' });
    await expect(button).toBeVisible();
    if (press === 'the button') await button.click();
    else await page.keyboard.press('Control+k');
    // Long, because the dialog must not appear before all of it has arrived.
    await page.keyboard.type('how to write a nested medias');
    await page.keyboard.press('Backspace');
    await expect.poll(scripts.count).toBeGreaterThan(0);
    await scripts.release();
    await expect(findField(page)).toHaveValue('how to write a nested media');
    await page.keyboard.type(' query');
    await expect(findField(page)).toHaveValue('how to write a nested media query');
    await expect(findOptions(page).first()).toContainText(/nested media queries/i);
  });
}

test('search: a press on a result opens its page; with Ctrl, in another tab', async ({
  page,
  context,
}) => {
  await openSearch(page, 'shorthands');
  const result = findOptions(page)
    .filter({ hasText: /^shorthands/ })
    .first();
  const opened = context.waitForEvent('page');
  await result.click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/react/api/shorthands');
  await expect(page).toHaveURL(PAGE);
  await expect(findDialog(page)).toBeVisible();
  await result.click();
  await expect(page).toHaveURL('/react/api/shorthands');
  await expect(page.getByRole('heading', { level: 1, name: 'shorthands' })).toBeVisible();
});

test('search: names, options, packages and misspelled words are found', async ({ page }) => {
  await openSearch(page);
  for (const [query, route, title] of [
    [':focus-visible', '/react/api/make-styles', /States and selectors/],
    ['paddingInline', '/react/api/shorthands', /Which shorthands/],
    ['@griffel/webpack-extraction-plugin', '/react/css-extraction/with-webpack', /webpack/],
    ['mergeclases', '/react/api/merge-classes', /mergeClasses/],
  ] as const) {
    await findField(page).fill(query);
    const option = page.locator(`[role=option][href^="${route}"]`).filter({ hasText: title });
    await expect.soft(option.first(), query).toBeVisible();
  }
});

test('search: it starts with a short list, which fits into the dialog on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.addInitScript(() =>
    localStorage.setItem('search.recent', '["one", "two", "three", "four", "five"]'),
  );
  await openSearch(page);
  const options = findOptions(page);
  expect(await options.count()).toBeLessThanOrEqual(8);
  for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 });
  for (const name of ['Install', 'makeStyles', 'Try it out']) {
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  }
});

test('search: each result names its page, and the start of a page comes before its details', async ({
  page,
}) => {
  await openSearch(page, 'merge classes');
  await expect(page.getByRole('status')).toHaveText(/results on/);
  const groups = page.getByRole('listbox', { name: 'Results' }).getByRole('group');
  for (const group of await groups.all()) {
    const title = (await group.locator('> div').textContent())?.split(' › ').at(-1) ?? '';
    expect(title).not.toBe('');
    for (const option of await group.getByRole('option').all()) {
      await expect(option).toContainText(title);
    }
  }
  const first = groups.first().getByRole('option');
  await expect(first.first()).toHaveAttribute('href', '/react/api/merge-classes');
  expect(await first.count()).toBeGreaterThan(1);
});

test('search: a warning is found if it is pasted from a console, with its line breaks and values', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSearch(page);
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      'hook.js:608 @griffel/core: Found 31 duplicate CSS rule(s) while rehydrating server-rendered styles. ' +
        'The same styles were flushed into the HTML more than once. \n\n In the Next.js App Router\n' +
        '    at rehydrateRendererCache (@griffel_core.js?v=3f2a:412:9)\n',
    ),
  );
  await findField(page).press('Control+v');
  await expect(findField(page)).toHaveValue(/ once\. In the Next\.js App Router at rehydrate/);
  const first = findOptions(page).first();
  await expect(first).toHaveAttribute('href', /^\/react\/guides\/ssr-usage#/);
  // The message as on the page, not as pasted.
  await expect(first.locator('small')).toContainText('duplicate CSS rule(s)');
});

test('search: the templates of the playground are found', async ({ page }) => {
  await openSearch(page, 'component library');
  await findOptions(page).filter({ hasText: 'A component library' }).click();
  await expect(page).toHaveURL('/try-it-out/#component-library');
});

test('search: recent queries are saved in the browser, offered again, and can be cleared', async ({
  page,
}) => {
  await openSearch(page, 'media query order');
  await page.keyboard.press('Enter');
  await expect(findDialog(page)).toBeHidden();

  await page.keyboard.press('/');
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await recent.getByRole('option', { name: 'media query order' }).click();
  await expect(findField(page)).toHaveValue('media query order');
  await expect(page.getByRole('status')).toHaveText(/results on/);

  await findField(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toHaveCount(0);
  await expect(findField(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBe(null);
});

test('search: its keys open it again right after it was closed', async ({ page }) => {
  await openSearch(page);
  for (const key of [{ key: '/' }, { key: 'k', metaKey: true }]) {
    // Both happen in one task, as when a busy browser processes two presses.
    await findField(page).evaluate((field, init) => {
      field.closest('dialog')?.close();
      const press = { ...init, bubbles: true, composed: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', press));
    }, key);
    await expect(findDialog(page), key.key).toBeVisible();
    await expect(findField(page), key.key).toBeFocused();
    await expect(findField(page), key.key).toHaveValue('');
  }
});

test('search: invalid recent queries in the storage are not shown', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('search.recent', '[{"a":1}, "<img src=x onerror=alert(1)>", 7, "  "]'),
  );
  await openSearch(page);
  const options = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(options).toHaveText(['<img src=x onerror=alert(1)>']);
  expect(await page.locator('dialog img').count()).toBe(0);
});

test('search: if nothing is found, it says so and suggests another query', async ({ page }) => {
  await openSearch(page, 'extraxxxon');
  await expect(page.getByText('Nothing matches “extraxxxon”.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('No results');
  await page.getByRole('group', { name: 'Did you mean' }).getByRole('option').click();
  await expect(page.getByRole('status')).toHaveText(/results? on/);
});

test('search: once loaded, it works offline', async ({ page, context }) => {
  await openSearch(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await findButton(page).click();
  await findField(page).fill('keyframes');
  await expect(page.getByRole('status')).toHaveText(/results on/);
  // A busy browser has kept this state for the context of the next test.
  await context.setOffline(false);
});

test('search: if the index does not load, a message says so, and Retry loads it', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await blockIndex(page);
  await findButton(page).click();
  await expect(page.getByRole('alert')).toContainText(['', 'The search index did not load.']);
  await findField(page).fill('keyframes');
  expect(await findViolations(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(/results on/);
});

test('search: text that was typed before the dialog failed to load is kept for Retry', async ({
  page,
}) => {
  let isHeld = false;
  // From the start, because requests that are made while a route is being set may bypass it.
  const scripts = await holdScripts(page, () => isHeld);
  await openPage(page, PAGE);
  isHeld = true;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('keyframes');
  await expect.poll(scripts.count).toBeGreaterThan(0);
  await scripts.fail();
  await expect(page.getByText('Search did not load')).toBeVisible();
  await scripts.release();
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(findField(page)).toHaveValue('keyframes');
});

test('search: a result on the present page is no second entry in the history', async ({ page }) => {
  await openSearch(page, 'introduction css extraction');
  const count = await page.evaluate(() => history.length);
  await page.locator(`[role=option][href="${PAGE}"]`).first().click();
  await expect(findDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
  expect(await page.evaluate(() => history.length)).toBe(count);
});

test('search: new results start at the best one, however far the list was scrolled', async ({
  page,
}) => {
  await openSearch(page, 'm');
  const list = page.getByRole('listbox', { name: 'Results' });
  await expect(findOptions(page).first()).toBeInViewport();
  await findOptions(page).last().scrollIntoViewIfNeeded();
  await expect(findOptions(page).first()).not.toBeInViewport();
  await findField(page).press('a');
  await expect(findField(page)).toHaveValue('ma');
  await expect(list).toBeVisible();
  await expect(findOptions(page).first()).toBeInViewport();
});

test('search: if the dialog does not load, the bar says so, and Retry loads it', async ({
  page,
}) => {
  let isOffline = false;
  // From the start, because requests that are made while a route is being set may bypass it.
  await page.route('**/assets/js/*.js', (route) => (isOffline ? route.abort() : route.continue()));
  await openPage(page, PAGE);
  isOffline = true;
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Search did not load')).toBeVisible();
  isOffline = false;
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(findField(page)).toBeFocused();
  await expect(page.getByText('Search did not load')).toBeHidden();
});

test('search: however it closes, the focus returns to where it was', async ({ page }) => {
  await openPage(page, PAGE);
  const button = findButton(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.mouse.click(4, 4),
  ]) {
    await button.click();
    await expect(findField(page)).toBeFocused();
    await close();
    await expect(findDialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('search: axe finds no violations in the open dialog, empty, with results and without', async ({
  page,
}) => {
  await openSearch(page);
  expect(await findViolations(page)).toEqual([]);
  await findField(page).fill('media query order');
  await expect(page.getByRole('status')).toHaveText(/results on/);
  expect(await findViolations(page)).toEqual([]);
  await findField(page).fill('qqqqwwwwzzzz');
  await expect(page.getByRole('status')).toHaveText('No results');
  expect(await findViolations(page)).toEqual([]);
});

test('search: it works under a strict Content Security Policy', async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    // On hosts, the inline scripts of the page are allowed by their hashes instead.
    const policy =
      "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self'; img-src 'self' data:";
    const headers = { ...response.headers(), 'content-security-policy': policy };
    return route.fulfill({ response, headers });
  });
  const violations: string[] = [];
  await openPage(page, PAGE);
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.keyboard.press('/');
  await findField(page).fill('media query order');
  await expect(page.getByRole('status')).toHaveText(/results on/);
  await page.keyboard.press('ArrowDown');
  expect(violations).toEqual([]);
  expect(await page.locator('dialog [style]').count()).toBe(0);
  await expect(findDialog(page)).toHaveCSS('display', 'flex');
});

test('search: on a phone, the button stays in the bar, and the dialog fills the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, PAGE);
  await findButton(page).click();
  await expect(findOptions(page).first()).toBeVisible();
  expect(await findDialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const widest = await findDialog(page).evaluate((dialog) =>
    Math.max(
      ...[...dialog.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right),
    ),
  );
  expect(widest).toBeLessThanOrEqual(390);
});

test('search: the button is not printed, and forced colors outline the selected result', async ({
  page,
}) => {
  await openSearch(page, 'reset');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(findOptions(page).first()).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  await expect(findButton(page)).toBeHidden();
});
