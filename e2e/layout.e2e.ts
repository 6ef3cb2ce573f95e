import { expect, test, type Locator, type Page } from '@playwright/test';
import { DOC_ROUTES } from './support/routes.ts';
import { openPage, waitForLayout } from './support/openPage.ts';
import { SITE } from './support/origins.ts';
import { watchShifts } from './support/watchShifts.ts';
import { servePaused } from './support/servers.ts';
import { readBox } from './support/readBox.ts';

const API = '/react/api/make-styles';

/** One page of each kind: reference, guide, concept, integration. */
const KINDS = [API, '/react/guides/limitations', '/react/guides/atomic-css', '/react/install'];

const findSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const findDrawer = (page: Page) => page.locator('.theme-layout-navbar-sidebar');

/** Opens the menu of a narrow window and waits until it has stopped moving. */
async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = findDrawer(page);
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  return drawer;
}

test.describe('layout: frame', () => {
  test('layout: the page is centered in any window, and wider if results are next to sources', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, API);
    for (const [width, frame, column] of [
      [1440, 1440, 880],
      [1727, 1440, 880],
      [1728, 1728, 1136],
      [1920, 1776, 1216],
      [2560, 1776, 1216],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const at = `at ${String(width)} px`;
      const sidebar = await readBox(page.locator('.theme-doc-sidebar-container'));
      const contents = await readBox(page.locator('.theme-doc-toc-desktop'));
      const start = sidebar.x;
      // The table of contents ends where the frame's padding begins.
      const end = width - (contents.right + 16);
      expect(Math.abs(start - end), at).toBeLessThanOrEqual(1);
      expect(width - start - end, at).toBeLessThanOrEqual(frame);

      expect(sidebar.width, at).toBe(240);
      const article = await readBox(page.getByRole('article'));
      expect(article.x - sidebar.right, at).toBeGreaterThanOrEqual(32);
      expect(contents.x - article.right, at).toBeGreaterThanOrEqual(32);
      expect(Math.abs(article.width - column), at).toBeLessThanOrEqual(20);
      // The bar is aligned with the page.
      const home = await readBox(page.getByRole('link', { name: 'Griffel' }).first());
      expect(home.x - start, at).toBeLessThanOrEqual(16);
      expect(home.x, at).toBeGreaterThanOrEqual(start);
    }
  });

  test('layout: in a wide window, the result and the outputs of a sample are next to its source, up to the edge of the page', async ({
    page,
  }) => {
    await openPage(page, API);
    const result = page.getByRole('group', { name: 'Result of SaveStatus.tsx' });
    const sample = page.locator('article div').filter({ has: result }).last().locator('..');
    const source = sample.locator('pre').first();
    const output = sample.getByRole('tabpanel', { name: 'CSS' });
    const readBoxes = () => Promise.all([source, result, output].map((one) => readBox(one)));

    await page.setViewportSize({ width: 1727, height: 900 });
    const below = await readBoxes();
    expect(below[1]?.y).toBeGreaterThanOrEqual(below[0]?.bottom ?? NaN);

    await page.setViewportSize({ width: 1920, height: 900 });
    const [left, right, css] = await readBoxes();
    const article = await readBox(page.getByRole('article'));
    for (const box of [right, css]) {
      expect(box?.x).toBeGreaterThanOrEqual(left?.right ?? NaN);
      expect(Math.abs((box?.right ?? NaN) - article.right)).toBeLessThanOrEqual(2);
    }
    // The source ends at the same edge as other code.
    const signature = await readBox(page.locator('article pre').first());
    expect(Math.abs((left?.right ?? NaN) - signature.right)).toBeLessThanOrEqual(2);
    expect(css?.bottom).toBeLessThanOrEqual((left?.bottom ?? NaN) + 2);
  });

  for (const route of KINDS) {
    test(`layout: text on ${route} has a limited line length, and code and tables share a wider edge`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, route);
      const { measure, texts, boxes, column } = await page.evaluate(() => {
        const root = document.querySelector('.markdown') as HTMLElement;
        const ruler = root.appendChild(document.createElement('span'));
        ruler.textContent = '0'.repeat(68);
        const measure = ruler.getBoundingClientRect().width;
        ruler.remove();
        const read = (selector: string) =>
          [...root.querySelectorAll(selector)]
            .filter((element) => element.getClientRects().length > 0)
            .map((element) => element.getBoundingClientRect());
        return {
          measure,
          column: root.getBoundingClientRect().right,
          texts: read(':scope > p, :scope > ul:not(:has(.code-block))').map(({ width }) => width),
          boxes: read(':scope > table, .code-block').map(({ right }) => Math.round(right)),
        };
      });
      expect(texts.length).toBeGreaterThan(5);
      for (const width of texts) expect(width).toBeLessThanOrEqual(measure + 1);
      expect(Math.max(...texts)).toBeGreaterThan(measure - 2);
      expect(boxes.length).toBeGreaterThan(3);
      // In a box or a list, code may end a border or a padding earlier.
      for (const right of boxes) expect(Math.abs(right - column)).toBeLessThanOrEqual(18);
    });
  }
});

