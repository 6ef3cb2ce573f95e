import { gzipSync } from 'node:zlib';
import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { BUDGETS } from './support/budgets.ts';
import { watchConsole } from './support/watchPage.ts';
import { openSettings } from './support/openSetting.ts';
import { BELOW, ONLINE, SETTINGS, SITE } from './support/origins.ts';
import { findPlayground, writeApp } from './support/Playground.ts';
import { ROUTES } from './support/routes.ts';
import { watchShifts } from './support/watchShifts.ts';
import { serveInTurn, type TurningHost } from './support/servers.ts';
import { openPage, waitForHydration } from './support/openPage.ts';

// Pages have a fake clock, so that tests do not wait for `DELAY`; workers have the real one.
const test = base.extend<{ host: TurningHost }>({
  host: async ({ context }, provide) => {
    await context.clock.install();
    await context.addInitScript(watchRegistrations);
    const host = await serveInTurn(SITE);
    await provide(host);
    host.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** How long a loaded page waits before it registers its worker, which makes the copy, in milliseconds. */
const DELAY = 5000;

/** Waits until the copy is complete. */
async function waitForCopy(page: Page): Promise<void> {
  // The page sets the timer only then.
  await waitForHydration(page);
  await page.clock.fastForward(DELAY);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated' || !navigator.serviceWorker.controller) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** Opens a page and waits until the copy is complete. */
async function openAndCopy(page: Page, host: TurningHost): Promise<void> {
  await page.goto(`${host.origin}/react/install`);
  await waitForCopy(page);
}

/** Opens the settings and finds the switch of the copy. */
async function openSwitch(page: Page): Promise<Locator> {
  return (await openSettings(page)).getByRole('switch', { name: 'Offline copy' });
}

/** The workers that a page registers, from its start on. */
interface Watched extends Window {
  registrations: Promise<unknown>[];
}

function watchRegistrations(): void {
  const registrations: Promise<unknown>[] = [];
  Object.assign(window, { registrations } satisfies Partial<Watched>);
  // The preview is a page without one.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = (...args) => {
    const registration = register(...args);
    registrations.push(registration);
    return registration;
  };
}

/**
 * Advances the clock by `DELAY`.
 *
 * @returns how many workers the page has registered by then
 */
async function passDelay(page: Page): Promise<number> {
  await page.clock.fastForward(DELAY);
  return page.evaluate(async () => {
    const { registrations } = window as unknown as Watched;
    // A worker is registered before the browser is idle.
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
    await Promise.all(registrations);
    return registrations.length;
  });
}

function listCaches(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

function countWorkers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

test.describe('with a copy, which these tests share', () => {
  // One after the other, in one process. A fixture of the process would make all of them wait until the other tests
  // have ended.
  test.describe.configure({ mode: 'default' });

  let host: TurningHost;
  let context: BrowserContext;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    host = await serveInTurn(SITE);
    context = await browser.newContext({ serviceWorkers: 'allow' });
    await context.clock.install();
    const first = await context.newPage();
    await first.goto(`${host.origin}/`);
    await waitForCopy(first);
    await first.close();
  });
  test.beforeEach(async () => {
    host.connect();
    page = await context.newPage();
  });
  test.afterEach(() => page.close());
  test.afterAll(async () => {
    await context.close();
    host.close();
  });

  test('offline: after a first visit, every page opens, works and has its styles', async () => {
    host.disconnect();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('requestfailed', (request) => {
      // The next page was opened while this one still prefetched. Missing files fail with another error.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
      // Parts of the playground are copied only when it is first used.
      const isTool = page.url().includes('/try-it-out/') && request.url().includes('/assets/');
      if (!isTool) problems.push(request.url());
    });
    for (const route of ROUTES) {
      const response = await page.goto(host.origin + route);
      expect(response?.status(), route).toBe(200);
      expect(response?.headers()['content-security-policy'], route).toContain("default-src 'none'");
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect(page.locator('html'), route).toHaveCSS('background-color', 'rgb(10, 12, 16)');
    }
    expect(problems).toEqual([]);
  });

  test('offline: links, samples and addresses with .html also work', async () => {
    host.disconnect();
    await openPage(page, `${host.origin}/react/guides/atomic-css/index.html?a=1#top`);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'makeStyles' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
    await page.getByRole('link', { name: 'Open in playground' }).first().click();
    await expect(page).toHaveURL(/try-it-out\/#v1\./);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('offline: an unknown address shows the not-found page of the site', async () => {
    host.disconnect();
    const response = await page.goto(`${host.origin}/react/api/make-style`);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link', { name: 'makeStyles' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  });

  test('offline: the Markdown address of a page says that the user is offline, and leads to the page', async () => {
    host.disconnect();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.text().includes('onRecoverableError')) problems.push(message.text());
    });
    const readShifts = await watchShifts(page);
    const response = await page.goto(`${host.origin}/react/install.md`);
    expect(response?.status()).toBe(503);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('You are offline');
    await waitForHydration(page);
    await expect(heading).toHaveText('You are offline');
    await expect(page).toHaveTitle(/^You are offline/);
    await expect(page.getByText('404')).toHaveCount(0);
    const link = page.getByRole('link', { name: 'read the page' });
    await expect(link).toBeVisible();
    // The link appears when the app starts. The button must not move, or a press would hit it instead.
    expect(await readShifts()).toEqual([]);
    await link.click();
    await expect(heading).toHaveText(/Install/);

    await page.goto(`${host.origin}/react/install.md`);
    host.connect();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.locator('pre')).toContainText('# Install');

    host.disconnect();
    await page.goto(`${host.origin}/react/install.md`);
    await waitForHydration(page);
    host.connect();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('pre')).toContainText('# Install');
    expect(problems).toEqual([]);
  });

  test('offline: the browser requests a page once, while the worker starts, even in a frame', async () => {
    const listPreloads = (path: string) =>
      host
        .takeHeaders()
        .filter((asked) => asked.path === path)
        .map(({ headers }) => headers['service-worker-navigation-preload'] ?? 'no preload');

    host.takeRequests();
    await openPage(page, `${host.origin}/react/install`);
    expect(listPreloads('/react/install')).toEqual(['true']);

    await page.evaluate(async () => {
      const frame = document.createElement('iframe');
      frame.src = '/react/guides/limitations';
      const loaded = new Promise((resolve) => (frame.onload = resolve));
      document.body.append(frame);
      await loaded;
    });
    const frame = page.frameLocator('iframe[src="/react/guides/limitations"]');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Limitations');
    expect(listPreloads('/react/guides/limitations')).toEqual(['true']);
  });
});

