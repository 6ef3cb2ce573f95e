import { expect, test, type Locator, type Page } from '@playwright/test';
import { findPlayground } from './support/Playground.ts';
import { DOC_ROUTES } from './support/routes.ts';
import { openPage } from './support/openPage.ts';
import { watchShifts } from './support/watchShifts.ts';
import { testWithoutScripts } from './support/testWithoutScripts.ts';

// The animation is tested in demonstration.e2e.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

function findDemonstration(page: Page): Locator {
  return page.getByRole('group', { name: 'Two components, their classes and their rules' });
}

async function openHome(page: Page): Promise<void> {
  await openPage(page, '/');
}

/** Expects an atom, and no other, to be marked in the code, the classes, the rules and the elements. */
async function expectMarkedEverywhere(page: Page, atom: string): Promise<void> {
  const demonstration = findDemonstration(page);
  const active = `[data-atom="${atom}"][data-active]`;
  for (const name of [/\.styles\.ts/, /adds \d rules/]) {
    await expect(demonstration.getByRole('group', { name }).locator(active)).not.toHaveCount(0);
  }
  await expect(demonstration.getByRole('list').locator(active)).not.toHaveCount(0);
  await expect(demonstration.locator(`[data-atoms~="${atom}"][data-active]`)).not.toHaveCount(0);
  await expect(
    demonstration.locator(`[data-atom][data-active]:not([data-atom="${atom}"])`),
  ).toHaveCount(0);
  // Its lines are marked, too.
  await expect(demonstration.locator(`[data-wire="${atom}"][data-active]`)).not.toHaveCount(0);
  await expect(
    demonstration.locator(`[data-wire][data-active]:not([data-wire="${atom}"])`),
  ).toHaveCount(0);
  const declaration = demonstration.getByRole('group', { name: /\.styles\.ts/ }).locator(active);
  await expect(demonstration.getByRole('status')).toContainText(
    await declaration.first().innerText(),
  );
}

testWithoutScripts('home: its content is complete without JavaScript', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('Atomic CSS-in-JS for React')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Write styles in your components. Ship each rule once.',
  );
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
    'The last argument takes precedence',
    'Three ways to ship it',
    'What Griffel does not do',
  ]);
  await expect(findDemonstration(page).getByText("borderRadius: '8px'").first()).toBeVisible();
  await expect(findDemonstration(page).getByText('Save')).toHaveCSS('border-radius', '8px');
  await expect(main.getByRole('img', { name: /chart/ })).toBeVisible();
});

test('home: it names the installed version, the license and a library that depends on Griffel', async ({
  page,
}) => {
  await page.goto('/react/install');
  const verified = await page
    .getByText(/@griffel\/react \d+\.\d+\.\d+/)
    .last()
    .innerText();
  const version = /\d+\.\d+\.\d+/.exec(verified)?.[0] ?? 'no version';
  await openHome(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `Version ${version}` })).toHaveAttribute(
    'href',
    `https://www.npmjs.com/package/@griffel/react/v/${version}`,
  );
  await expect(main.getByText('MIT license')).toBeVisible();
  await expect(main.getByText('Fluent UI React v9 depends on it')).toBeVisible();
});

test('home: the first view at 1440 by 900 pixels is complete', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  const demonstration = findDemonstration(page);
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: 'Get started' }),
    demonstration,
    demonstration.getByText('Point at or tap any part to follow it.'),
    demonstration.getByText('no rule added').first(),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  // No part of the demonstration is cut off or outside its frame.
  const cut = await demonstration.evaluate((root) => {
    const frame = root.getBoundingClientRect();
    const places = [...root.querySelectorAll('pre, p, [data-atom], [data-element]')];
    return places
      .filter((place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        const isOut =
          left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
        return isOut || place.scrollWidth > place.clientWidth + 1;
      })
      .filter((place) => getComputedStyle(place).display !== 'inline')
      .map(({ textContent }) => textContent);
  });
  expect(cut).toEqual([]);
});

