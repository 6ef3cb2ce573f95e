import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, test, type Route } from '@playwright/test';
import { openPage } from './support/openPage.ts';
import { createLink, findPlayground, openPlayground, writeApp } from './support/Playground.ts';
import { isPrefetched } from './support/watchPage.ts';
import { removeClipboard } from './support/refusals.ts';

const FIRST = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../packages/playground/templates/first-style/App.tsx',
);

/** A link in the format of the earlier site, which used lz-string, and the code that it holds. */
const LEGACY = {
  // cspell:disable-next-line
  link: '?code=JYWwDg9gTgLgBAbziAhgawKYGUYE8A2GAznAL5wBmUEIcA5AAIDmUwFFG%2BA9AMbQZ0A3AChhGAB6RYcACYYKKAK754qTDgLEAFAmFw4PFFBkAuRAYj5oZujAwp8dADT0TACwgA3DFDpmkfFZQNgB2KJ64dGRkTsKkAJQiwnwhRJYYAHRWTFp0UCghdInCQA',
  code: `import { makeStyles } from '@griffel/core';

export default makeStyles({
  card: { color: 'teal', ':hover': { color: 'navy' } },
});

console.log('ran');
`,
};

/** Creates a hash that holds any JSON. */
const createHash = (json: string) => `#v1.${deflateRawSync(json).toString('base64url')}`;

/** The signature of an entry's header, which is followed by sizes, the name and the data. */
const ZIP_SIGNATURE = 0x04034b50;

/** Reads the files of a ZIP archive, as texts by path. */
function readZip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  for (let at = 0; archive.readUInt32LE(at) === ZIP_SIGNATURE;) {
    const isDeflated = archive.readUInt16LE(at + 8) === 8;
    const name = at + 30;
    const data = name + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    const end = data + archive.readUInt32LE(at + 18);
    const bytes = archive.subarray(data, end);
    files[archive.toString('utf8', name, name + archive.readUInt16LE(at + 26))] = (
      isDeflated ? inflateRawSync(bytes) : bytes
    ).toString('utf8');
    at = end;
  }
  return files;
}

