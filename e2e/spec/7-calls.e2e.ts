import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { SITE } from '../support/origins.ts';
import { ROUTES } from '../support/routes.ts';
import { openPage } from '../support/openPage.ts';
import { watchRequests } from '../support/watchPage.ts';

/** Kinds of requests that a script makes when it calls a backend. */
const CALLS = ['xhr', 'fetch', 'websocket', 'eventsource', 'ping'];

const CHUNK = /^\/assets\/js\/[\w~.-]+\.js$/;

function readPath(request: Request): string {
  return new URL(request.url()).pathname;
}

/** Visits every page as a user would, following only links. */
async function walk(page: Page): Promise<void> {
  const visited = ['/'];
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const follow = async (link: Locator, route: string) => {
    await link.click();
    await expect(page).toHaveURL(SITE + route);
    // The address changes at once, the page when its chunks have loaded.
    await expect(sidebar.locator(`a[aria-current=page][href="${route}"]`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    visited.push(route);
  };
  await openPage(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await follow(bar.getByRole('link', { name: 'Try it out' }), '/try-it-out/');
  await follow(bar.getByRole('link', { name: 'For React.js' }), '/react/install');
  const addresses = await sidebar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses) {
    if (!visited.includes(address)) await follow(sidebar.locator(`a[href="${address}"]`), address);
  }
  expect(visited.sort()).toEqual([...ROUTES].sort());
}

test('§7 network: the offline copy requests only files of the build', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await context.clock.install();
  const asked = watchRequests(context);
  const page = await context.newPage();
  await openPage(page, '/');
  // By then, a loaded page starts its copy.
  await page.clock.fastForward(5000);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Playwright also reports requests of the worker.
  const byWorker = asked.filter((one) => one.serviceWorker() !== null);
  expect(byWorker.length).toBeGreaterThan(ROUTES.length);
  for (const one of byWorker) {
    expect(new URL(one.url()).origin).toBe(SITE);
    expect([one.method(), one.postData()]).toEqual(['GET', null]);
    expect((await request.get(one.url())).status(), one.url()).toBe(200);
  }
  await context.close();
});

test.describe('a walk through every page', () => {
  // One walk for several tests.
  test.describe.configure({ mode: 'default' });

  let requests: Request[] = [];
  const sockets: string[] = [];

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    requests = watchRequests(context);
    const page = await context.newPage();
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await walk(page);
    await page.waitForLoadState('networkidle');
    await context.close();
  });

  test('§7 network: every request of every page goes to the site itself', () => {
    expect(requests.length).toBeGreaterThan(ROUTES.length);
    expect([...new Set(requests.map((request) => new URL(request.url()).origin))]).toEqual([SITE]);
  });

  test('§7 network: no page calls a backend', () => {
    const calls = requests.filter(
      (request) =>
        request.method() !== 'GET' ||
        request.postData() !== null ||
        // The playground fetches the scripts of its sandbox, which are files of the build.
        (CALLS.includes(request.resourceType()) && !readPath(request).startsWith('/assets/')),
    );
    expect(calls.map(readPath)).toEqual([]);
    expect(sockets).toEqual([]);
  });

  test('§7 network: after the first document, only chunks and files of the build are requested', () => {
    const [first, ...others] = requests.map(readPath);
    expect(first).toBe('/');
    // The browser may request favicon.ico by itself while Helmet replaces the link to the icon.
    const known = /^\/((assets|img|diagrams)\/[\w~./-]+|favicon\.ico)$/;
    expect(others.filter((path) => !known.test(path))).toEqual([]);
    const chunks = new Set(others.filter((path) => CHUNK.test(path)));
    expect(chunks.size).toBeGreaterThan(ROUTES.length);
  });

  test('§7 network: generated data comes in a chunk', async () => {
    const paths = new Set(requests.map(readPath).filter((path) => CHUNK.test(path)));
    const texts = await Promise.all(
      [...paths].map(async (path) => (await fetch(SITE + path)).text()),
    );
    const data = texts.filter(
      (text) => /"?docsSidebars"?:/.test(text) && text.includes('/react/install'),
    );
    expect(data).toHaveLength(1);
  });
});
