import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdScripts } from './support/holdScripts.ts';
import { createLink, findPlayground, openPlayground } from './support/Playground.ts';
import { openPage } from './support/openPage.ts';
import { testWithoutScripts } from './support/testWithoutScripts.ts';

const PAGE = '/react/api/make-styles';

/** Finds the last sample of a page that has outputs, or the last of those with a text. */
function findSample(page: Page, text: string | RegExp = /./): Locator {
  return page
    .locator('article div')
    .filter({ hasText: text })
    .filter({ has: page.getByRole('tablist', { name: 'Output' }) })
    .filter({ has: page.getByRole('button', { name: 'Copy' }) })
    .last();
}

testWithoutScripts('samples: the CSS of a sample is shown without JavaScript', async ({ page }) => {
  await page.goto(PAGE);
  const css = page.getByRole('tabpanel').first().locator('code');
  await expect(css).toBeVisible();
  await expect(css).toContainText(/\/\* d: .*\*\/\s+\.f\w+ \{ [\w-]+: /);
});

test('samples: the tabs show the other outputs, with the pointer and the keyboard', async ({
  page,
}) => {
  await page.goto(PAGE);
  const tabs = page.getByRole('tablist', { name: 'Output' }).first();
  const panel = page.getByRole('tabpanel').first();
  const css = await panel.innerText();
  await tabs.getByRole('tab', { name: 'Compiled' }).click();
  await expect(panel).toContainText('__styles(');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Extracted' })).toBeFocused();
  await expect(panel).toContainText('_css(');
  await expect(panel).toContainText('griffel.css');
  await tabs.getByRole('tab', { name: 'Classes' }).click();
  await expect(panel).toContainText(/\(\)\.root\s*___\w{7}\s*f/);
  await tabs.getByRole('tab', { name: 'CSS' }).click();
  await expect(panel).toHaveText(css.replace(/\s+/g, ' ').trim(), { useInnerText: true });
});

test('samples: a page that is reached by a link also shows the CSS', async ({ page }) => {
  await page.goto('/react/install');
  await page.getByRole('link', { name: 'makeStyles', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  await expect(page.getByRole('tabpanel').first()).toContainText(/\.f\w+ \{/);
});

test('samples: if outputs do not load, a message says so, and Retry loads them', async ({
  page,
}) => {
  await openPage(page, PAGE);
  let isBroken = true;
  await page.route('**/assets/js/*.js', (route) =>
    isBroken ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.getByRole('tab', { name: 'Compiled' }).first().click();
  const panel = page.getByRole('tabpanel').first();
  await expect(panel.getByRole('alert')).toContainText('did not load');
  isBroken = false;
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel).toContainText('__styles(');
});

test('samples: a link to the playground that loads slowly does not take users from where they went meanwhile', async ({
  page,
}) => {
  await openPage(page, PAGE);
  // All but the scripts of pages and the lists of them.
  const scripts = await holdScripts(page, (url) => !/~html-|\/pages\./.test(url));
  await page.getByRole('link', { name: 'Open in playground' }).first().click();
  await expect.poll(scripts.count).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'makeResetStyles' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeResetStyles');
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('.js'));
  await scripts.release();
  await loaded;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page).toHaveURL('/react/api/make-reset-styles');
});

test('samples: a link to the playground opens its code in a new tab even if it has not loaded yet', async ({
  page,
  context,
}) => {
  await openPage(page, PAGE);
  const scripts = await holdScripts(page, (url) => !/~html-|\/pages\./.test(url));
  const opened = context.waitForEvent('page');
  const link = page.getByRole('link', { name: 'Open in playground' }).first();
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(scripts.count).toBeGreaterThan(0);
  await scripts.release();
  await expect(await opened).toHaveURL(/\/try-it-out\/#v1\./);
  await expect(page).toHaveURL(PAGE);
});

test('samples: a declaration marks its class and its rule, and they mark it', async ({ page }) => {
  await page.goto(PAGE);
  const sample = findSample(page, 'SaveStatus.tsx');
  const marked = sample.locator('[data-active]');
  const declaration = sample.locator('pre').first().locator('[data-atom]').first();
  const atom = (await declaration.getAttribute('data-atom')) ?? '';
  await declaration.hover();
  await expect(sample.locator('pre').first().locator('[data-active]')).toHaveCount(1);
  // The whole line of the rule is marked.
  const rule = sample.getByRole('tabpanel').locator('[data-active]');
  await expect(rule).toHaveText([new RegExp(`^\\.${atom} \\{ [\\w-]+: .+; \\}$`)]);
  // When the types of the code have loaded, it is rendered again, with its marks.
  const countColors = () =>
    marked.evaluateAll(
      (all) => new Set(all.map((element) => getComputedStyle(element).outlineColor)).size,
    );
  await expect.poll(countColors).toBe(1);

  await page.mouse.move(0, 0);
  await expect(marked).toHaveCount(0);
  await sample.getByRole('tab', { name: 'Classes' }).click();
  await sample.getByRole('tabpanel').getByText(atom, { exact: true }).hover();
  await expect(declaration).toHaveAttribute('data-active');
});

test('samples: a declaration in another file of the sample marks its class, its rule and its elements', async ({
  page,
}) => {
  await openPage(page, '/react/install');
  const file = page.locator('.code-block', { hasText: 'export function Button' }).first();
  const declaration = file.locator('[data-atom]', { hasText: "backgroundColor: '#273040'" });
  const atom = (await declaration.getAttribute('data-atom')) ?? '';
  const sample = findSample(page, 'src/App.tsx');
  const marked = sample.getByRole('tabpanel').locator('[data-active]');
  await declaration.hover();
  await expect(marked.first()).toContainText(atom);
  await expect(sample.getByText('Cancel', { exact: true })).toHaveCSS('outline-style', 'solid');
  await expect(sample.getByText('Save', { exact: true })).toHaveCSS('outline-style', 'none');
  await page.mouse.move(0, 0);
  await expect(marked).toHaveCount(0);
  await sample.getByRole('tab', { name: 'CSS' }).click();
  await declaration.hover();
  await expect(marked).toHaveText([`.${atom} { background-color: #273040; }`]);
  await marked.hover();
  await expect(declaration).toHaveAttribute('data-active');
});

test('samples: arrow keys go from rule to rule of an output, and mark their declarations', async ({
  page,
}) => {
  await page.goto(PAGE);
  const sample = findSample(page, 'SaveStatus.tsx');
  const rules = sample.getByRole('tabpanel').locator('[data-atom]');
  await expect(rules.first()).toHaveAttribute('tabindex', '0');
  await rules.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(rules.nth(1)).toBeFocused();
  const atom = (await rules.nth(1).getAttribute('data-atom')) ?? '';
  const marked = sample.locator('pre').first().locator('[data-active]');
  await expect(marked.first()).toHaveAttribute('data-atom', atom);
  await page.keyboard.press('Escape');
  await expect(rules.nth(1)).not.toBeFocused();
  await expect(marked).toHaveCount(0);
});

test('samples: going through the types with arrow keys marks the current declaration and its rule', async ({
  page,
}) => {
  await page.goto(PAGE);
  const sample = findSample(page, 'SaveStatus.tsx');
  const code = sample.locator('pre').first();
  const marked = sample.getByRole('tabpanel').locator('[data-active]');
  await code.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'makeStyles' })).toBeVisible();
  for (let step = 0; step < 20 && (await marked.count()) === 0; step++) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(marked.first()).toContainText(/^\.f\w+ \{/);
  await page.keyboard.press('Escape');
  await expect(marked).toHaveCount(0);
});

test('samples: each block of a sample is one tab stop', async ({ page }) => {
  await page.goto(PAGE);
  const sample = findSample(page, 'SaveStatus.tsx');
  await expect(sample.locator('pre').last()).toHaveAttribute('tabindex', '-1');
  const stops = sample.locator('pre[tabindex="0"], pre [tabindex="0"]');
  await expect(stops).toHaveCount(2);
});

test('samples: a sample opens in the playground with its own code, runs there, and leads back', async ({
  page,
}) => {
  await page.goto(PAGE);
  const sample = findSample(page);
  const code = (await sample.locator('pre code').first().textContent()) ?? '';
  const css = (await sample.getByRole('tabpanel').textContent()) ?? '';
  const [declaration = ''] = /[\w-]+: [^;{}]+(?=;)/.exec(css) ?? [];
  await sample.getByRole('link', { name: 'Open in playground' }).click();
  await expect(page).toHaveURL(/\/try-it-out\/#v1\.[\w-]+$/);
  const playground = findPlayground(page);
  await expect(playground.editor).toBeVisible();
  expect(await playground.read()).toBe(code);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  // Code of the site runs without confirmation.
  await playground.tab('CSS').click();
  expect(declaration).not.toBe('');
  await expect(playground.panel('CSS')).toContainText(declaration);
  await expect(page.getByRole('region', { name: 'Code from a link' })).toHaveCount(0);
  await playground.button('More').click();
  await page.getByRole('group', { name: 'More' }).getByRole('link', { name: PAGE }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('samples: on a page that was reached by a link, a sample also opens with its own code', async ({
  page,
}) => {
  await page.goto('/react/install');
  await page.getByRole('link', { name: 'makeStyles', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  // The last sample is below the fold.
  await expect(page.getByRole('heading', { name: 'Related' })).toBeAttached();
  const sample = findSample(page);
  const code = (await sample.locator('pre code').first().textContent()) ?? '';
  await sample.getByRole('link', { name: 'Open in playground' }).click();
  const playground = findPlayground(page);
  await expect(playground.editor).toBeVisible();
  expect(await playground.read()).toBe(code);
});

test('samples: code from a link is shown as text, whatever it contains', async ({ page }) => {
  const code = '</code><img src=x onerror="document.title=1"><script>document.title=2</script>';
  const playground = await openPlayground(page, createLink({ 'App.tsx': code }));
  await expect(page.getByRole('region', { name: 'Code from a link' })).toBeVisible();
  expect(await playground.read()).toBe(code);
  await expect(page).toHaveTitle(/Try it out/);
});

test('samples: a damaged link is reported, and templates can still be opened', async ({ page }) => {
  await page.goto('/try-it-out/#v1.AAAA');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('damaged');
  await page.getByRole('link', { name: 'Keyframes', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Keyframes' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('samples: problems of a sample are listed below its code, with their source', async ({
  page,
}) => {
  await page.goto('/react/guides/limitations');
  for (const line of [
    /Griffel, in the console: .*"@scope \(\.panel\)" is not a supported/,
    'The sample logs: 2 empty rules',
    /TypeScript: /,
    /This site’s check: /,
  ]) {
    await expect(page.getByText(line).first()).toBeVisible();
  }
});

test('samples: code that only the HTML contained is there again after going back', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const codes = page.locator('article code');
  const before = await codes.allTextContents();
  expect(before.join('').length).toBeGreaterThan(1000);
  await page.getByRole('link', { name: 'mergeClasses', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mergeClasses');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  expect(await codes.allTextContents()).toEqual(before);
});

test('samples: code is loaded if the HTML is that of another page', async ({ page }) => {
  // The host answers with another page, so React discards that HTML and renders this page.
  await page.route(`**${PAGE}`, async (route) => {
    const other = await route.fetch({ url: route.request().url().replace(PAGE, '/react/install') });
    await route.fulfill({ response: other });
  });
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  await expect(page.getByRole('tabpanel').first()).toContainText(/\.f\w+ \{/);
  for (const code of await page.locator('article pre code').all())
    await expect(code).toHaveText(/\S/);
});

const MERGING = '/react/api/merge-classes';

testWithoutScripts(
  'samples: without JavaScript, declarations that a merge overrides are struck through',
  async ({ page }) => {
    await page.goto(MERGING);
    const merge = page.getByRole('tabpanel', { name: 'Merge' }).first();
    const overridden = merge.getByRole('deletion');
    await expect(overridden.first()).toHaveText(/^f\w+ backgroundColor: '#ffd27a'$/);
    await expect(overridden.first()).toHaveCSS('text-decoration-line', 'line-through');
    await expect(overridden.first()).toHaveCSS('border-top-style', 'dashed');
    await expect(merge).toContainText(/f\w+ backgroundColor: '#ff8f7f'\s+overridden:/);
  },
);

test('samples: an overridden class marks its declaration, and another tab has the rules', async ({
  page,
}) => {
  await page.goto(MERGING);
  const sample = findSample(page, '<Button busy>Saving');
  const overridden = sample.getByRole('deletion').first();
  const declaration = sample.locator('pre [data-atom]', { hasText: "backgroundColor: '#ffd27a'" });
  await overridden.hover();
  await expect(declaration).toHaveAttribute('data-active');
  await expect(overridden).toHaveText(
    new RegExp(`^${(await declaration.getAttribute('data-atom')) ?? ''} `),
  );
  // The chips are one tab stop.
  const chips = sample.getByRole('tabpanel').locator('[data-atom]');
  await chips.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(chips.nth(1)).toBeFocused();
  await sample.getByRole('tab', { name: 'CSS' }).click();
  await expect(sample.getByRole('tabpanel', { name: 'CSS' })).toContainText(/\.f\w+ \{/);
  await sample.getByRole('tab', { name: 'Merge' }).click();
  await expect(overridden).toBeVisible();
});

test('samples: a declaration marks its class and its rule in compiled code', async ({ page }) => {
  await page.goto(PAGE);
  const sample = findSample(page, 'SaveStatus.tsx');
  await sample.getByRole('tab', { name: 'Compiled' }).click();
  const written = sample.getByRole('tabpanel').locator('[data-active]');
  await expect(sample.getByRole('tabpanel')).toContainText('__styles(');
  const declaration = sample.locator('pre').first().locator('[data-atom]').first();
  const atom = (await declaration.getAttribute('data-atom')) ?? '';
  await declaration.hover();
  await expect(written).toHaveText([`"${atom}"`, new RegExp(`^"\\.${atom}\\{.+\\}"$`)]);
});

test('samples: code without styles has no outputs, and still opens in the playground', async ({
  page,
}) => {
  await page.goto('/react/ahead-of-time-compilation/technical-details');
  await expect(page.getByText('No rules.')).toHaveCount(0);
  const sample = page
    .locator('.code-block', { hasText: 'createHook.ts' })
    .filter({ has: page.getByRole('link', { name: 'Open in playground' }) });
  await expect(sample).toHaveCount(1);
  await expect(sample.getByRole('tab')).toHaveCount(0);
});