test.describe('layout: sidebar', () => {
  test('layout: the whole sidebar fits into a window 900 px high, in rows of 32 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/react/css-extraction/with-nextjs');
    const links = findSidebar(page).locator('.menu__link');
    expect(await links.count()).toBe(DOC_ROUTES.length + 4);
    for (const link of await links.all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await readBox(link)).height).toBe(32);
    }
  });

  test('layout: in a low window, the sidebar scrolls to the current page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 480 });
    await openPage(page, '/react/css-extraction/with-nextjs');
    const current = findSidebar(page).locator('[aria-current=page]');
    await expect(current).toHaveText(/Next\.js/);
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /React/ })
      .click();
    await expect(current).toHaveText('Install');
    await expect(current).toBeInViewport({ ratio: 1 });
  });

  test('layout: the mobile menu opens at the current page, with the main links in one row above', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await openPage(page, '/react/css-extraction/with-nextjs');
    const drawer = await openDrawer(page);
    await expect(drawer.locator('.menu__list [aria-current=page]').last()).toBeInViewport({
      ratio: 1,
    });

    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/react/install');
    await openDrawer(page);
    const tops = [];
    for (const name of ['For React.js', 'Try it out', /GitHub/]) {
      // The main menu, which also has them, is outside the window.
      const link = drawer.getByRole('link', { name }).filter({ visible: true }).last();
      await expect(link).toBeInViewport({ ratio: 1 });
      tops.push((await readBox(link)).y);
    }
    expect(new Set(tops).size).toBe(1);
    // The name of the site, the first of these links, and the menu start at the same edge.
    const starts = [];
    for (const part of [
      drawer.getByRole('link', { name: 'Griffel' }),
      drawer.getByRole('link', { name: 'For React.js' }).filter({ visible: true }).last(),
      drawer.getByRole('button', { name: 'Back to main menu' }),
      drawer.getByRole('link', { name: 'Install', exact: true }),
    ]) {
      starts.push(
        await part.evaluate((element) => {
          const content = document.createRange();
          content.selectNodeContents(element);
          return Math.round(content.getBoundingClientRect().left);
        }),
      );
    }
    expect(starts).toEqual([16, 16, 16, 16]);
    const back = await readBox(drawer.getByRole('button', { name: 'Back to main menu' }));
    expect(back.y).toBeGreaterThan(tops[0] ?? NaN);
  });
});

test('layout: arrows are drawn without images, which the browser would style and lay out like documents', async ({
  page,
}) => {
  await openPage(page, API);
  const readArrow = (element: Element, pseudo: string) => {
    const { backgroundImage, maskImage, borderTopWidth, rotate, transform } = getComputedStyle(
      element,
      pseudo,
    );
    return [backgroundImage, maskImage, borderTopWidth !== '0px', rotate, transform];
  };
  const turn = (...numbers: number[]) => `matrix(${[...numbers, 0, 0].join(', ')})`;
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').first();
  expect(await way.evaluate(readArrow, '::after')).toEqual([
    'none',
    'none',
    true,
    '135deg',
    'none',
  ]);
  const section = page.getByRole('button', { name: 'Guides' });
  const sectionIs = (transform: string) =>
    expect
      .poll(() => section.evaluate(readArrow, '::after'))
      .toEqual(['none', 'none', true, '45deg', transform]);
  await sectionIs(turn(-1, 0, 0, -1));
  await section.click();
  await sectionIs(turn(0, 1, -1, 0));
  const top = page.locator('.theme-back-to-top-button');
  expect(await top.evaluate(readArrow, '::after')).toEqual(['none', 'none', true, '45deg', 'none']);
});

