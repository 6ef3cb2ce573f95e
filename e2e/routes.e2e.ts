import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test, type Page, type Response } from '@playwright/test';
import { expectFirstViewToBeLight } from './support/firstView.ts';
import { findPlayground } from './support/Playground.ts';
import { DOC_ROUTES, ROUTES } from './support/routes.ts';
import { findViolations } from './support/findViolations.ts';
import { readInsertedStyles } from './support/readInsertedStyles.ts';
import { watchShifts } from './support/watchShifts.ts';
import { waitForHydration } from './support/openPage.ts';
import { watchConsole, watchPolicy, watchRequests } from './support/watchPage.ts';

const MISSING = '/no-such-page';

/** Opens a page in a window of a given width and waits until everything visible has loaded. */
async function openAt(page: Page, route: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route, { waitUntil: 'load' });
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (route === '/try-it-out/') {
    // It loads after the page. An idle network is not always reported once workers are replaced.
    const { preview } = findPlayground(page);
    await expect(preview.getByText('A pencil made of slate')).toBeVisible();
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(shown.map((image) => image.decode()));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Opens folds and lays out code that is out of sight, because they must also fit and be accessible. */
async function showAll(page: Page): Promise<void> {
  await page.locator('.markdown').evaluateAll((contents) => {
    for (const content of contents) {
      for (const fold of content.querySelectorAll('details')) fold.open = true;
      for (const code of content.querySelectorAll<HTMLElement>('pre, .code-frame')) {
        code.style.contentVisibility = 'visible';
      }
    }
  });
}

/** Expects that neither the page nor a table scrolls sideways. */
async function expectToFit(page: Page, width: number): Promise<void> {
  const sizes = await page.evaluate(() => ({
    window: innerWidth,
    content: document.documentElement.scrollWidth,
  }));
  expect.soft(sizes, 'widths').toEqual({ window: width, content: width });
  // At 320 pixels, which are those of a page that is enlarged four times, a table may scroll in its own box.
  if (width < 390) return;
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('.markdown table')]
      .filter(
        (table) => table.scrollWidth > table.clientWidth && !table.closest('[data-playground]'),
      )
      .map((table) => table.textContent.slice(0, 80)),
  );
  expect.soft(wide, `tables that scroll at ${String(width)}`).toEqual([]);
}

/** Expects that no file name above code breaks inside a word. */
async function expectWholeNames(page: Page): Promise<void> {
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll('[data-title]')].flatMap((title) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of node.nodeValue?.matchAll(/[^\s/]+/g) ?? []) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top));
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    }),
  );
  expect.soft(broken, 'file names that break').toEqual([]);
}

/** Expects links in text to have more than a color, also in bold text. */
async function expectUnderlinedLinks(page: Page): Promise<void> {
  // A locator would also find links in results of samples.
  const plain = await page.evaluate(() =>
    [...document.querySelectorAll('.markdown :is(p, li, td) a')]
      .filter((link) => getComputedStyle(link).textDecorationLine !== 'underline')
      .map((link) => link.textContent),
  );
  expect.soft(plain, 'links without a line').toEqual([]);
}

/** Link texts that say nothing about where they lead, as Lighthouse lists them for English. */
const EMPTY_WORDS =
  /^(?:click (?:here|this)|go|here|information|(?:learn |read |see )?more|more (?:info|information)|right here|start|this)$/i;

/** Expects links to say where they lead. */
async function expectTellingLinks(page: Page): Promise<void> {
  // A locator would also find links in results of samples.
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('.markdown a')].map(({ textContent }) => textContent),
  );
  const empty = texts.filter((text) => EMPTY_WORDS.test(text.trim()));
  expect.soft(empty, 'links that do not say where they lead').toEqual([]);
}

/** Expects the heading of a page of the documentation to be near its top. */
async function expectHeadingNearTop(page: Page, name: string): Promise<void> {
  const top = await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top);
  expect.soft(top, `top of the heading ${name}`).toBeLessThanOrEqual(150);
}

/** Emulates a phone for the rest of the test; a viewport size that is set later has no effect. */
async function turnToPhone(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const size = { width: 390, height: 844, deviceScaleFactor: 1 };
  await cdp.send('Emulation.setDeviceMetricsOverride', { ...size, mobile: true });
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const isPhone = () =>
    page.evaluate(() => innerWidth === 390 && matchMedia('(pointer: coarse)').matches);
  await expect.poll(isPhone).toBe(true);
}

/** Expects that no script is requested before the text of the page is painted. */
async function expectScriptsAfterPaint(page: Page): Promise<void> {
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect.soft(scripts.length, 'scripts').toBeGreaterThan(2);
  const early = scripts.filter(({ startTime }) => startTime < painted);
  expect.soft(early, 'scripts that are requested before the first paint').toEqual([]);
}