test('offline: the playground runs code if it has done so before', async ({ page, host }) => {
  await openAndCopy(page, host);
  await page.goto(`${host.origin}/try-it-out/`);
  const { preview, write } = findPlayground(page);
  await expect(preview.getByText('A pencil made of slate')).toBeVisible();
  // A template is shown before everything has loaded that other code needs.
  await write(writeApp('Online'));
  await expect(preview.getByText('Online')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.goto(`${host.origin}/react/install`);
  host.disconnect();
  await page.goto(`${host.origin}/try-it-out/`);
  // It opens the draft.
  await expect(preview.getByText('Online')).toBeVisible();
  await write(writeApp('Offline'));
  await expect(preview.getByText('Offline')).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('offline: a sample runs on its page if one did before; otherwise a message says why not', async ({
  page,
  host,
}) => {
  const address = `${host.origin}/react/api/text-direction-provider`;
  const runChat = async () => {
    await openPage(page, address);
    await page.getByRole('button', { name: 'Run it here' }).first().click();
  };
  await page.goto(address);
  await waitForCopy(page);
  host.disconnect();
  await runChat();
  await expect(page.getByText('because the site cannot be reached')).toBeVisible();
  host.connect();
  await page.getByRole('button', { name: 'Run it again' }).click();
  const running = page.getByRole('group', { name: 'Running: Chat.tsx' });
  await expect(running).toBeVisible();

  host.disconnect();
  await runChat();
  await expect(running).toBeVisible();
  const content = running.frameLocator('iframe').frameLocator('iframe');
  await content.getByRole('button', { name: 'English' }).click();
  await expect(content.getByText('Are you coming tonight?')).toBeVisible();
});

test('offline: a site below a path also has a copy', async ({ page, host }) => {
  host.turnTo(BELOW);
  await page.goto(`${host.origin}/docs/`);
  await waitForCopy(page);
  host.disconnect();
  await openPage(page, `${host.origin}/docs/react/api/make-styles`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  // The copy does not answer for addresses outside of that path.
  await expect(page.goto(`${host.origin}/react/install`)).rejects.toThrow();
});

test('offline: after a deploy, every tab shows one version only', async ({ context, host }) => {
  const open = async (path: string) => {
    const page = await context.newPage();
    const { uncaught } = watchConsole(page);
    await openPage(page, host.origin + path);
    return { page, uncaught, news: page.getByText('The first news') };
  };

  const early = await open('/react/install');
  await waitForCopy(early.page);
  await early.page.evaluate(() => Object.assign(window, { isStillHere: true }));
  host.turnTo(SETTINGS);

  // A tab that is opened now has the new version at once.
  const late = await open('/react/install');
  await expect(late.news).toBeVisible();

  // The early tab keeps working with chunks that the host no longer has.
  await early.page.getByRole('link', { name: 'makeResetStyles' }).first().click();
  await expect(early.page.getByRole('heading', { level: 1 })).toHaveText('makeResetStyles');
  expect(await early.page.evaluate(() => 'isStillHere' in window)).toBe(true);
  await expect(early.news).toHaveCount(0);
  await early.page.reload();
  await waitForHydration(early.page);
  await expect(early.news).toBeVisible();

  // The new copy is complete, and waits for the tabs that may need the old one.
  await expect
    .poll(
      () =>
        late.page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.waiting?.state;
        }),
      { timeout: 30_000 },
    )
    .toBe('installed');
  host.disconnect();
  await late.page.goto(`${host.origin}/react/guides/limitations`);
  await waitForHydration(late.page);
  await expect(late.news).toHaveCount(0);
  await expect(late.page.getByRole('heading', { level: 1 })).toHaveText('Limitations');

  // The next visit has the new copy once the browser has noticed that no tab uses the old one. A visit is such a tab
  // itself, so the pause between visits grows.
  await early.page.close();
  await late.page.goto('about:blank');
  const visit = async (pause: number): ReturnType<typeof open> => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const tab = await open('/react/guides/limitations');
    if (await tab.news.isVisible()) return tab;
    await tab.page.close();
    return visit(pause + 500);
  };
  const next = await visit(0);
  await next.page.getByRole('link', { name: 'makeStyles' }).first().click();
  await expect(next.page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  for (const { uncaught } of [early, late, next]) expect(uncaught).toEqual([]);
  expect(await listCaches(next.page)).toHaveLength(2);
});

test('offline: a user can turn the copy off and on again, and the choice is remembered', async ({
  page,
  host,
}) => {
  await openAndCopy(page, host);
  const control = await openSwitch(page);
  await expect(control).toBeChecked();
  await expect(control).toHaveAccessibleDescription(/network\. The copy is complete\.$/);
  await control.focus();
  await page.keyboard.press('Space');
  await expect(control).not.toBeChecked();
  await expect(control).toHaveAccessibleDescription(/network\.$/);
  await expect.poll(() => countWorkers(page)).toBe(0);
  await expect.poll(() => listCaches(page)).toEqual([]);
  // The worker still answers this page while it is open, but caches nothing.
  const script = host.takeRequests().find((path) => path.startsWith('/assets/js/')) ?? '';
  expect(script).not.toBe('');
  await page.evaluate((path) => fetch(path), script);
  expect(await listCaches(page)).toEqual([]);

  await page.reload();
  await waitForHydration(page);
  await openSettings(page);
  await expect(control).not.toBeChecked();
  expect(await passDelay(page)).toBe(0);
  expect(await countWorkers(page)).toBe(0);
  expect(await listCaches(page)).toEqual([]);

  await control.click();
  await waitForCopy(page);
  host.disconnect();
  await openPage(page, `${host.origin}/react/api/make-styles`);
  await openSettings(page);
  await expect(control).toBeChecked();
});

test('offline: turning the copy off and on without a reload creates a new one', async ({
  page,
  host,
}) => {
  await openAndCopy(page, host);
  const control = await openSwitch(page);
  await control.click();
  await expect.poll(() => listCaches(page)).toEqual([]);
  host.takeRequests();
  await control.click();
  // The new worker has an address of its own, and is installed once its copy is complete.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const worker = registration?.waiting ?? registration?.active;
          return worker?.scriptURL.includes('?') ? worker.state : 'none';
        }),
      { timeout: 30_000 },
    )
    .toMatch(/^(installed|activated)$/);
  expect(host.takeRequests().length).toBeGreaterThan(0);
  await page.reload();
  host.disconnect();
  await openPage(page, `${host.origin}/react/api/make-styles`);
});