test('playground: code from a link waits until the user runs it', async ({ page }) => {
  const files = { 'App.tsx': `console.log('ran');\n${writeApp('From a link')}` };
  const playground = await openPlayground(page, createLink(files));
  const notice = page.getByRole('region', { name: 'Code from a link' });
  await expect(notice).toBeVisible();
  await expect(playground.editor).toContainText('From a link');
  await playground.tab('CSS').click();
  await expect(playground.panel('CSS')).toContainText('Nothing has run yet');
  await expect(playground.panel('CSS').locator('code')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Console (0)' })).toBeVisible();
  await notice.getByRole('button', { name: 'Run' }).click();
  await expect(playground.preview.getByText('From a link')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('playground: a link shows its code even if the user leaves while it loads and comes back', async ({
  page,
}) => {
  let isHeld: (url: string) => boolean = (url) => url.includes('/playground.');
  let waiting: Route[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
    const request = route.request();
    // A prefetched script would be there at once.
    if (isPrefetched(request)) await route.abort();
    else if (isHeld(request.url())) waiting.push(route);
    else await route.continue();
  });
  const continueWith = (next: typeof isHeld) => {
    const held = waiting;
    waiting = [];
    isHeld = next;
    return () => Promise.all(held.map((route) => route.continue()));
  };
  await openPage(page, '/react/api/make-styles');
  await page.getByRole('link', { name: 'Open in playground' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try it out');
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  const address = page.url();
  expect(address).toContain('/try-it-out/#v1.');
  const loadPlayground = continueWith(() => true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For' }).click();
  await expect(page).toHaveURL(/\/react\/install$/);
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  // The other page never loads.
  continueWith(() => false);
  await loadPlayground();
  const playground = findPlayground(page);
  await expect(playground.editor).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);

  const other = await page.context().newPage();
  const code = await (await openPlayground(other, new URL(address).hash)).read();
  await page.bringToFront();
  await expect.poll(() => playground.read()).toBe(code);
});

test('playground: editing code from a link also runs it', async ({ page }) => {
  const playground = await openPlayground(page, createLink({ 'App.tsx': writeApp('Theirs') }));
  await expect(page.getByRole('region', { name: 'Code from a link' })).toBeVisible();
  await playground.write(writeApp('Mine'));
  await expect(playground.preview.getByText('Mine')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Code from a link' })).toHaveCount(0);
});

test('playground: a link with the code of a template runs at once', async ({ page }) => {
  const link = createLink({ 'App.tsx': fs.readFileSync(FIRST, 'utf8') });
  const playground = await openPlayground(page, link);
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Code from a link' })).toHaveCount(0);
});

test('playground: a shared link opens the same code in the same view', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const playground = await openPlayground(page);
  const code = writeApp('Shared');
  await playground.write(code);
  await playground.tab('Classes').click();
  await playground.button('RTL').click();
  await playground.button('White background').click();
  await playground.button('Share').click();
  await expect(page.getByText('Link copied.').first()).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  expect(link).toMatch(/\/try-it-out\/#v1\.[\w-]+$/);

  const other = await context.browser()?.newContext();
  const reader = await other?.newPage();
  if (!reader) throw new Error('No other browser.');
  await reader.goto(link);
  const there = findPlayground(reader);
  await expect(there.editor).toContainText('Shared');
  await expect(there.tab('Classes')).toHaveAttribute('aria-selected', 'true');
  await expect(there.button('RTL')).toHaveAttribute('aria-pressed', 'true');
  await expect(there.button('White background')).toHaveAttribute('aria-pressed', 'true');
  await expect(reader.getByRole('region', { name: 'Code from a link' })).toBeVisible();
  await other?.close();

  // It is also the draft of this tab, in the same view.
  await page.reload();
  await expect(playground.editor).toContainText('Shared');
  await expect(playground.tab('Classes')).toHaveAttribute('aria-selected', 'true');
  await expect(playground.button('RTL')).toHaveAttribute('aria-pressed', 'true');
});

test('playground: a link of the earlier site opens, waits for Run, and shows its outputs', async ({
  page,
}) => {
  const playground = await openPlayground(page, LEGACY.link);
  const notice = page.getByRole('region', { name: 'Code from a link' });
  await expect(notice).toBeVisible();
  const files = page.getByRole('tablist', { name: 'Files' }).getByRole('tab');
  await expect(files).toHaveText(['App.js']);
  expect(await playground.read()).toBe(LEGACY.code);
  const console = page.getByRole('button', { name: /^Console/ });
  await expect(console).toHaveText(/\(0\)/);
  await notice.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('group', { name: 'Outputs' })).toContainText(
    /card → ___\S+ f\w+ f\w+/,
  );
  await expect(console).toHaveText(/\(1\)/);
  await playground.tab('CSS').click();
  await expect(playground.panel('CSS').locator('code')).toContainText('color: teal');
});

test('playground: an invalid link says what is wrong with it, and the draft is kept', async ({
  page,
}) => {
  const good = createLink({ 'App.tsx': writeApp('Whole') });
  const bad: [hash: string, message: string][] = [
    [good.slice(0, -9), 'damaged: it ends early or was changed'],
    [good.replace(/^(.{60})./, '$1_'), 'damaged: it ends early or was changed'],
    ['#v9.AAAA', 'comes from a newer version of the playground'],
    ['#v1.!!!', 'damaged: it cannot be decoded'],
    ['#v1.%%%', 'damaged: it cannot be decoded'],
    [createHash('{'), 'damaged: it is not valid JSON'],
    [createHash('['.repeat(150_000)), 'damaged: it is nested too deeply'],
    [createHash('["App.tsx"]'), 'has no files'],
    [createLink({ 'App.tsx': 'x'.repeat(20_000_000) }), 'too large: more than 200 KB'],
    [`#v1.${'A'.repeat(1_000_000)}`, 'too long: 1000004 characters'],
    [createLink({ '../App.tsx': '' }), 'a file whose name is not allowed: "../App.tsx"'],
    [
      createHash('{"files":{"__proto__":""},"active":"__proto__"}'),
      'name is not allowed: "__proto__"',
    ],
    [createLink({ 'App.tsx': '' }, { active: 'b.ts' }), 'does not name a file to show'],
  ];
  const playground = await openPlayground(page);
  await playground.write(writeApp('My own'));
  const readKept = () =>
    page.evaluate(() => Object.entries(localStorage).find(([, text]) => /My own/.test(text)));
  await expect.poll(readKept).toBeDefined();
  const kept = await readKept();
  for (const [hash, message] of bad) {
    await page.evaluate((next) => (location.hash = next), hash);
    await expect(
      page.getByRole('main').getByRole('alert').filter({ hasText: message }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'First style' })).toBeVisible();
  }
  await page.goto('/try-it-out/?code=NotCompressed');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'ends early or was changed',
  );
  expect(await readKept()).toEqual(kept);
  await page.getByRole('main').getByRole('alert').getByRole('button', { name: 'OK' }).click();
  const draft = page.getByRole('region', { name: 'Your draft' });
  await draft.getByRole('button', { name: 'Open it' }).click();
  await expect(playground.preview.getByText('My own')).toBeVisible();
  await expect(page).toHaveURL(/\/try-it-out\/$/);
});

test('playground: code can be copied as Markdown for an issue, and downloaded as a project', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = writeApp('To go');
  const playground = await openPlayground(page, createLink({ 'App.tsx': code, 'b.ts': '' }));
  await playground.choose('Copy for an issue');
  await expect(page.getByRole('region', { name: 'Done' })).toContainText('paste it into an issue');
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toContain(`**\`App.tsx\`**\n\n\`\`\`tsx\n${code}\`\`\`\n`);
  expect(markdown).toMatch(/- `@griffel\/react` \d+\.\d+\.\d+\n- `react` \d+/);
  const link = /\[Open in the playground\]\((\S+)\)/.exec(markdown)?.[1] ?? '';

  const saved = page.waitForEvent('download');
  await playground.choose('Download');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('griffel-playground.zip');
  const files = readZip(fs.readFileSync(await download.path()));
  expect(files['griffel-playground/src/App.tsx']).toBe(code);
  expect(files['griffel-playground/src/b.ts']).toBe('');
  expect(Object.keys(files)).toContain('griffel-playground/vite.config.ts');
  expect(JSON.parse(files['griffel-playground/package.json'] ?? '')).toHaveProperty(
    ['dependencies', '@griffel/react'],
    expect.stringMatching(/^\d/),
  );

  await page.goto(link);
  await page.reload();
  await expect(findPlayground(page).editor).toContainText('To go');
});

for (const width of [390, 1440]) {
  test(`playground: without access to the clipboard, a field below the button has the link to copy, ${String(width)} pixels wide`, async ({
    page,
  }) => {
    await page.addInitScript(removeClipboard);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/try-it-out/');
    const share = findPlayground(page).button('Share');
    const field = page.getByRole('textbox', { name: 'Copy this link (Ctrl+C)' });
    const readSelected = () =>
      field.evaluate((input: HTMLInputElement) =>
        input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
      );
    await share.press('Enter');
    await expect(field).toBeFocused();
    expect(await readSelected()).toBe(page.url());
    const panel = page.getByRole('group', { name: 'Copy this link' });
    await expect(panel).toBeInViewport({ ratio: 1 });
    const [below, above] = await Promise.all([panel.boundingBox(), share.boundingBox()]);
    expect(below?.y).toBeGreaterThan((above?.y ?? NaN) + (above?.height ?? NaN));

    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(share).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+c');
    await expect(panel).toHaveCount(0);
    await expect(share).toBeFocused();
    await expect(share.getByText('Copied')).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel).toHaveCount(0);

    await share.click();
    await expect(field).toBeFocused();
    await page.getByRole('group', { name: 'Status' }).click({ position: { x: 2, y: 2 } });
    await expect(panel).toHaveCount(0);
  });
}
