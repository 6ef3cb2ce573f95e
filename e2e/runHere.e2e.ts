import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { BELOW, PAGES } from './support/origins.ts';
import { DOC_ROUTES } from './support/routes.ts';
import { findViolations } from './support/findViolations.ts';
import { openPage } from './support/openPage.ts';
import { watchShifts } from './support/watchShifts.ts';
import { watchRequests } from './support/watchPage.ts';

const PAGE = '/react/api/text-direction-provider';

/** A sample with a button that runs it, as its user sees it. */
interface RunnableSample {
  picture: Locator;
  /** Where it runs. */
  running: Locator;
  /** What it renders there. */
  content: FrameLocator;
  button: (name: 'Run it here' | 'Run it again' | 'Back to the result') => Locator;
  status: Locator;
}

/** Finds the chat, whose button switches the language, and with it the direction. */
function findChat(page: Page): RunnableSample {
  const picture = page.getByRole('group', { name: 'Result of Chat.tsx', exact: true });
  const running = page.getByRole('group', { name: 'Running: Chat.tsx', exact: true });
  const sample = page
    .locator('article div')
    .filter({ has: picture.or(running) })
    .filter({ has: page.getByRole('tablist', { name: 'Output' }) })
    .last();
  return {
    picture,
    running,
    content: running.frameLocator('iframe').frameLocator('iframe'),
    button: (label) => sample.getByRole('button', { name: label, exact: true }),
    status: sample.getByRole('status'),
  };
}

/** Opens the page with the chat and runs it. */
async function runChat(page: Page): Promise<RunnableSample> {
  await openPage(page, PAGE);
  const chat = findChat(page);
  await chat.button('Run it here').click();
  await expect(chat.running).toBeVisible();
  return chat;
}

/** Blocks the document in which the sample runs forever. */
function hang(page: Page): void {
  const inner = page.frames().find((frame) => frame.parentFrame()?.parentFrame());
  // The loop ends with the frame.
  inner?.evaluate('while (true);').catch(() => undefined);
}

test('run here: nothing loads before the press, then the running sample replaces its picture', async ({
  page,
}) => {
  const requests = watchRequests(page.context());
  const readShifts = await watchShifts(page);
  await openPage(page, PAGE);
  const chat = findChat(page);
  await chat.button('Run it here').scrollIntoViewIfNeeded();
  await chat.button('Run it here').hover();
  await chat.button('Run it here').focus();
  await page.waitForLoadState('networkidle');
  const ofPlayground = () =>
    requests.filter((request) => /\/playground|\/assets\/playground\//.test(request.url()));
  expect(ofPlayground()).toEqual([]);
  await expect(chat.running).toHaveCount(0);
  const before = await chat.picture.boundingBox();

  await chat.button('Run it here').click();
  await expect(chat.running).toBeVisible();
  await expect(chat.picture).toBeHidden();
  const after = await chat.running.boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1);
  expect(after?.width).toBe(before?.width);
  expect(await readShifts()).toEqual([]);
  expect(ofPlayground().length).toBeGreaterThan(2);
  // The editor and its parts are not loaded.
  const addresses = ofPlayground().map((request) => request.url());
  expect(
    addresses.filter((url) => /types|pack|format|measure|\.css|playground\.\w+\.js/.test(url)),
  ).toEqual([]);
});

test('run here: the running sample looks like its picture, and responds to a press', async ({
  page,
}) => {
  const radius = (inside: Locator | FrameLocator) =>
    inside
      .locator('p')
      .first()
      .evaluate((bubble) => getComputedStyle(bubble).borderRadius);
  await openPage(page, PAGE);
  const chat = findChat(page);
  const still = await radius(chat.picture);
  expect(still).toBe('16px 16px 4px');
  await chat.button('Run it here').click();
  await expect(chat.running).toBeVisible();
  expect(await radius(chat.content)).toBe(still);
  await expect(chat.content.locator('html')).toHaveCSS('background-color', 'rgb(10, 12, 16)');

  await chat.content.getByRole('button', { name: 'English' }).click();
  await expect(chat.content.getByText('Are you coming tonight?')).toBeVisible();
  expect(await radius(chat.content)).toBe('16px 16px 16px 4px');
  // A second run starts from the beginning.
  await chat.button('Back to the result').click();
  await expect(chat.picture).toBeVisible();
  await expect(chat.running).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
  await chat.button('Run it here').click();
  await expect(chat.content.getByRole('button', { name: 'English' })).toBeVisible();
});

