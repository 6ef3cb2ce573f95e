import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { ROUTES } from './support/routes.ts';
import { holdScripts } from './support/holdScripts.ts';
import { openPage, waitForHydration } from './support/openPage.ts';
import { readInsertedStyles } from './support/readInsertedStyles.ts';
import { readShifts } from './support/readShifts.ts';

/** Leaves a page the user's own face: that of titles is used only where it comes in time, so not in each visit. */
const refuseFont = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

/** One of each kind: samples, commands with tabs and asides, templates, the home page. */
const TELLING = ['/react/api/make-styles', '/react/install', '/try-it-out/', '/'];

const MISSING = '/no-such-page';

/** Stylesheets in the order of the page, without hashes. */
async function readStylesheets(request: APIRequestContext, route: string): Promise<string[]> {
  const html = await (await request.get(route)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/<link[^>]*rel="?stylesheet"?[^>]*>/g)].map(
    ([link]) => /css\/([\w-]+)\.\w+\.css/.exec(link)?.[1] ?? link,
  );
}

/**
 * What every element that carries one of Griffel's classes looks like, without what waits for
 * JavaScript: controls that need it are there from the start, unseen.
 */
function readLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is out of sight may not be laid out yet.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { content-visibility: visible !important; contain-intrinsic-size: none !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
    // Without motion, all that changes does so within a millisecond, which has not passed yet.
    for (const transition of document.getAnimations()) transition.finish();
    const looks = [...document.querySelectorAll<HTMLElement>('[class]')]
      .filter(({ className }) =>
        /(?:^|\s)(?:r[0-9a-z]{5,7}|___[0-9a-z]{7})(?:\s|$)/.test(className),
      )
      .map((element) => {
        const style = getComputedStyle(element);
        // The fractions of many lines add up to a pixel of what is higher than a window.
        const isLong = element.getBoundingClientRect().height > innerHeight;
        const isHeight = (name: string) =>
          /^(?:block-size|height|grid-template-rows|(?:perspective|transform)-origin)$/.test(name);
        const look = [...style]
          .filter((name) => name !== 'visibility' && !name.startsWith('--'))
          .filter((name) => !isLong || !isHeight(name))
          // Whole pixels: the height of a line differs in its fractions from one layout to the next.
          .map((name) => `${name}: ${style.getPropertyValue(name)}`.replace(/\.\d+px/g, 'px'));
        return `${element.tagName} ${element.className}\n${look.join('\n')}`;
      });
    document.adoptedStyleSheets.pop();
    return looks;
  });
}

for (const route of [...ROUTES, MISSING]) {
  test(`Griffel CSS: ${route} links its stylesheet after the theme's`, async ({ request }) => {
    // The home page has one of its own, with classes that no other page has.
    const own = route === '/' ? ['home'] : [];
    expect(await readStylesheets(request, route)).toEqual([...own, 'styles', 'griffel']);
  });
}

test('Griffel CSS: a navigation inserts no styles either', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'For React.js' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible();
  expect(await readInsertedStyles(page)).toEqual([]);
  const sheets = () => page.locator('link[rel=stylesheet][href*=griffel]').count();
  expect(await sheets()).toBe(1);
});

test('Griffel CSS: resets stand before atoms, and conditions after them', async ({ page }) => {
  await openPage(page, '/');
  const kinds = await page.evaluate(() => {
    const sheet = [...document.styleSheets].find(({ href }) => href?.includes('griffel'));
    return [...(sheet?.cssRules ?? [])].flatMap((rule) => {
      if (rule instanceof CSSKeyframesRule) return [];
      if (!(rule instanceof CSSStyleRule)) return ['condition'];
      if (/\.r[0-9a-z]{5,7}\b/.test(rule.selectorText)) return ['reset'];
      // What has a state is sorted among the atoms, after those that have none.
      return [/\.f[0-9a-z]{5,7}:(?!not)/.test(rule.selectorText) ? 'state' : 'atom'];
    });
  });
  const order = ['reset', 'atom', 'state', 'condition'];
  expect(new Set(kinds)).toContain('reset');
  expect(new Set(kinds)).toContain('atom');
  expect(kinds).toEqual([...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
});

// What a page shows while something moves on it is not compared.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of TELLING) {
  test(`Griffel CSS: ${route} looks the same before and after hydration, and without JavaScript`, async ({
    browser,
    page,
  }) => {
    await refuseFont(page);
    const held = await holdScripts(page);
    // The playground takes the place of what the page shows; here it never comes.
    await page.route('**/assets/js/playground.*.js', () => undefined);
    await page.goto(route, { waitUntil: 'commit' });
    await expect.poll(() => held.count()).toBeGreaterThan(0);
    // The end of the page is there.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const before = await readLooks(page);
    await held.release();
    await waitForHydration(page);
    const after = await readLooks(page);
    expect(after).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
    expect(await readShifts(page)).toEqual([]);

    // Without JavaScript, templates take all the room that they need, because no playground comes.
    if (route === '/try-it-out/') return;
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    const plain = await context.newPage();
    await refuseFont(plain);
    await plain.goto(route);
    // Scripts of the test still run there.
    expect(await readLooks(plain)).toEqual(after);
    await context.close();
  });
}