test('offline: turned off and on before the old copy is deleted, the new one is complete', async ({
  page,
  host,
}) => {
  await openAndCopy(page, host);
  const countFiles = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const files = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return Math.max(0, ...files);
    });
  const complete = await countFiles();
  expect(complete).toBeGreaterThan(50);
  const deleted = await page.evaluateHandle(() => {
    const done: string[] = [];
    const remove = caches.delete.bind(caches);
    caches.delete = async (name) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      done.push(name);
      return remove(name);
    };
    return done;
  });
  const old = await listCaches(page);
  const control = await openSwitch(page);
  await control.click();
  await control.click();
  await expect.poll(() => deleted.jsonValue(), { timeout: 30_000 }).toEqual(old);
  await expect.poll(countFiles, { timeout: 30_000 }).toBe(complete);
});

test('offline: a script that is damaged in the copy is replaced when it is loaded again', async ({
  page,
  host,
}) => {
  await openAndCopy(page, host);
  const script = host.takeRequests().find((path) => /^\/assets\/js\/main\./.test(path)) ?? '';
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if (await cache.match(path)) await cache.put(path, new Response('damaged'));
    }
  }, script);
  const load = (cache: RequestCache) =>
    page.evaluate(
      async ([path, cache]) => (await (await fetch(path, { cache })).text()).slice(0, 7),
      [script, cache] as const,
    );
  expect(await load('default')).toBe('damaged');
  // As "Reload" does in the message that a part did not load.
  const start = await load('reload');
  expect(start).not.toBe('damaged');
  expect(await load('default')).toBe(start);
});

