import { expect, test, type Page } from '@playwright/test';
import { openPage, waitForLayout } from './support/openPage.ts';
import { openSettings } from './support/openSetting.ts';

const PAGE = '/react/api/make-styles';

/** Measures by how many pixels a page is wider than its window. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

test('long words: break at each width instead of widening the page', async ({ page }) => {
  const word = 'Incomprehensibilities'.repeat(13);
  const places = ['h1', 'article h2', 'article p', '.markdown li', 'article td', 'p > code'];
  const shell = [
    '.breadcrumbs__item',
    '.table-of-contents a',
    '.menu__link',
    '.pagination-nav__label',
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/react/api/create-dom-renderer');
  const found = await page.evaluate(
    ({ selectors, text }) =>
      selectors.filter((selector) => {
        const element = document.querySelector(selector);
        if (element) element.textContent = text;
        return element !== null;
      }),
    { selectors: [...places, ...shell], text: word },
  );
  expect(found).toEqual([...places, ...shell]);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(page), `overflow at ${String(width)} px`).toBe(0);
    // The word also stays inside its column. Lines of inline code may end up to 2 px later, with their padding.
    const cut = await page.evaluate(
      ({ selectors, text }) =>
        selectors.filter((selector) => {
          const element = [...document.querySelectorAll(selector)].find(
            ({ textContent }) => textContent === text,
          );
          const column = element?.closest('article, nav, .table-of-contents');
          if (!element || !column || element.getClientRects().length === 0) return false;
          return element.getBoundingClientRect().right > column.getBoundingClientRect().right + 2;
        }),
      { selectors: [...places, ...shell].filter((one) => one !== 'article td'), text: word },
    );
    expect(cut, `cut off at ${String(width)} px`).toEqual([]);
  }
});

test.describe('print', () => {
  test('print: a page is reduced to its article, and no line of code is cut off', async ({
    page,
  }) => {
    // A4 at 96 dpi, less a margin.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto(PAGE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeHidden();
    expect(await measureOverflow(page)).toBe(0);
    const cut = await page
      .locator('article pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
    expect(cut).toBe(0);
    // Those of folds, too, which have no arrow on paper.
    const starts = await page
      .locator('article :is(h2, h3):visible')
      .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().left));
    expect(new Set(starts).size).toBe(1);
    const text = await page.locator('article pre code').first().evaluate(readColor);
    expect(measureOnPaper(text)).toBeGreaterThan(7);
  });

  test('print: no row is empty, nothing is above the title, and there are no controls', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    for (const route of ['/react/install', PAGE]) {
      await page.goto(route);
      await waitForLayout(page);
      await page.emulateMedia({ media: 'print' });
      // Each row above or below code has text, and everything above the title is gone.
      const empty = await page
        .locator('.code-block, .code-block > *, .code-block + div > *')
        .evaluateAll((all) =>
          all
            .filter((element) => element.getBoundingClientRect().height > 0)
            // Results are in a shadow root, and may have no text.
            .filter((element) => !element.matches('[data-result]'))
            .filter((element) => (element as HTMLElement).innerText.trim() === '')
            .map(({ className }) => className),
        );
      expect(empty, route).toEqual([]);
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.y, route).toBeLessThan(40);
      await expect(page.getByText('Page actions')).toBeHidden();
      for (const link of await page.getByLabel('Open in playground').all()) {
        await expect(link).toBeHidden();
      }
    }
  });

  test('print: all text of an article is dark enough for paper', async ({ page }) => {
    // From the start, because links would change their color over a fifth of a second.
    await page.emulateMedia({ media: 'print' });
    for (const route of ['/react/install', '/react/guides/limitations']) {
      await page.goto(route);
      const texts = await page
        .locator('article :is(p, li, td, th, a, h2, h3, pre, strong)')
        .evaluateAll((all) =>
          all
            .filter((element) => element.getClientRects().length > 0)
            .filter((element) => element.getRootNode() === document)
            .map((element) => [getComputedStyle(element).color, element.outerHTML.slice(0, 80)]),
        );
      expect(texts.length).toBeGreaterThan(50);
      const faint = texts.filter(([color = '']) => measureOnPaper(color) < 4.5);
      expect(faint, route).toEqual([]);
    }
  });

  test('print: results of samples keep the dark background that their colors are made for', async ({
    page,
  }) => {
    await page.goto('/react/install');
    await page.emulateMedia({ media: 'print' });
    const result = page.getByRole('group', { name: /^Result of / }).first();
    await expect(result).toHaveCSS('background-color', 'rgb(10, 12, 16)');
    await expect(result).toHaveCSS('print-color-adjust', 'exact');
  });

  // Some users also print backgrounds, so a dark one must not be left behind the black text.
  test('print: a highlighted line has no background', async ({ page }) => {
    await page.goto('/react/install');
    await page.emulateMedia({ media: 'print' });
    const line = page.locator('article .code-line-highlighted').first();
    await expect(line).toHaveCSS('border-image-source', 'none');
    await expect(line).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('print: the editor of the playground has no background', async ({ page }) => {
    await page.goto('/try-it-out/');
    const editor = page.getByRole('textbox', { name: 'Code editor' });
    await expect(editor).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const grounds = await editor.evaluate((element) => {
      const found: string[] = [];
      for (let at: Element | null = element; at?.closest('.code-block'); at = at.parentElement) {
        found.push(getComputedStyle(at).backgroundColor);
      }
      return found;
    });
    expect(grounds.length).toBeGreaterThan(2);
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  });

  test('print: the playground is its code, result and output, without controls, and no line is cut off', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await page.goto('/try-it-out/');
    const editor = page.getByRole('textbox', { name: 'Code editor' });
    await expect(editor).toBeVisible();
    const last = editor.getByText('</main>');
    await expect(last).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(last).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(1);
    // Hidden visually, for screen readers.
    await expect(main.getByRole('button', { name: 'Go into the preview' })).toBeVisible();
    await expect(main.getByRole('separator').filter({ visible: true })).toHaveCount(0);
    await expect(main.locator('details')).toBeHidden();
    const cut = await editor.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      const found: string[] = [];
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { overflowY } = getComputedStyle(at);
        if (overflowY !== 'visible' && at.getBoundingClientRect().bottom < bottom - 1) {
          found.push(at.className);
        }
      }
      return found;
    });
    expect(cut).toEqual([]);
  });

  test('print: the home page is legible on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await page.goto('/');
    const start = page.getByRole('link', { name: 'Get started' });
    await expect(start).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(start).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    const declarations = await page.locator('main pre [data-atom]:not([data-active])').all();
    expect(declarations.length).toBeGreaterThan(10);
    for (const declaration of declarations) {
      expect(measureOnPaper(await declaration.evaluate(readColor))).toBeGreaterThan(4.5);
    }
    await expect(page.getByRole('navigation', { name: 'Site map' })).toBeHidden();
  });
});

const readColor = (element: Element) => getComputedStyle(element).color;

/** Computes the contrast of a color, as browsers return it, with white paper. */
function measureOnPaper(color: string): number {
  const channels = color.match(/[\d.]+/g)?.slice(0, 3) ?? [];
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test.describe('forced colors', () => {
  test('forced colors: selected and marked elements are recognizable without color', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(PAGE);
    const read = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundImage, borderColor, outlineStyle, borderBlockEndStyle } =
            getComputedStyle(element);
          return { backgroundImage, borderColor, outlineStyle, borderBlockEndStyle };
        });
    expect((await read('.code-line-highlighted')).backgroundImage).toBe('none');
    // The current page in the sidebar has a border in the system's color; the others have none.
    const [current, other] = await page
      .locator('.menu__link:not(.menu__link--sublist)')
      .evaluateAll((links) => {
        const isCurrent = (link: Element) => link.getAttribute('aria-current') === 'page';
        const readEdge = (link: Element | undefined) =>
          link ? getComputedStyle(link).borderInlineStartColor : '';
        return [readEdge(links.find(isCurrent)), readEdge(links.find((link) => !isCurrent(link)))];
      });
    expect(current).not.toBe('');
    expect(current).not.toBe(other);
    const tab = page.getByRole('tab', { selected: true }).first();
    await tab.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await tab.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe(
      'none',
    );
  });
});