test.describe('layout: head', () => {
  test('layout: at 1440 px, breadcrumbs and actions share a row', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, API);
    const breadcrumbs = await readBox(page.getByRole('navigation', { name: 'Breadcrumbs' }));
    const actions = await readBox(page.getByText('Page actions'));
    const article = await readBox(page.getByRole('article'));
    const middle = ({ y, bottom }: { y: number; bottom: number }) => (y + bottom) / 2;
    expect(Math.abs(middle(breadcrumbs) - middle(actions))).toBeLessThanOrEqual(2);
    expect(breadcrumbs.x).toBe(article.x);
    expect(actions.right).toBe(article.right);
  });

  test('layout: on a phone, table of contents and actions share a bar, which stays below the navigation', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, API);
    // Code above the text would move it if it were laid out meanwhile.
    await waitForLayout(page);
    const contents = page.getByRole('button', { name: 'On this page' });
    const actions = page.getByText('Page actions');
    const navigation = await readBox(page.getByRole('navigation', { name: 'Main' }));
    await page.evaluate(() => window.scrollTo(0, 3000));
    const expectBelow = async (control: Locator) => {
      await expect.poll(async () => (await readBox(control)).y - navigation.bottom).toBeLessThan(4);
      expect((await readBox(control)).y).toBeGreaterThanOrEqual(navigation.bottom);
    };
    await expectBelow(contents);
    await expectBelow(actions);

    // The list opens over the text, which does not move, and closes when a link is followed.
    const paragraph = page.locator('.markdown > p').last();
    const before = await readBox(paragraph);
    await contents.click();
    const list = page.locator('.theme-doc-toc-mobile').getByRole('link');
    await expect(list.last()).toBeVisible();
    // After the jump, positions may still change by fractions of a pixel.
    expect((await readBox(paragraph)).y).toBeCloseTo(before.y, 0);
    // Waits for the animation. Playwright would scroll the list while it opens, which users cannot, so that its end
    // would move between press and release.
    await page
      .locator('.theme-doc-toc-mobile')
      .evaluate((bar) =>
        Promise.all(bar.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
    await list.last().click();
    await expect(list.last()).toBeHidden();
    const hash = decodeURIComponent(new URL(page.url()).hash.slice(1));
    const heading = page.locator(`[id="${hash}"]`);
    await expect(heading).toBeInViewport();
    expect((await readBox(heading)).y).toBeGreaterThanOrEqual((await readBox(contents)).bottom - 1);

    await contents.click();
    await expect(list.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list.first()).toBeHidden();
    await expect(contents).toBeFocused();
  });

  test('layout: the menu of page actions closes with Escape, its button or a press elsewhere, and opens without JavaScript', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openPage(page, API);
    const button = page.getByText('Page actions');
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toBeHidden();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('heading', { level: 1 }).click(),
      () => button.click(),
    ]) {
      await button.click();
      await expect(link).toBeVisible();
      await close();
      await expect(link).toBeHidden();
    }
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('summary').filter({ hasText: 'Page actions' })).toBeFocused();

    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(API);
    await bare.getByText('Page actions').click();
    await bare.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(bare).toHaveURL('/react/api/make-styles.md');
    await context.close();
  });
});

test('layout: all focused elements have the same ring, which no box around them cuts off', async ({
  page,
}) => {
  const names = new Set<string>();
  for (const [route, stops] of [
    ['/', 40],
    [API, 60],
  ] as const) {
    await openPage(page, route);
    const rings = new Set<string>();
    const cut = new Set<string>();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, ring, text, isWhole } = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const style = getComputedStyle(element);
        const { outlineColor, outlineStyle, outlineWidth, outlineOffset } = style;
        const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isCut = (box: { left: number; right: number; top: number; bottom: number }) =>
          left - reach < box.left - 0.5 ||
          right + reach > box.right + 0.5 ||
          top - reach < box.top - 0.5 ||
          bottom + reach > box.bottom + 0.5;
        let box = element.parentElement;
        for (; box && box !== document.body; box = box.parentElement) {
          if (getComputedStyle(box).overflowY === 'visible') continue;
          if (isCut(box.getBoundingClientRect())) break;
        }
        // The window cuts at its sides; what is too tall for it scrolls.
        const isOut = left - reach < 0 || right + reach > innerWidth;
        return {
          name: element.hasAttribute('data-atom') ? 'ATOM' : element.tagName,
          // On code, the ring has the color of the text, which is legible in each theme.
          ring: `${outlineWidth} ${outlineStyle} ${element.tagName === 'PRE' ? 'as code' : outlineColor}`,
          text: element.textContent.slice(0, 40),
          isWhole: (box === null || box === document.body) && !isOut,
        };
      });
      names.add(name);
      // The ring of an atom has the atom's hue.
      if (name !== 'ATOM') rings.add(ring.replace('as code', 'rgb(255, 210, 122)'));
      if (!isWhole) cut.add(`${name} ${text}`);
    }
    expect.soft([...rings], route).toEqual(['3px solid rgb(255, 210, 122)']);
    expect.soft([...cut], route).toEqual([]);
  }
  for (const name of ['A', 'BUTTON', 'SUMMARY', 'PRE']) expect(names).toContain(name);
});