test('offline: with data saver on, the copy is made only on request', async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await openPage(page, `${host.origin}/react/install`);
  expect(await passDelay(page)).toBe(0);
  expect(await countWorkers(page)).toBe(0);
  const control = await openSwitch(page);
  await control.click();
  await control.click();
  await waitForCopy(page);
});

test('offline: if the operator turns it off, the copy and the worker are removed', async ({
  page,
  host,
}) => {
  await openAndCopy(page, host);
  host.turnTo(ONLINE);
  await page.reload();
  await waitForHydration(page);
  await expect((await openSettings(page)).getByRole('combobox')).toHaveCount(3);
  await expect(page.getByRole('switch', { name: 'Offline copy' })).toHaveCount(0);
  await page.clock.fastForward(DELAY);
  await expect.poll(() => listCaches(page), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => countWorkers(page)).toBe(0);
});

test('offline: the copy costs at most 1.13 MB gzip, and the next visit does not download it again', async ({
  page,
  host,
  request,
}) => {
  await page.goto(`${host.origin}/`);
  await waitForCopy(page);
  const asked = host.takeRequests();
  expect(asked.length).toBeGreaterThan(50);
  let size = 0;
  for (const path of new Set(asked)) {
    const body = await (await request.get(SITE + path)).body();
    size += gzipSync(body, { level: 9 }).length;
  }
  test.info().annotations.push({ type: 'bytes', description: String(size) });
  expect(size).toBeLessThanOrEqual(BUDGETS.offlineCopy);
  await openPage(page, `${host.origin}/react/install`);
  expect(await passDelay(page)).toBe(1);
  // It requests the page itself, and files without a hash in their names.
  const again = host.takeRequests();
  expect(again).toContain('/react/install');
  expect(again.filter((path) => /^\/(?:assets|react\/(?!install$))/.test(path))).toEqual([]);
});
