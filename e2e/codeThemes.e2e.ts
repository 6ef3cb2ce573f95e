import { createRequire } from 'node:module';
import { expect, test, type Page, type Response } from '@playwright/test';
import { chooseSetting, openSetting } from './support/openSetting.ts';
import { openPage, waitForLayout } from './support/openPage.ts';
import { testWithoutScripts } from './support/testWithoutScripts.ts';

const PAGE = '/react/css-extraction/introduction';

/** Slate's color of keywords. */
const SLATE_KEYWORD = 'rgb(174, 185, 200)';

const require = createRequire(import.meta.url);

/** The names in the settings, and the files of Prism. */
const THEMES = [
  { label: 'Default', file: 'prism.css' },
  { label: 'Dark', file: 'prism-dark.css' },
  { label: 'Funky', file: 'prism-funky.css' },
  { label: 'Okaidia', file: 'prism-okaidia.css' },
  { label: 'Twilight', file: 'prism-twilight.css' },
  { label: 'Coy', file: 'prism-coy.css' },
  { label: 'Solarized light', file: 'prism-solarizedlight.css' },
  { label: 'Tomorrow night', file: 'prism-tomorrow.css' },
];

const TOKENS = [
  'atrule attr-name attr-value bold boolean builtin cdata char class-name comment constant',
  'deleted doctype entity function important inserted italic keyword namespace number operator',
  'prolog property punctuation regex selector string symbol tag url variable',
].flatMap((line) => line.split(' '));

/** A block with one span for each class of token. */
const PROBE = `<pre class="language-tsx"><code class="language-tsx">${TOKENS.map(
  (token) => `<span class="token ${token}">x</span>`,
).join('')}</code></pre>`;

type Look = Record<string, Record<string, string>>;

/** Reads the properties that themes set, for the probe's block, its code and each token. */
function readLook(page: Page): Promise<Look> {
  return page.locator('#probe').evaluate((probe) => {
    const look: Look = {};
    for (const element of probe.querySelectorAll('pre, code, .token')) {
      const style = getComputedStyle(element);
      look[element.className + element.tagName] = Object.fromEntries(
        [
          'color',
          'background-color',
          'background-image',
          'text-shadow',
          'font-style',
          'font-weight',
          'opacity',
          'cursor',
        ].map((property) => [property, style.getPropertyValue(property)]),
      );
    }
    return look;
  });
}

/** Opens a page and adds the probe as a code block. */
async function openProbe(page: Page): Promise<void> {
  await openPage(page, PAGE);
  // Built from elements, because the policy of pages refuses HTML.
  await page.evaluate((tokens) => {
    const create = (tag: string, className: string, content: (string | Node)[]) => {
      const element = document.createElement(tag);
      element.className = className;
      element.append(...content);
      return element;
    };
    const spans = tokens.map((token) => create('span', `token ${token}`, ['x']));
    const code = create('code', 'language-tsx', spans);
    const block = create('div', 'code-block', [create('pre', 'language-tsx', [code])]);
    block.id = 'probe';
    document.querySelector('article')?.append(block);
  }, TOKENS);
}

/** Reads the color of the page's first keyword outside of a declaration. */
function readKeyword(page: Page): Promise<string> {
  return page
    .locator('.code-block :is(code, .code-line) > .token.keyword')
    .first()
    .evaluate((keyword) => getComputedStyle(keyword).color);
}

test('code themes: Slate is the default', async ({ page }) => {
  await page.goto(PAGE);
  await expect(await openSetting(page, 'Code theme')).toHaveValue('slate');
  expect(await readKeyword(page)).toBe(SLATE_KEYWORD);
});

