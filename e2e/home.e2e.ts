import { expect, test, type Locator, type Page } from '@playwright/test';
import { findPlayground } from './playground/Playground.ts';

function findProof(page: Page): Locator {
  return page.getByRole('group', { name: 'Two components, their atoms, and how they ship' });
}

/** Chooses a mode as a pointer does: by its label. */
async function choose(page: Page, mode: string): Promise<void> {
  await findProof(page).locator('label', { hasText: mode }).click();
  await expect(page.getByRole('radio', { name: mode })).toBeChecked();
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The four kinds of places of an atom; each has at least one that is marked. */
async function expectMarkedEverywhere(page: Page, atom: string): Promise<void> {
  const proof = findProof(page);
  const active = `[data-atom="${atom}"][data-active]`;
  await expect(proof.getByRole('group', { name: /styles\.ts/ }).locator(active)).not.toHaveCount(0);
  await expect(proof.getByRole('list').locator(active)).not.toHaveCount(0);
  await expect(proof.getByRole('group', { name: 'Rules' }).locator(active)).toHaveCount(1);
  await expect(proof.locator(`[data-atoms~="${atom}"][data-active]`)).not.toHaveCount(0);
  await expect(proof.locator(`[data-atom][data-active]:not([data-atom="${atom}"])`)).toHaveCount(0);
  await expect(proof.getByRole('status')).toContainText(`.${atom}`);
}

test('home: it tells its story without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Atomic CSS-in-JS for React');
  await expect(main.getByRole('link', { name: 'Get started' })).toHaveAttribute(
    'href',
    '/react/install',
  );
  await expect(main.getByRole('link', { name: 'Try it out' })).toHaveAttribute(
    'href',
    '/try-it-out/',
  );
  await expect(main.getByText('npm install @griffel/react')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'The more you write, the less it adds',
    'The last argument wins',
    'Right to left, from the same code',
    'Styled before any script runs',
    'One source, three ways to ship it',
    'Where it fits',
    'What it does not do',
    'See what becomes of your styles',
  ]);
  await expect(findProof(page).getByText("borderRadius: '8px'").first()).toBeVisible();
  await expect(findProof(page).getByText('Save changes')).toHaveCSS('border-radius', '8px');
  await expect(main.getByRole('img', { name: /chart/ })).toBeVisible();
  await context.close();
});

test('home: a shared declaration is marked in all its places from the start', async ({ page }) => {
  await openHome(page);
  const proof = findProof(page);
  const atom =
    (await proof.locator('[data-atom][data-active]').first().getAttribute('data-atom')) ?? '';
  await expectMarkedEverywhere(page, atom);
  await expect(proof.getByRole('list').locator('[data-active]')).toHaveCount(2);
  await expect(proof.getByRole('status')).toContainText('Button and Badge');
});

test('home: the pointer marks a declaration, its class, its rule and its element', async ({
  page,
}) => {
  await openHome(page);
  const proof = findProof(page);
  const declaration = proof.getByText("fontSize: '17px'", { exact: true }).first();
  const atom = (await declaration.getAttribute('data-atom')) ?? '';
  await declaration.hover();
  await expectMarkedEverywhere(page, atom);
  await expect(proof.locator('[data-element][data-active]')).toHaveText(['Save changes']);
  const grounds = await proof
    .locator(`[data-atom="${atom}"][data-active]:visible`)
    .evaluateAll((all) => all.map((one) => one.className.match(/hue-\d/)?.[0]));
  expect(new Set(grounds).size).toBe(1);

  // From every other place as well.
  for (const place of [
    proof.getByRole('list').locator(`[data-atom="${atom}"]`),
    proof.getByRole('group', { name: 'Rules' }).locator(`[data-atom="${atom}"]`),
  ]) {
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(declaration).not.toHaveAttribute('data-active');
    await place.hover();
    await expectMarkedEverywhere(page, atom);
  }
});

test('home: an element marks all its declarations', async ({ page }) => {
  await openHome(page);
  const proof = findProof(page);
  await proof.getByText('Save changes').hover();
  await expect(proof.getByRole('group', { name: 'Rules' }).locator('[data-active]')).toHaveCount(6);
  await expect(proof.locator('[data-element][data-active]')).toHaveText(['Save changes']);
  await expect(proof.getByRole('status')).toContainText('Button is 6 declarations');
});