test('run here: every sample that offers to run runs without a message', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  let count = 0;
  for (const route of DOC_ROUTES) {
    if (!(await (await request.get(route)).text()).includes('Run it here')) continue;
    await openPage(page, route);
    const buttons = page.getByRole('button', { name: 'Run it here' });
    const running = page.getByRole('group', { name: /^Running: / });
    for (let index = 0; index < (await buttons.count()); index += 1) {
      await buttons.nth(index).click();
      await expect(running).toBeVisible();
      const name = `${route} ${(await running.getAttribute('aria-label')) ?? ''}`;
      const content = running.frameLocator('iframe').frameLocator('iframe');
      expect((await content.locator('body').innerText()).trim(), name).not.toBe('');
      const status = page.getByRole('status').filter({ hasText: /./ });
      await expect(status, name).toHaveText('Running');
      await page.getByRole('button', { name: 'Back to the result' }).click();
      await expect(running).toHaveCount(0);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(0);
});

test('run here: code that hangs is stopped with a message, and can run again', async ({ page }) => {
  const chat = await runChat(page);
  // The focus is inside when it happens.
  await chat.content.getByRole('button', { name: 'English' }).click();
  hang(page);
  await expect(chat.status).toHaveText('This code stopped responding, so it was stopped.');
  await expect(chat.picture).toBeVisible();
  await expect(chat.running).toHaveCount(0);
  await expect(chat.button('Run it again')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(chat.content.getByRole('button', { name: 'English' })).toBeVisible();
  await expect(chat.status).toHaveText('Running');
});

test('run here: it works with the keyboard alone, and code does not take the focus', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const chat = findChat(page);
  await chat.button('Run it here').focus();
  await page.keyboard.press('Enter');
  await expect(chat.running).toBeVisible();
  await expect(chat.button('Back to the result')).toBeFocused();
  const inner = page.frames().find((frame) => frame.parentFrame()?.parentFrame());
  await inner?.evaluate('document.querySelector("button").focus()');
  await expect(chat.button('Back to the result')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  const inside = chat.content.getByRole('button', { name: 'English' });
  await expect(inside).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.content.getByText('Are you coming tonight?')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(chat.button('Back to the result')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.picture).toBeVisible();
  await expect(chat.button('Run it here')).toBeFocused();
});

test('run here: running another sample of the page ends the first', async ({ page }) => {
  await openPage(page, '/react/api/make-static-styles');
  const buttons = page.getByRole('button', { name: 'Run it here' });
  const total = await buttons.count();
  expect(total).toBeGreaterThan(1);
  const running = page.getByRole('group', { name: /^Running: / });
  await buttons.first().click();
  await expect(running).toBeVisible();
  const first = await running.getAttribute('aria-label');
  await buttons.last().click();
  await expect(running).not.toHaveAccessibleName(first ?? '');
  await expect(running).toHaveCount(1);
  await expect(buttons).toHaveCount(total - 1);
  await expect(page.getByRole('status').filter({ hasText: /^Running$/ })).toHaveCount(1);
});

test('run here: leaving the page ends the run, and going back shows the picture', async ({
  page,
}) => {
  const chat = await runChat(page);
  await page.getByRole('link', { name: 'makeStyles', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  await expect.poll(() => page.frames().length).toBe(1);
  await page.goBack();
  await expect(chat.picture).toBeVisible();
  await chat.button('Run it here').click();
  await expect(chat.running).toBeVisible();
});

test('run here: a message says what did not load, and another press loads it', async ({ page }) => {
  await openPage(page, PAGE);
  const chat = findChat(page);
  const scripts = '**/assets/js/playground-*.js';
  await page.route(scripts, (route) => route.abort());
  await chat.button('Run it here').click();
  await expect(chat.status).toHaveText(/^This sample did not load because .+ run it again\.$/);
  await expect(chat.picture).toBeVisible();
  await page.unroute(scripts);

  const sandbox = '**/assets/playground/sandbox*.js';
  await page.route(sandbox, (route) => route.abort());
  await chat.button('Run it again').click();
  await expect(chat.status).toHaveText(/^The sample cannot run here: .+ run the sample again\.$/);
  await expect(chat.picture).toBeVisible();
  await page.unroute(sandbox);
  await chat.button('Run it again').click();
  await expect(chat.running).toBeVisible();
});

test('run here: axe finds no violations while a sample runs', async ({ page }) => {
  const chat = await runChat(page);
  await expect(chat.status).toHaveText('Running');
  expect(await findViolations(page)).toEqual([]);
});

test('run here: samples do not run on paper or without JavaScript', async ({ page, browser }) => {
  const chat = await runChat(page);
  await page.emulateMedia({ media: 'print' });
  await expect(chat.picture).toBeVisible();
  await expect(chat.running).toBeHidden();
  await expect(chat.button('Back to the result')).toBeHidden();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(PAGE);
  await expect(findChat(still).picture).toBeVisible();
  await expect(still.getByRole('button', { name: 'Run it here' })).toHaveCount(0);
  await context.close();
});

for (const [where, origin, base] of [
  ['below a path', BELOW, '/docs'],
  ['on GitHub Pages, where pages contain the policies', PAGES, ''],
] as const) {
  test(`run here: it works ${where}`, async ({ page }) => {
    const stopped: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) stopped.push(message.text());
    });
    await openPage(page, `${origin}${base}${PAGE}`);
    const chat = findChat(page);
    await chat.button('Run it here').click();
    await chat.content.getByRole('button', { name: 'English' }).click();
    await expect(chat.content.getByText('Are you coming tonight?')).toBeVisible();
    expect(stopped).toEqual([]);
  });
}