test("code themes: each of Prism's themes looks as it does with Prism", async ({
  page,
  context,
}) => {
  const original = await context.newPage();
  await openProbe(page);
  const list = await openSetting(page, 'Code theme');
  await expect(list.getByRole('option')).toHaveText([
    'Slate',
    ...THEMES.map((theme) => theme.label),
  ]);
  for (const { label, file } of THEMES) {
    // Funky declares no color for the block itself, so the block has the page's color, which is the same in both.
    await original.setContent(`<!doctype html><div id="probe">${PROBE}</div>`);
    await original.addStyleTag({ content: 'body { color: #e8edf4 }' });
    await original.addStyleTag({ path: require.resolve(`prismjs/themes/${file}`) });
    const expected = await readLook(original);

    await list.selectOption({ label });
    // The option is selected when its stylesheet has loaded.
    await expect(list.locator('option:checked')).toHaveText(label);
    const look = await readLook(page);

    expect(Object.keys(look).length).toBe(TOKENS.length + 2);
    if (file === 'prism-tomorrow.css') {
      // The only correction, because `inserted` is too dark on its background.
      expect(look['token insertedSPAN']?.color).not.toBe(expected['token insertedSPAN']?.color);
      delete look['token insertedSPAN'];
      delete expected['token insertedSPAN'];
    }
    expect.soft(look, `${label} and ${file}`).toEqual(expected);
  }
});

test('code themes: a choice applies to every block, and to the next pages before the first paint', async ({
  page,
}) => {
  await page.goto(PAGE);
  await chooseSetting(page, 'Code theme', 'okaidia');
  for (const code of await page.locator('article pre').all()) {
    await expect(code).toHaveCSS('background-color', 'rgb(39, 40, 34)');
  }

  // Records the theme that each frame is painted with, from the first one that shows something. The parser
  // can pause before the inline script, when the body contains only hidden symbols.
  await page.addInitScript(() => {
    const themes: (string | null)[] = [];
    Object.assign(window, { paintedThemes: themes });
    const look = () => {
      if (document.querySelector('#__docusaurus')) {
        themes.push(document.documentElement.getAttribute('data-code-theme'));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/react/install');
  await expect(await openSetting(page, 'Code theme')).toHaveValue('okaidia');
  const painted = await page.evaluate(
    () => (window as unknown as { paintedThemes: (string | null)[] }).paintedThemes,
  );
  expect(painted.length).toBeGreaterThan(0);
  expect(new Set(painted)).toEqual(new Set(['okaidia']));
});

/** Reads the position, the size and the text of each block. */
function readBlocks(page: Page): Promise<unknown> {
  return page.locator('article pre').evaluateAll((blocks) =>
    blocks.map((block) => {
      const { left, top, width, height } = block.getBoundingClientRect();
      // Each token is rounded separately, so more tokens make a line wider by a fraction of a pixel.
      const size = [block.scrollWidth > block.clientWidth + 1, block.scrollHeight];
      return [left, top + scrollY, width, height, ...size, block.textContent].join(' ');
    }),
  );
}

test('code themes: Slate uses few elements; another theme loads every token, and moves nothing', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tokens-')) loaded.push(request.url());
  });
  const operators = page.locator('article pre .token.operator');
  await openPage(page, PAGE);
  await expect(operators).toHaveCount(0);
  const code = page.locator('article pre').filter({ hasText: 'useClasses' }).first();
  // The selection is kept.
  await code.evaluate((pre) => {
    const texts = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.textContent?.indexOf('useClasses') ?? -1;
      if (at < 0) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + 'useClasses'.length);
      return;
    }
  });
  expect(await page.evaluate(() => String(getSelection()))).toBe('useClasses');
  await waitForLayout(page);
  const slate = await readBlocks(page);
  expect(loaded).toEqual([]);

  // A theme without rules, because other themes have a different padding around code.
  await page.evaluate(() => document.documentElement.setAttribute('data-code-theme', 'none'));
  await expect(operators).not.toHaveCount(0);
  await page.evaluate(() => document.documentElement.removeAttribute('data-code-theme'));
  expect(await readBlocks(page)).toEqual(slate);
  expect(await page.evaluate(() => String(getSelection()))).toBe('useClasses');
  expect(loaded).toHaveLength(1);
});

test('code themes: in each theme, code starts where its title does', async ({ page }) => {
  await page.goto(PAGE);
  const block = page.locator('.code-block').first();
  await block.scrollIntoViewIfNeeded();
  for (const theme of ['Slate', ...THEMES.map(({ label }) => label)]) {
    const id = theme.toLowerCase().replaceAll(' ', '-');
    await chooseSetting(page, 'Code theme', id);
    await expect(page.locator('html')).toHaveAttribute('data-code-theme', id);
    const starts = await block.evaluate((element) => {
      const range = document.createRange();
      return ['[data-title]', 'pre > code'].map((selector) => {
        range.selectNodeContents(element.querySelector(selector) ?? element);
        return Math.round(range.getClientRects()[0]?.left ?? 0);
      });
    });
    expect.soft(starts[1], theme).toBe(starts[0]);
  }
});