test('home: lines connect each declaration, its class, its rule and its element', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  const ends = await findDemonstration(page).evaluate((root) => {
    const middle = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box ? box.top + box.height / 2 : -1;
    };
    const components = [...root.querySelectorAll('[data-walk]')];
    const rule = (atom: string) => root.querySelector(`[aria-label$=rules] [data-atom="${atom}"]`);
    const straight = components.flatMap((component) =>
      [...component.querySelectorAll('li [data-atom]')].map((chip) => {
        const atom = chip.getAttribute('data-atom') ?? '';
        return middle(chip) - middle(component.querySelector(`pre [data-atom="${atom}"]`));
      }),
    );
    const wires = [...root.querySelectorAll<SVGPathElement>('path[data-wire]')].map((path) => {
      const atom = path.getAttribute('data-wire') ?? '';
      const matrix = path.getScreenCTM();
      const [from, to] = [0, path.getTotalLength()].map((length) =>
        path.getPointAtLength(length).matrixTransform(matrix ?? undefined),
      );
      const near = (element: Element | null | undefined, y = 0) =>
        Math.abs(middle(element) - y) < (element?.hasAttribute('data-element') ? 20 : 3);
      const chips = components.map((one) => one.querySelector(`li [data-atom="${atom}"]`));
      const elements = [...root.querySelectorAll(`[data-atoms~="${atom}"]`)];
      const isToRule = chips.some((chip) => near(chip, from?.y)) && near(rule(atom), to?.y);
      const isToElement = near(rule(atom), from?.y) && elements.some((one) => near(one, to?.y));
      return isToRule || isToElement;
    });
    return { straight, wires };
  });
  expect(ends.straight).toHaveLength(8);
  expect(Math.max(...ends.straight.map(Math.abs))).toBeLessThan(3);
  expect(ends.wires).toEqual(Array.from({ length: 16 }, () => true));
});

test('home: a second component adds no rules for declarations that it shares with the first', async ({
  page,
}) => {
  await openHome(page);
  const demonstration = findDemonstration(page);
  const rules = demonstration.getByRole('group', { name: /adds \d rules/ });
  const written = await demonstration
    .getByRole('group', { name: /\.styles\.ts/ })
    .locator('[data-atom]')
    .count();
  const added = await rules.locator('[data-atom]').count();
  await expect(rules.getByText('no rule added')).toHaveCount(written - added);
  expect(written - added).toBe(2);
  await expect(demonstration.getByText(`${written} declarations, ${added} rules.`)).toBeVisible();
});

test('home: a shared declaration is marked in all its places from the start', async ({ page }) => {
  await openHome(page);
  const demonstration = findDemonstration(page);
  const atom =
    (await demonstration.locator('[data-atom][data-active]').first().getAttribute('data-atom')) ??
    '';
  await expectMarkedEverywhere(page, atom);
  await expect(demonstration.getByRole('list').locator('[data-atom][data-active]')).toHaveCount(2);
  await expect(demonstration.getByRole('status')).toContainText('Button and Badge');
});

test('home: pointing at a declaration marks it, its class, its rule and its element', async ({
  page,
}) => {
  await openHome(page);
  const demonstration = findDemonstration(page);
  const declaration = demonstration.getByText('fontWeight: 600', { exact: true }).first();
  const atom = (await declaration.getAttribute('data-atom')) ?? '';
  await declaration.hover();
  await expectMarkedEverywhere(page, atom);
  await expect(demonstration.locator('[data-element][data-active]')).toHaveText(['Save', 'New']);
  const grounds = await demonstration
    .locator(`[data-atom="${atom}"][data-active]:visible`)
    .evaluateAll((all) => all.map((one) => one.className.match(/hue-\d/)?.[0]));
  expect(new Set(grounds).size).toBe(1);

  // Pointing at any of the other places does the same.
  for (const place of [
    demonstration.getByRole('list').locator(`[data-atom="${atom}"]`).first(),
    demonstration.getByRole('group', { name: /adds/ }).locator(`[data-atom="${atom}"]`),
  ]) {
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(declaration).not.toHaveAttribute('data-active');
    await place.hover();
    await expectMarkedEverywhere(page, atom);
  }
});

