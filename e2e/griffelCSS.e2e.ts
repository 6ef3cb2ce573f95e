import { expect, test, type Page } from '@playwright/test';
import { holdScripts } from './support/holdScripts.ts';
import { openPage, waitForHydration } from './support/openPage.ts';
import { readInsertedStyles } from './support/readInsertedStyles.ts';
import { watchShifts } from './support/watchShifts.ts';

/** Blocks the font of headings, which would be used only on visits on which it loads in time. */
const blockFont = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

/** One page of each kind: samples, commands with tabs and asides, templates, the home page. */
const KINDS = ['/react/api/make-styles', '/react/install', '/try-it-out/', '/'];

/**
 * Reads the computed styles of the root, and of every element with one of Griffel's classes what differs from the root.
 * Without `visibility`, because controls that need JavaScript are hidden until it runs.
 */
function readLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Elements out of sight may not be laid out yet.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { content-visibility: visible !important; contain-intrinsic-size: none !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
    // With reduced motion, transitions take a millisecond, which may not have passed yet.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    const root = document.documentElement;
    const names = [...getComputedStyle(root)].filter(
      (name) => name !== 'visibility' && !name.startsWith('--'),
    );
    const heights = /^(?:block-size|height|grid-template-rows|(?:perspective|transform)-origin)$/;
    const readDeclarations = (element: HTMLElement) => {
      const style = getComputedStyle(element);
      // In an element that is higher than the window, fractions of lines add up to a pixel.
      const isLong = element.getBoundingClientRect().height > innerHeight;
      return (
        names
          .filter((name) => !isLong || !heights.test(name))
          // Whole pixels, because fractions in the height of a line differ between layouts.
          .map((name) => `${name}: ${style.getPropertyValue(name)}`.replace(/\.\d+px/g, 'px'))
      );
    };
    const base = new Set(readDeclarations(root));
    const looks = [...document.querySelectorAll<HTMLElement>('[class]')]
      .filter(({ className }) =>
        /(?:^|\s)(?:r[0-9a-z]{5,7}|___[0-9a-z]{7})(?:\s|$)/.test(className),
      )
      .map((element) => {
        const own = readDeclarations(element).filter((one) => !base.has(one));
        return `${element.tagName} ${element.className}\n${own.join('\n')}`;
      });
    looks.unshift([...base].join('\n'));
    document.adoptedStyleSheets.pop();
    return looks;
  });
}

test('Griffel CSS: a navigation inserts no styles', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'For React.js' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible();
  expect(await readInsertedStyles(page)).toEqual([]);
  const sheets = () => page.locator('link[rel=stylesheet][href*=griffel]').count();
  expect(await sheets()).toBe(1);
});

test('Griffel CSS: resets come before atomic rules, and conditions after them', async ({
  page,
}) => {
  await openPage(page, '/');
  const kinds = await page.evaluate(() => {
    const sheet = [...document.styleSheets].find(({ href }) => href?.includes('griffel'));
    return [...(sheet?.cssRules ?? [])].flatMap((rule) => {
      if (rule instanceof CSSKeyframesRule) return [];
      if (!(rule instanceof CSSStyleRule)) return ['condition'];
      if (/\.r[0-9a-z]{5,7}\b/.test(rule.selectorText)) return ['reset'];
      // Rules with a pseudo class come after those without one.
      return [/\.f[0-9a-z]{5,7}:(?!not)/.test(rule.selectorText) ? 'state' : 'atom'];
    });
  });
  const order = ['reset', 'atom', 'state', 'condition'];
  expect(new Set(kinds)).toContain('reset');
  expect(new Set(kinds)).toContain('atom');
  expect(kinds).toEqual([...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
});

// Pages are not compared while something moves on them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of KINDS) {
  test(`Griffel CSS: ${route} looks the same before and after hydration, and without JavaScript`, async ({
    browser,
    page,
  }) => {
    await blockFont(page);
    const readShifts = await watchShifts(page);
    const held = await holdScripts(page);
    // The playground would replace the content of the page, so it is never delivered.
    await page.route('**/assets/js/playground.*.js', () => undefined);
    await page.goto(route, { waitUntil: 'commit' });
    await expect.poll(() => held.count()).toBeGreaterThan(0);
    // The page has been parsed to its end.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const before = await readLooks(page);
    await held.release();
    await waitForHydration(page);
    const after = await readLooks(page);
    expect(after).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
    expect(await readShifts()).toEqual([]);

    // Without JavaScript, templates take all the space that they need, because there is no playground.
    if (route === '/try-it-out/') return;
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    const plain = await context.newPage();
    await blockFont(plain);
    await plain.goto(route);
    // Scripts of the test still run on that page.
    expect(await readLooks(plain)).toEqual(after);
    await context.close();
  });
}