test('forced colors: the playground shows where its parts end, and which background is which', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/try-it-out/');
  const backgrounds = page.getByRole('group', { name: 'Background' });
  await expect(backgrounds).toBeVisible();
  const grounds = await backgrounds.locator('button > span').evaluateAll((swatches) =>
    swatches.map((swatch) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(swatch);
      return `${backgroundColor} ${backgroundImage}`;
    }),
  );
  expect(new Set(grounds).size).toBe(3);
  const edges = await page
    .getByRole('main')
    .getByRole('separator')
    .evaluateAll((dividers) =>
      dividers.map((divider) => {
        const { borderLeftWidth, borderTopWidth } = getComputedStyle(divider);
        return Math.max(parseFloat(borderLeftWidth), parseFloat(borderTopWidth));
      }),
    );
  expect(edges).toEqual([1, 1, 1]);
});

test('forced colors: the knob of the switch for the offline copy is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, PAGE);
  const control = (await openSettings(page)).getByRole('switch');
  await expect(control).toBeChecked();
  const { knob, edge } = await control.evaluate((element) => {
    const track = element.querySelector('[data-track]') ?? element;
    const { backgroundColor, borderColor, borderWidth } = getComputedStyle(track, '::before');
    const drawn = borderWidth === '0px' ? backgroundColor : borderColor;
    return { knob: drawn, edge: getComputedStyle(track).borderColor };
  });
  expect(knob).toBe(edge);
});

test('forced colors: only the selected tab has a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/try-it-out/');
  const readEdge = (element: Element) => getComputedStyle(element).borderBottomColor;
  const tabs = page.getByRole('tablist', { name: 'Output' }).getByRole('tab');
  await expect(tabs).toHaveCount(7);
  const ground = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    return getComputedStyle(probe).color;
  });
  const edges = await tabs.evaluateAll((all) =>
    all.map((tab) => getComputedStyle(tab).borderBottomColor),
  );
  expect(edges.filter((edge) => edge !== ground)).toHaveLength(1);
  expect(await page.getByRole('tab', { name: 'CSS', exact: true }).evaluate(readEdge)).not.toBe(
    ground,
  );
});

test('forced colors: elements of the home page keep their colors, and marks have outlines', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  const merged = page.getByRole('group', { name: 'mergeClasses', exact: true });
  const grounds = await merged
    .getByText('Delete', { exact: true })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  const outlines = await page
    .locator('[data-demonstration] [data-atom][data-active]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  expect(new Set(outlines)).toEqual(new Set(['solid']));
});

test.describe('code blocks', () => {
  test('code blocks: long lines wrap on demand', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGE);
    const wrap = page.getByRole('button', { name: 'Wrap' }).first();
    const block = page.locator('.code-block').filter({ has: wrap }).first();
    const isCut = () =>
      block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth + 1);
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await isCut()).toBe(true);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await isCut()).toBe(false);
    await wrap.click();
    expect(await isCut()).toBe(true);
  });
});