test.describe('layout: touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** Finds controls of the shell that are too small for a finger. Links in text are only as high as the text. */
  const findSmall = (page: Page) =>
    page.evaluate(() => {
      const selector =
        'nav :is(a, button), .theme-doc-toc-mobile button, article summary, .code-block :is(button, select), [role=tab], footer a';
      return [...document.querySelectorAll(selector)]
        .filter((element) => {
          const { width, right, left } = element.getBoundingClientRect();
          return width > 0 && right > 0 && left < innerWidth && !element.closest('[inert]');
        })
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map((element) => `${element.tagName} ${element.textContent?.trim() ?? ''}`);
    });

  test('layout: heading and footer keep the same distance from the edge', async ({ page }) => {
    for (const route of ['/', API]) {
      await openPage(page, route);
      for (const element of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('contentinfo').getByRole('link').first(),
      ]) {
        expect((await readBox(element)).x, route).toBeCloseTo(16, 0);
      }
    }
  });

  test('layout: controls on the page and in the mobile menu have 44 px for a finger', async ({
    page,
  }) => {
    await openPage(page, API);
    await waitForLayout(page);
    expect(await findSmall(page)).toEqual([]);
    await openDrawer(page);
    expect(await findSmall(page)).toEqual([]);
    for (const name of ['Close navigation bar', 'Toggle navigation bar']) {
      const { width, height } = await readBox(page.getByRole('button', { name }));
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    }
  });
});

for (const [stop, what] of [
  ['<svg viewBox="0 0 24 24" class=breadcrumbHomeIcon', 'the breadcrumbs'],
  ['<summary class=opener>Page actions', 'the menu of page actions'],
  ['<span aria-live=polite>Copy</span>', 'a button at the right edge of code'],
] as const) {
  test(`layout: nothing moves if a page is painted before ${what} has loaded`, async ({ page }) => {
    const host = await servePaused(SITE, '/react/install', stop);
    const readShifts = await watchShifts(page, { whileRead: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${host.origin}/react/install`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveCount(0);
    host.finish();
    await expect(footer).toHaveCount(1);
    expect(await readShifts()).toEqual([]);
    host.close();
  });
}

test('layout: a table fades out at its end only if more than an edge is out of sight', async ({
  page,
}) => {
  await openPage(page, '/react/api/shorthands');
  const table = page.getByRole('table').first();
  for (const [extra, isFaded] of [
    [2, false],
    [40, true],
  ] as const) {
    await table.evaluate((element, width) => {
      element.style.display = 'block';
      for (const body of element.querySelectorAll('tbody')) {
        body.style.display = 'block';
        body.style.width = `${String(element.clientWidth + width)}px`;
      }
    }, extra);
    const mask = expect.poll(() =>
      table.evaluate((element) => getComputedStyle(element).maskImage),
    );
    if (isFaded) await mask.toContain('rgba(0, 0, 0, 0)');
    else await mask.toMatch(/^linear-gradient\(270deg, rgb\(0, 0, 0\), /);
  }
});

test('layout: text grows with the font size of the browser, and nothing overflows', async ({
  playwright,
}, { project }) => {
  const { launchOptions } = project.use;
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL: SITE });
  const size = (locator: Locator) =>
    locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const resize = (width: number) => page.setViewportSize({ width, height: 900 });
  const expectToFit = async (width: number) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${page.url()} at ${String(width)}`).toBe(width);
  };
  for (const route of ['/', API, '/react/install']) {
    await page.goto(route);
    for (const width of [390, 1440]) {
      await resize(width);
      const text = await size(page.locator('main p').first());
      expect(text, `text of ${route}`).toBeGreaterThanOrEqual(21);
      expect(await size(page.locator('main h2').first()), `h2 of ${route}`).toBeGreaterThan(text);
      expect(await size(page.locator('main pre').first()), `code of ${route}`).toBeGreaterThan(16);
      await expectToFit(width);
    }
  }
  await page.goto('/try-it-out/');
  for (const width of [390, 1440]) {
    await resize(width);
    for (const name of ['Share', 'More']) {
      const button = page.getByRole('button', { name, exact: true });
      expect((await readBox(button)).width, name).toBeGreaterThan(60);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    const title = await readBox(page.getByRole('heading', { name: 'First style' }).first());
    expect(title.height, 'height of the title').toBeLessThan(100);
    if (width > 1000)
      expect(await size(page.getByRole('textbox', { name: 'Code editor' }))).toBeGreaterThan(19);
    await expectToFit(width);
  }
  await browser.close();
});