test('home: the keyboard has one stop a block, and arrows mark from place to place', async ({
  page,
}) => {
  await openHome(page);
  const proof = findProof(page);
  await page.getByRole('radio', { name: 'Run time' }).focus();
  await page.keyboard.press('Tab');
  const places = proof.getByRole('group', { name: 'styles.ts, run time' }).locator('[data-atom]');
  await expect(places.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(places.nth(2)).toBeFocused();
  await expectMarkedEverywhere(page, (await places.nth(2).getAttribute('data-atom')) ?? '');
  await page.keyboard.press('Tab');
  await expect(proof.getByText('Save changes')).toBeFocused();
  await page.keyboard.press('Tab');
  const rules = proof.getByRole('group', { name: 'Rules' });
  await expect(rules.locator('[data-atom]').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(proof.locator(':focus')).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('home: a tap marks, and the mark stays', async ({ page }) => {
    await openHome(page);
    const declaration = findProof(page).getByText("lineHeight: '24px'", { exact: true }).first();
    await declaration.tap();
    const atom = (await declaration.getAttribute('data-atom')) ?? '';
    await expectMarkedEverywhere(page, atom);
    await page.getByRole('heading', { level: 2 }).first().tap();
    await expectMarkedEverywhere(page, atom);
  });
});

test('home: each mode has its code and its bytes, by pointer and by keyboard', async ({ page }) => {
  await openHome(page);
  const proof = findProof(page);
  const code = proof.getByRole('group', { name: /styles\.ts/ });
  const seen = new Set<string>();
  const read = async () => {
    await expect(code).toHaveCount(1);
    seen.add(
      (await proof.locator('p:visible', { hasText: /bytes of Griffel/ }).innerText()).trim(),
    );
  };
  await expect(code).toContainText('makeStyles(');
  await read();
  await choose(page, 'Ahead of time');
  await expect(code).toContainText('__styles(');
  await read();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Extraction' })).toBeChecked();
  await expect(code).toContainText('_css(');
  await expect(proof.getByText('Rules, in griffel.css')).toBeVisible();
  await read();
  expect(seen.size).toBe(3);
});

test('home: the modes need no JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await choose(page, 'Extraction');
  await expect(findProof(page).getByRole('group', { name: /styles\.ts/ })).toContainText('_css(');
  await context.close();
});

test('home: its bytes are those that the documentation measures', async ({ page }) => {
  await page.goto('/react/ahead-of-time-compilation/introduction');
  const measured = new Map<string, string>();
  for (const row of await page
    .getByRole('row')
    .filter({ hasText: /(Run time|Ahead of time|Extraction): / })
    .all()) {
    const [name = '', , gzip = ''] = await row.getByRole('cell').allInnerTexts();
    // The first row of a mode is the one with the fewest imports.
    const mode = name.split(':')[0] ?? '';
    if (!measured.has(mode)) measured.set(mode, gzip.trim());
  }
  expect([...measured.keys()]).toEqual(['Run time', 'Ahead of time', 'Extraction']);

  await openHome(page);
  const list = page.getByRole('region', { name: 'One source, three ways to ship it' });
  for (const [mode, gzip] of measured) {
    await expect(list.getByRole('listitem').filter({ hasText: mode })).toContainText(
      `${gzip} bytes`,
    );
    await choose(page, mode);
    await expect(findProof(page).getByText(`${gzip} bytes`)).toBeVisible();
  }
});

test('home: the order of arguments decides which of two buttons is which', async ({ page }) => {
  await openHome(page);
  const section = page.getByRole('region', { name: 'The last argument wins' });
  const colors = await section
    .getByText('Delete', { exact: true })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(colors).toEqual(['rgb(168, 50, 74)', 'rgb(47, 88, 196)']);
  await expect(section.getByRole('deletion')).toHaveCount(2);
});

test('home: one style is mirrored on a right-to-left page', async ({ page }) => {
  await openHome(page);
  const section = page.getByRole('region', { name: 'Right to left, from the same code' });
  const [ltr, rtl] = [section.locator('[lang=en]'), section.locator('[lang=ar]')];
  await expect(ltr).toHaveCSS('padding-left', '16px');
  await expect(ltr).toHaveCSS('padding-right', '0px');
  await expect(rtl).toHaveCSS('padding-right', '16px');
  await expect(rtl).toHaveCSS('padding-left', '0px');
});

test('home: the install command can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHome(page);
  await page.getByRole('main').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm install @griffel/react',
  );
});

test('home: its links lead on without loading the page anew', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('main').getByRole('link', { name: 'TextDirectionProvider' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TextDirectionProvider');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('home: who comes back, or comes by a link, finds all of it', async ({ page }) => {
  for (const start of ['/', '/react/install']) {
    await page.goto(start);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    if (start === '/') {
      await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
    }
    await page.getByRole('link', { name: 'Griffel', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
    const rule = findProof(page).getByText('.fek6srr { font-size: 17px; }');
    await rule.hover();
    await expectMarkedEverywhere(page, (await rule.getAttribute('data-atom')) ?? '');
  }
});

test('home: the playground opens the styles of the first screen', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'Open them in the playground' }).click();
  const playground = findPlayground(page);
  await expect(playground.editor).toContainText('use', { timeout: 20_000 });
  expect(await playground.read()).toContain('useBadgeStyles');
  await expect(page.getByRole('region', { name: 'Code from a link' })).toHaveCount(0);
});

for (const width of [320, 390, 768, 1440]) {
  test(`home: nothing scrolls sideways at ${String(width)} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHome(page);
    for (const mode of ['Run time', 'Ahead of time', 'Extraction']) {
      await choose(page, mode);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });
}

test('home: stepping and marking move nothing', async ({ page }) => {
  await openHome(page);
  const heading = page.getByRole('heading', { level: 2 }).first();
  const top = () => heading.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  for (const mode of ['Ahead of time', 'Extraction']) {
    await choose(page, mode);
    await findProof(page).getByText('Save changes').hover();
    expect(await top()).toBe(before);
  }
});