/** The scale of all pages of the documentation: at most eight type sizes, and two radii. */
const TYPE_SIZES = ['12px', '13px', '14px', '16px', '20px', '24px'];
/** The first heading is smaller in a narrow window. */
const HEADING_SIZES = { 390: '32px', 1440: '40px' };
const RADII = ['6px', '10px'];

/** Expects only type sizes and radii of that scale, and line heights in steps of 4 px. */
async function expectScale(page: Page, width: keyof typeof HEADING_SIZES): Promise<void> {
  const found = await page.evaluate(() => {
    const fonts = new Set<string>();
    const corners = new Set<string>();
    const odd = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      // A result has the styles of its sample, and the footer is also that of the home page.
      if (element.closest('[data-result], footer, svg')) continue;
      if (element.getClientRects().length === 0) continue;
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (hasText) fonts.add(style.fontSize);
      // Inline text has the line height of its paragraph.
      if (hasText && style.display !== 'inline' && parseFloat(style.lineHeight) % 4 !== 0) {
        odd.add(`${element.tagName} ${style.lineHeight}`);
      }
      // Corners are visible only with a border or a background.
      const isSeen = style.borderStyle !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (!isSeen) continue;
      for (const corner of [
        style.borderStartStartRadius,
        style.borderStartEndRadius,
        style.borderEndStartRadius,
        style.borderEndEndRadius,
      ]) {
        if (corner !== '0px' && corner !== '50%') corners.add(corner);
      }
    }
    return { fonts: [...fonts], corners: [...corners], odd: [...odd] };
  });
  expect.soft(found.odd, 'line heights').toEqual([]);
  const scale = [...TYPE_SIZES, HEADING_SIZES[width]];
  const sizes = found.fonts.filter((size) => !scale.includes(size));
  expect.soft(sizes, 'type sizes outside of the scale').toEqual([]);
  const radii = found.corners.filter((radius) => !RADII.includes(radius));
  expect.soft(radii, 'radii outside of the scale').toEqual([]);
}

/** The most elements of a documentation page with Slate, including those in shadow roots of results. */
const MAX_ELEMENTS = 2400;

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const count = (root: ParentNode): number => {
      const all = [...root.querySelectorAll('*')];
      return all.reduce(
        (sum, { shadowRoot }) => sum + (shadowRoot ? count(shadowRoot) : 0),
        all.length,
      );
    };
    return count(document);
  });
}

/** Expects that the head describes the page for crawlers, without duplicates. */
async function expectHeadToDescribe(page: Page, route: string): Promise<void> {
  const head = await page.evaluate(() => {
    const read = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    return {
      canonical: read('link[rel=canonical]', 'href'),
      url: read('meta[property="og:url"]', 'content'),
      type: read('meta[property="og:type"]', 'content'),
      descriptions: read('meta[name=description]', 'content'),
      robots: read('meta[name=robots]', 'content'),
      markdown: read('link[rel=alternate][type="text/markdown"]', 'href'),
      language: document.documentElement.lang,
    };
  });
  const { canonical, descriptions, ...rest } = head;
  expect.soft(canonical.map((url) => new URL(url ?? '').pathname)).toEqual([route]);
  expect.soft(rest).toEqual({
    url: canonical,
    type: [route === '/' ? 'website' : 'article'],
    robots: [],
    markdown: [`${route.replace(/\/$/, '') || '/index'}.md`],
    language: 'en',
  });
  expect.soft(descriptions).toHaveLength(1);
  expect.soft(descriptions[0]?.length).toBeGreaterThanOrEqual(70);
  expect.soft(descriptions[0]?.length).toBeLessThanOrEqual(160);
}

/** Expects the style sheets of a page in order: those of our components come after those of the theme. */
function expectStyleSheets(html: string, route: string): void {
  const head = html.slice(0, html.indexOf('</head>'));
  const names = [...head.matchAll(/<link[^>]*rel="?stylesheet"?[^>]*>/g)].map(
    ([link]) => /css\/([\w-]+)\.\w+\.css/.exec(link)?.[1] ?? link,
  );
  // These pages also have their own style sheet, with classes that no other page has.
  const own = route === '/' ? ['home'] : route === '/try-it-out/' ? ['try-it-out'] : [];
  expect.soft(names, 'style sheets').toEqual([...own, 'styles', 'griffel']);
}

/** Expects data about a page of the documentation for search engines. */
function expectStructuredData(html: string, route: string): void {
  const origin = new URL(/rel="?canonical"? href="?([^\s">]+)/.exec(html)?.[1] ?? '').origin;
  const [script = '', ...others] = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
  ].map(([, json]) => json);
  expect.soft(others, 'further structured data').toEqual([]);
  const graph = (JSON.parse(script) as { '@graph': Record<string, unknown>[] })['@graph'];
  const [article, breadcrumbs] = graph;
  const url = origin + route;
  expect.soft(article).toMatchObject({ '@type': 'TechArticle', url, inLanguage: 'en' });
  const steps = breadcrumbs?.itemListElement as { item: string; name: string }[];
  expect.soft(steps.length, 'breadcrumbs').toBeGreaterThan(1);
  expect.soft(steps.at(-1)).toMatchObject({ item: url, name: article?.headline });
}

