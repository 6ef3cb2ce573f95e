import { expect, test, type Locator, type Page } from '@playwright/test';
import { findPlayground } from './support/Playground.ts';
import { openPage, waitForLayout } from './support/openPage.ts';
import { watchShifts } from './support/watchShifts.ts';
import { watchRequests } from './support/watchPage.ts';
import { testWithoutScripts } from './support/testWithoutScripts.ts';

const PAGE = '/react/api/make-styles';

/** The stylesheet of the results of a page. */
const SHEET = /\/assets\/css\/results-[\w-]+\.[0-9a-f]{8}\.css$/;

function findResult(page: Page, name: string): Locator {
  return page.getByRole('group', { name: `Result of ${name}`, exact: true });
}

/** Finds the code of a result with its outputs. */
function findSample(page: Page, name: string): Locator {
  return page
    .locator('article div')
    .filter({ has: findResult(page, name) })
    .filter({ has: page.getByRole('tablist', { name: 'Output' }) })
    .last();
}

/** Reads tags, classes and styles of all elements of a result, or of the preview of the playground. */
function readLooks(root: Locator): Promise<{ element: string; look: Record<string, string> }[]> {
  return root.evaluate((frame) => {
    const top = frame.shadowRoot?.querySelector('.result') ?? frame;
    return [...top.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const classes = [...element.classList].filter((name) => !name.startsWith('___'));
      // A heading of a sample is rendered as another element, because it is not one of the page.
      const heading = classes.find((name) => /^h[1-6]$/.test(name));
      const tag = heading ?? element.tagName.toLowerCase();
      return {
        element: `${tag} ${classes.filter((name) => name !== heading).join(' ')}`,
        look: Object.fromEntries(
          // Without properties that depend on the width of the frame or are inherited from the page around it.
          [
            'display',
            'background-color',
            'background-image',
            'padding',
            'margin',
            'gap',
            'border-top-width',
            'border-top-style',
            'border-radius',
            'animation-name',
            'animation-duration',
            'z-index',
          ].map((name) => [name, style.getPropertyValue(name)]),
        ),
      };
    });
  });
}

for (const name of ['SaveStatus.tsx', 'Headline.tsx', 'Toast.tsx', 'Avatar.tsx']) {
  test(`results: the result of ${name} is what its code renders in the playground`, async ({
    page,
  }) => {
    await openPage(page, PAGE);
    const shown = await readLooks(findResult(page, name));
    expect(shown.length).toBeGreaterThan(0);
    await findSample(page, name).getByRole('link', { name: 'Open in playground' }).click();
    const playground = findPlayground(page);
    const { preview } = playground;
    await expect(playground.editor).toBeVisible();
    const rendered = preview.locator('#root, body > div').first();
    const first = shown[0]?.element.split(' ')[1] ?? '';
    await expect(preview.locator(`.${first}`).first()).toBeAttached();
    const live = await readLooks(rendered);
    // A `style` attribute has become a rule of a class.
    expect(
      shown.map((one) => ({ ...one, element: one.element.replace(/ style-\d+/, '') })),
    ).toEqual(live);
  });
}

testWithoutScripts("results: Griffel's rules apply, even without JavaScript", async ({ page }) => {
  await page.goto(PAGE);
  const status = findResult(page, 'SaveStatus.tsx').getByText('Saved');
  await expect(status).toBeVisible();
  await expect(status).toHaveCSS('display', 'flex');
  await expect(status).toHaveCSS('gap', '8px');
  // From a `style` attribute.
  const avatar = findResult(page, 'Avatar.tsx').locator('div').last();
  await expect(avatar).toHaveCSS('--avatar-color', 'turquoise');
});

test('results: states and media queries apply, because results have real CSS', async ({ page }) => {
  await openPage(page, PAGE);
  const button = findResult(page, 'Toolbar.tsx').getByRole('button', { name: 'Add' });
  const before = await button.evaluate((element) => getComputedStyle(element).color);
  await button.hover();
  await expect(button).not.toHaveCSS('color', before);

  const gallery = findResult(page, 'Gallery.tsx').getByText('Dunes').locator('..');
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(gallery).toHaveCSS('gap', '8px');
  // Wide, and in landscape.
  await page.setViewportSize({ width: 700, height: 600 });
  await expect(gallery).toHaveCSS('gap', '16px');
});

test('results: the styles of the site and of the sample do not affect each other', async ({
  page,
}) => {
  await openPage(page, '/react/api/make-static-styles');
  const result = page.getByRole('group', { name: /^Result of / }).first();
  // `body { color: #dbe4f0; … }` is for the page of the sample.
  await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(219, 228, 240)');
  await expect(result.locator('.result')).toHaveCSS('color', 'rgb(219, 228, 240)');
  // Links of the site have the color of chalk and no underline.
  const link = result.getByRole('link', { name: 'the last version' });
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await expect(link).not.toHaveCSS(
    'font-family',
    await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily),
  );
});