test('home: pointing at an element marks all its declarations', async ({ page }) => {
  await openHome(page);
  const demonstration = findDemonstration(page);
  await demonstration.getByText('Save').hover();
  const classes = demonstration.getByRole('list', { name: 'Classes of Button' });
  await expect(classes.locator('[data-atom][data-active]')).toHaveCount(4);
  await expect(demonstration.locator('[data-element][data-active]')).toHaveText(['Save']);
  await expect(demonstration.getByRole('status')).toContainText('Button has 4 classes');
});

test('home: each component is one tab stop, and arrow keys move the mark between its declarations', async ({
  page,
}) => {
  await openHome(page);
  const demonstration = findDemonstration(page);
  await page.getByRole('main').getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Tab');
  const places = demonstration
    .getByRole('group', { name: 'Button.styles.ts' })
    .locator('[data-atom]');
  await expect(places.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(places.nth(2)).toBeFocused();
  await expectMarkedEverywhere(page, (await places.nth(2).getAttribute('data-atom')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  const next = demonstration.getByRole('group', { name: 'Badge.styles.ts' }).locator('[data-atom]');
  await expect(next.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demonstration.getByRole('link', { name: 'Open in the playground' })).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('home: a tap marks a declaration, and the mark stays', async ({ page }) => {
    await openHome(page);
    const declaration = findDemonstration(page)
      .getByText("padding: '8px 20px'", { exact: true })
      .first();
    await declaration.tap();
    const atom = (await declaration.getAttribute('data-atom')) ?? '';
    await expectMarkedEverywhere(page, atom);
    await page.getByRole('heading', { level: 2 }).first().tap();
    await expectMarkedEverywhere(page, atom);
  });
});

test('home: its bundle sizes are those of the documentation', async ({ page }) => {
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
  const matrix = page.getByRole('table', { name: 'Three ways to ship it' });
  for (const [mode, gzip] of measured) {
    const row = matrix
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: mode }) });
    await expect(row.getByRole('cell').first()).toHaveText(`${gzip} bytes`);
  }
});

test('home: the table shows what each mode ships for a declaration, and what each tool needs', async ({
  page,
}) => {
  await openHome(page);
  const matrix = page.getByRole('table', { name: 'Three ways to ship it' });
  await expect(matrix.getByRole('columnheader')).toHaveText([
    'Mode',
    'Griffel in your bundle, gzip',
    'What ships for one declaration',
    'Vite',
    'webpack',
    'Rspack',
    'Next.js',
  ]);
  const atom = 'fhuq1gn';
  const rule = `.${atom}{font-weight:600;}`;
  for (const [label, texts] of [
    ['Run time, in JavaScript', ['fontWeight: 600']],
    ['Ahead of time, in JavaScript', [`"${atom}"`, rule]],
    ['Extraction, in JavaScript', [`"${atom}"`]],
    ['Extraction, in CSS', [rule]],
  ] as const) {
    const code = matrix.getByRole('group', { name: label });
    for (const text of texts) await expect(code).toContainText(text);
  }
  await expect(matrix.getByRole('group', { name: 'Extraction, in JavaScript' })).not.toContainText(
    '{',
  );
  const links = matrix.getByRole('row', { name: /Extraction/ }).getByRole('cell');
  await expect(links).toContainText([
    /bytes/,
    atom,
    'no plugin',
    'a plugin',
    /plugin/,
    'manual setup',
  ]);
});

test('home: the cascade ignores the order of classes, but mergeClasses follows it', async ({
  page,
}) => {
  await openHome(page);
  const read = (name: string) =>
    page
      .getByRole('group', { name, exact: true })
      .getByText('Delete', { exact: true })
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const [blue, red] = ['rgb(47, 88, 196)', 'rgb(168, 50, 74)'];
  expect(await read('The cascade')).toEqual([red, red]);
  expect(await read('mergeClasses')).toEqual([red, blue]);
  await expect(page.getByRole('main').getByRole('deletion')).toHaveCount(2);
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

test('home: its links open pages without a reload', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('main').getByRole('link', { name: 'server rendering', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server-side rendering');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('home: it is complete when it is opened by a link, even on a second visit', async ({
  page,
}) => {
  for (const start of ['/', '/react/install']) {
    await openPage(page, start);
    if (start === '/') {
      await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
    }
    await page.getByRole('link', { name: 'Griffel', exact: true }).first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4);
    const rule = findDemonstration(page).getByText('.fhuq1gn { font-weight: 600; }');
    await rule.hover();
    await expectMarkedEverywhere(page, (await rule.getAttribute('data-atom')) ?? '');
    // A second one would make the browser compute all styles again.
    await expect(page.locator('link[rel=stylesheet][href*="/home."]')).toHaveCount(1);
  }
});

test('home: "Open in the playground" opens the styles of the demonstration', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'Open in the playground' }).click();
  const playground = findPlayground(page);
  await expect(playground.editor).toContainText('use');
  expect(await playground.read()).toContain('useBadgeClasses');
  await expect(page.getByRole('region', { name: 'Code from a link' })).toHaveCount(0);
});