/** Reads the installed version of the library. */
function readLibraryVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@griffel/react');
  const root = /^.*@griffel[\\/]react/.exec(entry)?.[0] ?? '';
  const text = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

const isDocumentation = (route: string) => DOC_ROUTES.some((one) => one === route);

// One test per route, because opening pages takes most of the time.
for (const route of [...ROUTES, MISSING]) {
  test(`routes: ${route} fits each width and zoom, moves nothing, inserts no styles, links its style sheets in order, has few elements, violates no rule of axe or the policy, keeps to the scale, is light, loads scripts after its text, describes itself, names the version that it was verified with, logs no error and contacts no other host`, async ({
    page,
  }) => {
    const log = watchConsole(page);
    const requests = watchRequests(page.context());
    const readStopped = await watchPolicy(page);
    const readShifts = await watchShifts(page);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));

    await openAt(page, route, 390);
    const [document] = responses;
    expect
      .soft(document?.headers()['content-security-policy'], 'policy')
      .toContain("default-src 'none'");
    expect.soft(await readStopped(), 'stopped by the policy at 390 px').toEqual([]);
    if (route !== MISSING) {
      await expectFirstViewToBeLight(route, [...responses]);
      await expectHeadToDescribe(page, route);
    }
    const html = (await document?.text()) ?? '';
    expectStyleSheets(html, route);
    if (isDocumentation(route)) {
      expectStructuredData(html, route);
      expect
        .soft(html.replace(/<!-- -->/g, ''))
        .toContain(`Verified with @griffel/react ${readLibraryVersion()}<`);
    }
    await expectToFit(page, 390);
    expect.soft(await readShifts(), 'layout shifts at 390 px').toEqual([]);
    if (route !== '/try-it-out/') await expectScriptsAfterPaint(page);
    if (isDocumentation(route)) {
      await expectHeadingNearTop(page, 'at 390 px');
      await expectTellingLinks(page);
      await expectUnderlinedLinks(page);
    }
    await showAll(page);
    await expectToFit(page, 390);
    await expectWholeNames(page);
    if (isDocumentation(route) || route === MISSING) await expectScale(page, 390);
    expect.soft(await findViolations(page), 'violations of axe at 390 px').toEqual([]);
    await page.setViewportSize({ width: 768, height: 900 });
    await expectToFit(page, 768);
    // What zoom of 200 % and 400 % leaves of a window of 1280 px.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 512 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFit(page, width);
    }

    await openAt(page, route, 1440);
    if (route === '/try-it-out/') {
      await expect(findPlayground(page).editor).toBeVisible();
    }
    if (route !== '/try-it-out/') {
      const elements = await countElements(page);
      test.info().annotations.push({ type: 'elements', description: String(elements) });
      expect.soft(elements, 'elements').toBeLessThanOrEqual(MAX_ELEMENTS);
    }
    await expectToFit(page, 1440);
    expect.soft(await readShifts(), 'layout shifts at 1440 px').toEqual([]);
    if (route !== '/try-it-out/') await expectScriptsAfterPaint(page);
    await showAll(page);
    await expectToFit(page, 1440);
    if (isDocumentation(route) || route === MISSING) await expectScale(page, 1440);
    expect.soft(await readStopped(), 'stopped by the policy at 1440 px').toEqual([]);
    // The editor inserts styles of its own, whose classes begin with this letter.
    const inserted = (await readInsertedStyles(page)).filter((style) => !style.includes('.ͼ'));
    expect.soft(inserted, 'styles inserted at run time').toEqual([]);
    const sheets = await page.evaluate(() =>
      [...window.document.styleSheets].map(({ href }) => href),
    );
    expect.soft(sheets, 'style sheets, each once').toEqual([...new Set(sheets)]);
    expect.soft(await findViolations(page), 'violations of axe at 1440 px').toEqual([]);
    if (isDocumentation(route)) {
      await turnToPhone(page);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await expectHeadingNearTop(page, 'with touch');
    }

    // The browser itself logs the status of a page that is missing.
    const errors = log.errors.filter((text) => !text.includes(MISSING));
    expect.soft({ ...log, errors }).toEqual({ warnings: [], errors: [], uncaught: [] });
    const hosts = requests.map((request) => new URL(request.url()).hostname);
    expect.soft(new Set(hosts), 'hosts').toEqual(new Set(['localhost']));
  });
}
