import { expect, test, type Page, type Request } from '@playwright/test';
import { SHELL, SITE } from '../origins.ts';
import { ROUTES } from '../routes.ts';
import { openPage } from './support/openPage.ts';
import { watchRequests } from './support/watchRequests.ts';

/** Kinds of requests that a script makes when it calls a backend. */
const CALLS = ['xhr', 'fetch', 'websocket', 'eventsource', 'ping'];

const CHUNK = /^\/assets\/js\/[\w~.-]+\.js$/;

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

/** Walks through every page as a reader does, by links alone. */
async function walk(page: Page): Promise<void> {
  await openPage(page, '/');
  const visited = ['/'];
  const follow = async (link: ReturnType<Page['getByRole']>, route: string) => {
    await link.click();
    await expect(page).toHaveURL(SITE + route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    visited.push(route);
  };
  const bar = page.getByRole('navigation', { name: 'Main' });
  await follow(bar.getByRole('link', { name: 'Try it out' }), '/try-it-out/');
  await follow(bar.getByRole('link', { name: 'For React.js' }), '/react/install');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const addresses = await sidebar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses) {
    if (visited.includes(address)) continue;
    await follow(sidebar.locator(`a[href="${address}"]`), address);
  }
  expect(visited.sort()).toEqual([...ROUTES].sort());
}

test.describe('a walk through every page', () => {
  // One walk, looked at from several sides.
  test.describe.configure({ mode: 'default', timeout: 90_000 });

  let requests: Request[] = [];
  const problems: string[] = [];

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ baseURL: SITE });
    requests = watchRequests(context);
    const page = await context.newPage();
    page.on('websocket', (socket) => problems.push(socket.url()));
    await walk(page);
    await page.waitForLoadState('networkidle');
    await context.close();
  });

  test('§7 network: every request of every page goes to the site itself', () => {
    expect(requests.length).toBeGreaterThan(ROUTES.length);
    expect(requests.map(({ url }) => url).length).toBe(requests.length);
    expect([...new Set(requests.map((request) => new URL(request.url()).origin))]).toEqual([SITE]);
  });

  test('§7 network: no page calls a backend', () => {
    expect(requests.filter((request) => request.method() !== 'GET').map(pathOf)).toEqual([]);
    expect(requests.filter((request) => request.postData() !== null).map(pathOf)).toEqual([]);
    expect(
      requests.filter((request) => CALLS.includes(request.resourceType())).map(pathOf),
    ).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('§7 network: one document is loaded, and then only chunks and files of the build', async () => {
    const documents = requests.filter((request) => request.resourceType() === 'document');
    expect(documents.map(pathOf)).toEqual(['/']);
    const others = requests.filter(
      (request) =>
        request.resourceType() !== 'document' && !/^\/(assets|img|diagrams)\//.test(pathOf(request)),
    );
    expect(others.map(pathOf)).toEqual([]);
    const chunks = requests.filter((request) => CHUNK.test(pathOf(request)));
    expect(new Set(chunks.map(pathOf)).size).toBeGreaterThan(ROUTES.length);
  });
});