test('code themes: a stored theme has its background before the first paint, and every token soon after', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('code-theme', 'okaidia'));
  await page.route('**/tokens-*.js', () => undefined);
  await openPage(page, PAGE);
  const code = page.locator('article pre').first();
  await expect(code).toHaveCSS('background-color', 'rgb(39, 40, 34)');
  await expect(code).toHaveCSS('color', 'rgb(248, 248, 242)');
  await waitForLayout(page);
  const before = await readBlocks(page);
  await page.unrouteAll();
  await page.reload();
  await expect(page.locator('article pre .token.operator')).not.toHaveCount(0);
  await waitForLayout(page);
  expect(await readBlocks(page)).toEqual(before);
});

test('code themes: switching between themes does not render blocks again', async ({ page }) => {
  await page.goto(PAGE);
  await chooseSetting(page, 'Code theme', 'okaidia');
  await expect(page.locator('article pre .token.operator')).not.toHaveCount(0);
  const okaidia = await readKeyword(page);
  await waitForLayout(page);
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { codeChanges: changes });
    const observer = new MutationObserver((records) =>
      changes.push(...records.map(({ type }) => type)),
    );
    for (const pre of document.querySelectorAll('pre')) {
      observer.observe(pre, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  await chooseSetting(page, 'Code theme', 'coy');
  await expect(page.locator('html')).toHaveAttribute('data-code-theme', 'coy');
  expect(await readKeyword(page)).not.toBe(okaidia);
  const changes = await page.evaluate(
    () => (window as unknown as { codeChanges: string[] }).codeChanges,
  );
  expect(changes).toEqual([]);
});

for (const stored of ['no-such-theme', '"><img src=x onerror=alert(1)>', '']) {
  test(`code themes: a stored ${JSON.stringify(stored)} is not a theme, so the page has the default`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('code-theme', value), stored);
    await page.goto(PAGE);
    await expect(await openSetting(page, 'Code theme')).toHaveValue('slate');
    expect(await readKeyword(page)).toBe(SLATE_KEYWORD);
  });
}

test('code themes: a theme whose stylesheet does not load changes nothing, and can be chosen again', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.route('**/assets/css/code-themes.*', (route) => route.abort());
  const menu = await openSetting(page, 'Code theme');
  const failure = page.waitForEvent('requestfailed');
  await menu.selectOption('coy');
  await failure;
  await expect(menu).toHaveValue('slate');
  expect(await readKeyword(page)).toBe(SLATE_KEYWORD);
  await page.unroute('**/assets/css/code-themes.*');
  await menu.selectOption('coy');
  await expect(menu).toHaveValue('coy');
  expect(await readKeyword(page)).not.toBe(SLATE_KEYWORD);
});

test('code themes: the other themes do not load unless the user chooses one', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  // Those of the site (with Slate), of its components, and of the results on the page.
  expect(sheets.map((url) => /\/css\/([a-z]+)/.exec(url)?.[1]).sort()).toEqual([
    'griffel',
    'results',
    'styles',
  ]);
});

test('code themes: another tab follows the choice', async ({ page, context }) => {
  await page.goto(PAGE);
  const other = await context.newPage();
  await openPage(other, PAGE);
  await chooseSetting(page, 'Code theme', 'twilight');
  // The settings are closed in that tab.
  await expect(other.locator('html')).toHaveAttribute('data-code-theme', 'twilight');
  await expect(await openSetting(other, 'Code theme')).toHaveValue('twilight');
});

test('code themes: no highlighter is shipped, and no code has style attributes', async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  for (const script of [...scripts]) {
    // Every grammar of Prism uses this key.
    expect(await script.text()).not.toContain('lookbehind');
  }
  expect(await page.locator('pre [style], pre[style]').count()).toBe(0);
});

testWithoutScripts(
  'code themes: without JavaScript, code has the default theme',
  async ({ page }) => {
    await page.goto(PAGE);
    expect(await readKeyword(page)).toBe(SLATE_KEYWORD);
  },
);