test('results: headings, landmarks and ids of a sample are not those of the page', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const results = page.getByRole('group', { name: /^Result of / });
  expect(await results.count()).toBeGreaterThan(5);
  await expect(findResult(page, 'Headline.tsx').getByText('Release notes')).toBeVisible();
  for (const role of ['heading', 'main', 'navigation', 'status'] as const) {
    await expect(results.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(
    await results.evaluateAll(
      (all) => all.filter(({ shadowRoot }) => shadowRoot?.querySelector('[id], [style]')).length,
    ),
  ).toBe(0);
});

test('results: nothing moves, however late their rules load', async ({ page }) => {
  const readShifts = await watchShifts(page);
  let asked = 0;
  await page.route(SHEET, async (route) => {
    asked += 1;
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ response });
  });
  await openPage(page, '/react/install');
  await expect(
    findResult(page, 'src/App.tsx').first().getByRole('button', { name: 'Save' }),
  ).toHaveCSS('background-color', 'rgb(255, 210, 122)');
  expect(await readShifts()).toEqual([]);
  expect(asked).toBeGreaterThan(0);
});

test('results: they look the same on a page that was reached by a link, and after going back', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const results = page.getByRole('group', { name: /^Result of / });
  const read = async () => {
    const looks = [];
    for (const result of await results.all()) looks.push(await readLooks(result));
    return looks;
  };
  const loaded = await read();
  await page.getByRole('link', { name: 'mergeClasses', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mergeClasses');
  await expect(results.first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  expect(await read()).toEqual(loaded);

  await openPage(page, '/react/api/merge-classes');
  await page.getByRole('link', { name: 'makeStyles', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  // Results far down the page are rendered later.
  await expect(results).toHaveCount(loaded.length);
  expect(await read()).toEqual(loaded);
});

test('results: Tab passes a result, Enter goes in, Escape leaves', async ({ page }) => {
  await openPage(page, PAGE);
  const result = findResult(page, 'Toolbar.tsx');
  const button = result.getByRole('button', { name: 'Add' });
  await result.focus();
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  await expect(result).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(result).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await expect(button).not.toBeFocused();
  await expect(result).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
});

test('results: a link in a result does nothing', async ({ page }) => {
  await openPage(page, '/react/api/make-static-styles');
  const link = page
    .getByRole('group', { name: /^Result of / })
    .getByRole('link')
    .first();
  await link.click();
  await expect(page).toHaveURL(/\/make-static-styles$/);
});

test('results: a result whose styles depend on the direction shows both directions', async ({
  page,
}) => {
  await openPage(page, '/react/api/text-direction-provider');
  const result = findResult(page, 'Drawer.tsx');
  await expect(result.getByText('Left to right')).toBeVisible();
  await expect(result.getByText('Right to left')).toBeVisible();
  const [ltr, rtl] = await result
    .locator('hr')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).cursor));
  expect([ltr, rtl]).toEqual(['e-resize', 'w-resize']);

  // The playground shows both, too.
  const link = findSample(page, 'Drawer.tsx').getByRole('link', { name: 'Open in playground' });
  await link.click();
  await expect(page.getByRole('button', { name: 'Both', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('results: a declaration marks its elements, and an element marks its declarations', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const result = findResult(page, 'SaveStatus.tsx');
  const sample = findSample(page, 'SaveStatus.tsx');
  const declaration = sample.locator('pre').first().locator('[data-atom]').first();
  const element = result.getByText('Saved');
  await declaration.hover();
  await expect(element).toHaveCSS('outline-style', 'solid');
  await page.mouse.move(0, 0);
  await expect(element).toHaveCSS('outline-style', 'none');

  await element.hover();
  await expect(declaration).toHaveAttribute('data-active');
  await page.mouse.move(0, 0);
  await expect(declaration).not.toHaveAttribute('data-active');
});

test('results: they load nothing but their stylesheet', async ({ page }) => {
  const requests = watchRequests(page.context());
  await openPage(page, '/react/css-extraction/with-nextjs');
  await page.waitForLoadState('networkidle');
  const addresses = requests.map((request) => new URL(request.url()).pathname);
  expect(addresses.filter((address) => SHEET.test(address)).length).toBeGreaterThan(0);
  expect(addresses.filter((address) => address.includes('dots'))).toEqual([]);
});

test('results: they say how many classes of the sample they have', async ({ page }) => {
  await openPage(page, '/react/api/merge-classes');
  await expect(page.getByText('Result · 7 classes').first()).toBeVisible();
});

test('results: they are printed', async ({ page }) => {
  await openPage(page, PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(findResult(page, 'Headline.tsx').getByText('Release notes')).toBeVisible();
});

test('results: the row of tabs does not move when another output is shown', async ({ page }) => {
  await openPage(page, PAGE);
  await waitForLayout(page);
  // Little follows the last sample, so the page ends at the end of the window.
  const tabs = page.getByRole('tablist', { name: 'Output' }).last();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await tabs.scrollIntoViewIfNeeded();
  const read = async () => Math.round((await tabs.boundingBox())?.y ?? NaN);
  const before = await read();
  for (const name of ['Compiled', 'Classes', 'Extracted', 'CSS', 'Classes']) {
    await tabs.getByRole('tab', { name }).click();
    await expect(tabs.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await read()) - before)).toBeLessThanOrEqual(1);
  }
});
