import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { SETTINGS, SITE } from './support/origins.ts';
import { createLink, writeApp } from './support/Playground.ts';
import { findViolations } from './support/findViolations.ts';
import { serveBelow, startServer } from './support/servers.ts';

// The site at SETTINGS allows any port of 127.0.0.1 to frame the playground; SITE allows no host.
const LINK = createLink({ 'App.tsx': writeApp('Shown elsewhere') }, { view: { tab: 'Classes' } });
const REFUSAL = 'The playground does not run inside this page.';
const EMBED = `/try-it-out/?view=embed${LINK}`;

/** A page of another site with a frame. Its server has two host names, one of which is allowed. */
let blog: { allowed: string; other: string; close: () => void };

test.beforeAll(async () => {
  const { port, close } = await startServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://blog').searchParams.get('frame') ?? '';
    const source = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><html lang=en><title>A blog</title><h1>A blog</h1><iframe src="${source}" title="Griffel playground" width=720 height=400></iframe>`,
    );
  });
  blog = {
    allowed: `http://127.0.0.1:${port}/`,
    other: `http://localhost:${port}/`,
    close,
  };
});

test.afterAll(() => blog.close());

/** Opens a page of the blog that frames an address. */
async function openBlog(page: Page, host: string, address: string): Promise<FrameLocator> {
  await page.goto(`${host}?frame=${encodeURIComponent(address)}`);
  return page.frameLocator('iframe[title="Griffel playground"]');
}

const findPreview = (frame: FrameLocator | Page) =>
  frame.locator('iframe[title="Preview"]').contentFrame().frameLocator('iframe');

test('embed: on an allowed host, the frame shows the preview and one output, and waits for Run', async ({
  page,
}) => {
  const frame = await openBlog(page, blog.allowed, SETTINGS + EMBED);
  const run = frame.getByRole('button', { name: 'Run', exact: true });
  await expect(run).toBeVisible();
  await expect(frame.getByText('Nothing has run yet.')).toBeVisible();
  await expect(frame.getByRole('tabpanel')).toHaveAccessibleName('Classes');
  await expect(frame.getByRole('navigation')).toHaveCount(0);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await expect(frame.getByRole('textbox')).toHaveCount(0);
  await expect(frame.getByText('The first news')).toBeHidden();
  await expect(findPreview(frame).getByText('Shown elsewhere')).toHaveCount(0);
  await run.click();
  const shown = findPreview(frame).getByText('Shown elsewhere');
  await expect(shown).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(frame.getByRole('tabpanel', { name: 'Classes' })).toContainText('root');
  // It saves no draft.
  const inner = page.frames().find((one) => one.url().startsWith(SETTINGS));
  expect(
    await inner?.evaluate(() => localStorage.getItem('griffel-playground.draft.v1')),
  ).toBeNull();
});

test('embed: templates of the site also wait for Run there', async ({ page }) => {
  const frame = await openBlog(page, blog.allowed, `${SETTINGS}/try-it-out/?view=embed#keyframes`);
  await expect(frame.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await expect(frame.getByRole('tabpanel', { name: 'CSS' })).toContainText('Nothing has run yet.');
});

test('embed: a link opens the same code in the full playground, in a new tab', async ({ page }) => {
  const frame = await openBlog(page, blog.allowed, SETTINGS + EMBED);
  const link = frame.getByRole('link', { name: 'Open in the playground (opens a new tab)' });
  await expect(link).toBeVisible();
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL(`${SETTINGS}/try-it-out/${LINK}`);
  await expect(tab.getByRole('textbox', { name: 'Code editor' })).toContainText('Shown elsewhere');
});

test('embed: the browser blocks frames on other hosts, and frames of other pages', async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('frame-ancestors')) blocked.push(text);
  });
  const addresses = [
    [blog.other, SETTINGS + EMBED],
    [blog.allowed, `${SETTINGS}/react/install`],
    [blog.allowed, SITE + EMBED],
  ] as const;
  for (const [index, [host, address]] of addresses.entries()) {
    const frame = await openBlog(page, host, address);
    await expect.poll(() => blocked.length, address).toBe(index + 1);
    await expect(frame.getByRole('main')).toHaveCount(0);
  }
});

test('embed: the full playground refuses to run in a frame', async ({ page }) => {
  const frame = await openBlog(page, blog.allowed, `${SETTINGS}/try-it-out/${LINK}`);
  await expect(frame.getByRole('main').getByRole('alert')).toContainText(REFUSAL);
  await expect(frame.getByRole('textbox')).toHaveCount(0);
});

for (const [what, origin] of [
  ['allows no frames', SITE],
  ['allows frames', SETTINGS],
] as const) {
  test(`embed: without headers from its host, a site that ${what} refuses to run in one`, async ({
    page,
  }) => {
    const host = await serveBelow(origin, '/');
    try {
      const frame = await openBlog(page, blog.allowed, host.origin + EMBED);
      const refusal = frame.getByRole('main').getByRole('alert');
      await expect(refusal).toContainText(REFUSAL);
      const link = refusal.getByRole('link', { name: 'Open the playground in a new tab' });
      await expect(link).toHaveAttribute('href', `/try-it-out/${LINK}`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(frame.getByRole('button', { name: 'Run' })).toHaveCount(0);
    } finally {
      host.close();
    }
  });
}

test('embed: opened by its own address it works, and its canonical address is that of the playground', async ({
  page,
}) => {
  await page.goto(EMBED);
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await run.click();
  await expect(findPreview(page).getByText('Shown elsewhere')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/try-it-out\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Griffel playground');
});

test('embed: the menu offers the embed code only if the operator allows a host', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SETTINGS });
  await page.goto(`${SETTINGS}/try-it-out/${LINK}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(page.getByRole('region', { name: 'Done' })).toContainText('Embed code copied');
  const element = await page.evaluate(() => navigator.clipboard.readText());
  const [, source = ''] =
    /^<iframe src="([^"]+)" title="Griffel playground" width=/.exec(element) ?? [];
  expect(source).toContain(`${SETTINGS}/try-it-out/?view=embed#v1.`);
  const frame = await openBlog(page, blog.allowed, source);
  await expect(frame.getByRole('tabpanel', { name: 'Classes' })).toBeVisible();

  await page.goto(`${SITE}/try-it-out/${LINK}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy for an issue' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy embed code' })).toHaveCount(0);
});

for (const [width, height] of [
  [320, 240],
  [320, 600],
  [600, 240],
  [1000, 600],
] as const) {
  test(`embed: it fits into ${width} by ${height} pixels and works with the keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(SETTINGS + EMBED);
    const run = page.getByRole('button', { name: 'Run', exact: true });
    await expect(run).toBeInViewport({ ratio: 1 });
    const link = page.getByRole('link', { name: 'Open in the playground' });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page)).toEqual([]);
    await run.focus();
    await page.keyboard.press('Enter');
    await expect(findPreview(page).getByText('Shown elsewhere')).toBeInViewport();
    const tab = page.getByRole('tab', { name: 'Preview' });
    if (await tab.isVisible()) {
      await tab.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Classes', selected: true })).toBeFocused();
    }
    await expect(page.getByRole('tabpanel', { name: 'Classes' })).toContainText('root');
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page)).toEqual([]);
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(size).toEqual([width, height]);
  });
}