test('home: the content starts and ends with the bar', async ({ page }) => {
  await openPage(page, '/');
  const name = page.getByRole('link', { name: 'Griffel' }).first();
  const heading = page.getByRole('heading', { level: 1 });
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [bar, content] = [await name.boundingBox(), await heading.boundingBox()];
    // On a phone, the button of the menu is before the name.
    if (width > 996) expect(content?.x, `at ${String(width)} px`).toBe(bar?.x);
    else expect(content?.x, `at ${String(width)} px`).toBe(16);
  }
});

test('home: on phones, no class covers a declaration, and no link above the footer leaves its column', async ({
  page,
}) => {
  await openHome(page);
  for (const width of [320, 360, 383, 384, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const covered = await findDemonstration(page).evaluate((root) => {
      const readBoxes = (selector: string) =>
        [...root.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
      const classes = readBoxes('li [data-atom]');
      return readBoxes('pre [data-atom]').filter((declaration) =>
        classes.some(
          ({ left, right, top, bottom }) =>
            left < declaration.right &&
            right > declaration.left &&
            top < declaration.bottom &&
            bottom > declaration.top,
        ),
      ).length;
    });
    expect.soft(covered, `covered at ${String(width)} px`).toBe(0);
    const wide = await page
      .getByRole('navigation', { name: 'Site map' })
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => {
            const list = link.closest('ul');
            return list && link.getBoundingClientRect().right > list.getBoundingClientRect().right;
          })
          .map(({ textContent }) => textContent),
      );
    expect.soft(wide, `wide at ${String(width)} px`).toEqual([]);
  }
});

test('home: nothing scrolls sideways from 320 to 1440 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openHome(page);
  for (const width of [320, 390, 768, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(content, `content at ${String(width)} pixels`).toBeLessThanOrEqual(width);
  }
});

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'with a finger' : 'with a mouse', () => {
    test.use({ hasTouch, isMobile: hasTouch, viewport: { width: 390, height: 844 } });

    test(`home: at a width of 390 pixels ${hasTouch ? 'with a finger' : 'with a mouse'} it is less than 5,500 pixels high`, async ({
      page,
    }) => {
      await openHome(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5500);
    });
  });
}

test('home: marking a declaration moves nothing', async ({ page }) => {
  const readShifts = await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    const demonstration = findDemonstration(page);
    for (const place of [
      demonstration.getByText('fontWeight: 600').first(),
      demonstration.getByText('Save'),
      demonstration.getByText("backgroundColor: '#8f3a5b'").first(),
    ]) {
      await place.hover();
      await expect(place).toHaveAttribute('data-active');
    }
    expect(await readShifts()).toEqual([]);
  }
});

test('home: a site map above the footer opens every page without a reload', async ({ page }) => {
  await openHome(page);
  const map = page.getByRole('navigation', { name: 'Site map' });
  const routes = await map
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([...routes].sort()).toEqual([...DOC_ROUTES, '/try-it-out/'].sort());
  // The site map is a landmark outside of main.
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(2);
  const [bottom, top] = await Promise.all([
    map.evaluate((one) => one.getBoundingClientRect().bottom),
    page.getByRole('contentinfo').evaluate((one) => one.getBoundingClientRect().top),
  ]);
  expect(bottom).toBeLessThanOrEqual(top);

  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await map.getByRole('link', { name: 'mergeClasses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mergeClasses');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
