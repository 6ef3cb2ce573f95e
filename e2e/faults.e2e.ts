import { expect, test, type Page, type Route } from '@playwright/test';
import { findSearchIndex } from './support/readShipped.ts';
import { chooseSetting } from './support/openSetting.ts';
import { SETTINGS, SITE } from './support/origins.ts';
import { findPlayground, openPlayground, writeApp } from './support/Playground.ts';
import { serveInTurn } from './support/servers.ts';
import { openPage, waitForHydration } from './support/openPage.ts';
import { watchConsole, isPrefetched } from './support/watchPage.ts';
import { fillStorage } from './support/refusals.ts';

/** The message that a page's scripts did not load. */
const findNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });

/** Collects the documents that a tab requests, without those of frames. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage) documents.push(request.url());
  });
  return documents;
}

async function waitForDraft(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (part) => Object.values(localStorage).some((value) => String(value).includes(part)),
    text,
  );
}

test('faults: without a connection, a link says that its page did not load, and Retry opens it', async ({
  page,
}) => {
  const host = await serveInTurn(SITE);
  await page.route(/\/assets\/.+\.js$/, (route) =>
    isPrefetched(route.request()) ? route.abort() : route.continue(),
  );
  const list = page.waitForResponse(/\/assets\/js\/pages\./);
  await page.goto(`${host.origin}/react/css-extraction/introduction`);
  await list;
  await waitForHydration(page);
  const documents = watchDocuments(page);
  host.disconnect();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'makeStyles', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page did not load');
  await expect(page).toHaveURL(`${host.origin}/react/api/make-styles`);
  await expect(sidebar.getByRole('link', { name: 'makeStyles', exact: true })).toBeVisible();

  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(heading).toHaveText('This page did not load');
  host.connect();
  await retry.click();
  await expect(heading).toHaveText('makeStyles');
  await page.goBack();
  await expect(heading).toHaveText('CSS extraction');

  // Without a press, once the browser says that the connection is back.
  await page.context().setOffline(true);
  await sidebar.getByRole('link', { name: 'mergeClasses', exact: true }).click();
  await expect(heading).toHaveText('This page did not load');
  await page.context().setOffline(false);
  await expect(heading).toHaveText('mergeClasses');
  expect(documents).toEqual([]);
  host.close();
});

test.describe('faults: a new version is deployed while a page is open', () => {
  /** Opens a page on a host that can deploy another build. Files that are not loaded by then are gone. */
  async function openOld(page: Page, path: string) {
    const host = await serveInTurn(SITE);
    // Files that were prefetched would still be there.
    await page.route(/\/assets\/.+\.js$/, (route) =>
      isPrefetched(route.request()) ? route.abort() : route.continue(),
    );
    await page.goto(host.origin + path);
    return host;
  }

  test('faults: after a deploy, a link reloads once and opens the page of the new version', async ({
    page,
  }) => {
    const host = await openOld(page, '/react/css-extraction/introduction');
    await waitForHydration(page);
    host.turnTo(SETTINGS);
    const documents = watchDocuments(page);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'makeStyles', exact: true }).click();
    await expect(page.getByText('The first news')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
    await waitForHydration(page);
    expect(documents).toEqual([`${host.origin}/react/api/make-styles`]);
    host.close();
  });

  test('faults: after a deploy, Enter in the search opens the page, and the query is remembered', async ({
    page,
  }) => {
    const host = await openOld(page, '/react/css-extraction/introduction');
    await waitForHydration(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search the documentation' });
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.fill('makeStaticStyles');
    host.turnTo(SETTINGS);
    const documents = watchDocuments(page);
    await field.press('Enter');
    await expect(page.getByText('The first news')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStaticStyles');
    expect(documents).toHaveLength(1);
    await waitForHydration(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'makeStaticStyles' }).first()).toBeVisible();
    host.close();
  });

  test('faults: after a deploy, search that cannot load asks for a reload, and works then', async ({
    page,
  }) => {
    const host = await openOld(page, '/react/css-extraction/introduction');
    await waitForHydration(page);
    host.turnTo(SETTINGS);
    await page.keyboard.press('Control+k');
    const alert = page.getByRole('alert').filter({ hasText: 'Search did not load' });
    await expect(alert).toContainText('reload the page');
    await page.reload();
    await waitForHydration(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toBeVisible();
    host.close();
  });

  test('faults: after a deploy, code that was typed just before following a link is kept', async ({
    page,
  }) => {
    const host = await openOld(page, '/try-it-out/');
    const playground = findPlayground(page);
    await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
    host.turnTo(SETTINGS);
    await playground.write(writeApp('Typed just now'));
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'For React.js' }).click();
    await expect(page.getByText('The first news')).toBeVisible();
    await page.goto(`${host.origin}/try-it-out/`);
    await expect(playground.preview.getByText('Typed just now')).toBeVisible();
    host.close();
  });

  test('faults: after a deploy, a playground tool that cannot load asks for a reload, and the code is kept', async ({
    page,
  }) => {
    const host = await openOld(page, '/try-it-out/');
    const playground = findPlayground(page);
    await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
    await playground.write(writeApp('Still here'));
    await expect(playground.preview.getByText('Still here')).toBeVisible();
    await page.route(/\/assets\/js\//, (route) => route.fulfill({ status: 404 }));
    host.turnTo(SETTINGS);
    await playground.choose('Compare versions');
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert).toContainText('reload the page');
    await page.unrouteAll();
    await page.reload();
    await expect(playground.preview.getByText('Still here')).toBeVisible();
    host.close();
  });
});

test.describe('faults: a script is cut off in the middle', () => {
  async function cut(page: Page, scripts: RegExp): Promise<void> {
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    });
  }

  /** Delivers whole scripts from now on, and waits for those that are still being cut. */
  const restore = (page: Page) => page.unrouteAll({ behavior: 'wait' });

  for (const [name, scripts] of [
    ['the entry', /\/assets\/js\/main\.\w+\.js$/],
    ['React', /\/assets\/js\/main-react\.\w+\.js$/],
    // A chunk of this page alone, not one that all pages share.
    ['a chunk of the page', /\/assets\/js\/(?!main|\d+\.)[\w~-]+\.\w+\.js$/],
  ] as const) {
    test(`faults: with ${name} cut off, a page says what does not work, and its text and links work`, async ({
      page,
    }) => {
      await cut(page, scripts);
      await page.goto('/react/install');
      await expect(findNotice(page)).toContainText('Search, settings and buttons do not work');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Install/);
      await page.getByRole('link', { name: 'makeStyles', exact: true }).first().click();
      await expect(page).toHaveURL(`${SITE}/react/api/make-styles`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
      await expect(findNotice(page)).toBeVisible();
      await page.getByRole('link', { name: 'Open in playground' }).first().click();
      await expect(page).toHaveURL(`${SITE}/try-it-out/`);
      await page.goBack();
      await expect(findNotice(page)).toBeVisible();
      await page.getByRole('button', { name: 'CSS extraction' }).click();
      await expect(page).toHaveURL(`${SITE}/react/css-extraction/introduction`);
      await expect(findNotice(page)).toBeVisible();
      await restore(page);
      await findNotice(page).getByRole('button', { name: 'Reload' }).click();
      await waitForHydration(page);
      await expect(findNotice(page)).toHaveCount(0);
    });
  }

  test('faults: with the entry cut off, the playground page says so, and its templates can be read', async ({
    page,
  }) => {
    await cut(page, /\/assets\/js\/main\.\w+\.js$/);
    await page.goto('/try-it-out/');
    await expect(findNotice(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'First style' })).toContainText('makeStyles');
  });

  test('faults: with its chunk cut off, the playground says so, and a reload fixes it', async ({
    page,
  }) => {
    await cut(page, /\/assets\/js\/playground\.\w+\.js$/);
    await page.goto('/try-it-out/');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The playground did not load');
    await restore(page);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(findPlayground(page).preview.getByText('A pencil')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('faults: with the script of the preview cut off, the playground says so, and a retry fixes it', async ({
    page,
  }) => {
    await cut(page, /\/sandbox-frame\.\w+\.js$/);
    const playground = await openPlayground(page);
    const problem = page.getByRole('group', { name: 'Problem with the preview' });
    await expect(problem).toBeVisible({ timeout: 30_000 });
    await playground.write(writeApp('Not lost'));
    await restore(page);
    await problem.getByRole('button', { name: /Retry|Run/ }).click();
    await expect(playground.preview.getByText('Not lost')).toBeVisible();
  });
});

test.describe('faults: a bad connection', () => {
  /**
   * Aborts two of five requests for assets. If it were every second one, an attempt that makes two requests would
   * lose the same one each time.
   */
  async function flap(page: Page): Promise<void> {
    let count = 0;
    await page.route('**/assets/**', (route: Route) => {
      count += 1;
      return [1, 3].includes(count % 5) ? route.abort() : route.continue();
    });
  }

  test('faults: if many requests fail, pages still open', async ({ page }) => {
    await flap(page);
    await page.goto('/react/css-extraction/introduction');
    for (const name of ['makeStyles', 'makeResetStyles', 'mergeClasses']) {
      const link = page
        .getByRole('main')
        .or(page.locator('aside'))
        .getByRole('link', { name, exact: true });
      // If a chunk of a page fails, the page reloads by itself. A click at that moment is lost, so a user would
      // click again.
      await expect(async () => {
        await link.first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 5000 });
      }).toPass();
    }
  });

  test('faults: if many requests fail, code runs after retries, and none of it is lost', async ({
    page,
  }) => {
    await page.goto('/try-it-out/');
    const playground = findPlayground(page);
    await expect(playground.editor).toBeVisible();
    await flap(page);
    const retryUntil = async (isThere: () => Promise<void>) => {
      const buttons = page.getByRole('main').getByRole('button', { name: 'Retry' });
      await expect(async () => {
        for (const retry of await buttons.all()) {
          // The button disappears as soon as the part has loaded.
          await retry.click({ timeout: 500 }).catch(() => undefined);
        }
        await isThere();
      }).toPass();
    };
    await playground.write(writeApp('Bad line'));
    await retryUntil(() =>
      expect(playground.preview.getByText('Bad line')).toBeVisible({ timeout: 2000 }),
    );
    await playground.tab('CSS').click();
    await retryUntil(() =>
      expect(playground.panel('CSS').locator('code')).toContainText('rgb(1, 2, 3)', {
        timeout: 5000,
      }),
    );
    await waitForDraft(page, 'Bad line');
  });

  test('faults: while a script never finishes loading, the text and links of a page work', async ({
    page,
  }) => {
    await page.route(/\/assets\/js\/main\./, () => undefined);
    await page.goto('/react/install', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Install/);
    await expect(findNotice(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'makeStyles', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
  });

  test('faults: while its index is loading, search keeps the query, and answers it later', async ({
    page,
  }) => {
    const held: Route[] = [];
    await openPage(page, '/react/css-extraction/introduction');
    await page.route(await findSearchIndex(page), (route) => void held.push(route));
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search the documentation' });
    await field.fill('merge');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    for (const route of held) await route.continue();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toHaveValue('merge');
  });
});

test.describe('faults: the storage is full', () => {
  test('faults: with full storage, the playground says that code is not saved, and works', async ({
    page,
  }) => {
    await page.addInitScript(fillStorage);
    const { uncaught } = watchConsole(page);
    const playground = await openPlayground(page);
    await playground.write(writeApp('No room'));
    await expect(playground.preview.getByText('No room')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'storage is full. Your code exists only in this tab. Share or download it',
    );
    // The code stays while the user continues.
    await playground.tab('Classes').click();
    await expect(playground.editor).toContainText('No room');
    expect(uncaught).toEqual([]);
  });

  test('faults: with full storage, search and settings work', async ({ page }) => {
    await page.addInitScript(fillStorage);
    const { uncaught } = watchConsole(page);
    await openPage(page, '/react/install');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search the documentation' });
    await field.fill('makeStaticStyles');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStaticStyles');
    await chooseSetting(page, 'Sample language', 'JavaScript');
    await expect(page.locator('html')).toHaveAttribute('data-sample-language', /js|javascript/);
    expect(uncaught).toEqual([]);
  });

  test.describe('faults: with a worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('faults: if the offline copy does not fit, the site works, and does not try again on this page', async ({
      page,
      context,
    }) => {
      await context.clock.install();
      const { uncaught } = watchConsole(page);
      const host = await serveInTurn(SITE);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Storage.overrideQuotaForOrigin', {
        origin: host.origin,
        quotaSize: 1_000_000,
      });
      // From the start, because the page may be slower than its clock.
      await page.addInitScript(() => {
        const { serviceWorker } = navigator;
        const register = serviceWorker.register.bind(serviceWorker);
        const state = new Promise<string>((resolve) => {
          serviceWorker.register = async (...args) => {
            const registration = await register(...args);
            if (!registration.installing) resolve('none');
            const worker = registration.installing;
            worker?.addEventListener('statechange', () => resolve(worker.state));
            return registration;
          };
        });
        Object.assign(window, { state });
      });
      await openPage(page, `${host.origin}/react/install`);
      await page.clock.fastForward(5000);
      const state = () =>
        page.evaluate(() => (window as unknown as { state: Promise<string> }).state);
      expect(await state()).toBe('redundant');
      await page.getByRole('link', { name: 'makeStyles', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
      await page.reload();
      await waitForHydration(page);
      expect(uncaught).toEqual([]);
      host.close();
    });
  });
});

test.describe('faults: two tabs', () => {
  test('faults: if two tabs write code in turn, the last code of each is kept', async ({
    page,
    context,
  }) => {
    const here = await openPlayground(page);
    await here.write(writeApp('First tab'));
    await waitForDraft(page, 'First tab');
    const other = await context.newPage();
    const there = await openPlayground(other);
    await there.write(writeApp('Second tab'));
    await waitForDraft(page, 'Second tab');
    await expect(page.getByRole('region', { name: 'Another tab' })).toContainText(
      'the other one is set aside',
    );
    await here.write(writeApp('First tab again'));
    await waitForDraft(page, 'First tab again');
    const stored = await page.evaluate(() => Object.values(localStorage).join());
    expect(stored).toContain('Second tab');
    // Each tab still has its own code, and the first can bring back the code that was set aside.
    await expect(there.editor).toContainText('Second tab');
    const aside = page.getByRole('region', { name: 'Your earlier draft' });
    await aside.getByRole('button', { name: 'Bring it back' }).click();
    await expect(here.editor).toContainText('Second tab');
    expect(await page.evaluate(() => Object.values(localStorage).join())).toContain(
      'First tab again',
    );
  });

  test('faults: settings that are changed in two tabs are all kept', async ({ page, context }) => {
    await openPage(page, '/react/install');
    const other = await context.newPage();
    await openPage(other, '/react/install');
    await chooseSetting(page, 'Code theme', 'Okaidia');
    await chooseSetting(other, 'Sample language', 'JavaScript');
    await openPage(page, '/react/api/make-styles');
    await expect(page.locator('html')).toHaveAttribute('data-code-theme', 'okaidia');
    await expect(page.locator('html')).toHaveAttribute('data-sample-language', /js|javascript/);
  });
});

for (const [name, shift] of [
  ['twenty years behind', -20],
  ['fifty years ahead', 50],
] as const) {
  test(`faults: with a clock that is ${name} and goes backward, pages and playground work`, async ({
    page,
  }) => {
    await page.addInitScript((years) => {
      const RealDate = Date;
      let step = 0;
      // Each reading is an hour earlier than the last.
      const now = () => RealDate.UTC(2026 + years, 0, 1) - (step += 3_600_000);
      window.Date = new Proxy(RealDate, {
        construct: (target, args: []) =>
          args.length > 0 ? new target(...args) : new target(now()),
        get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
      });
    }, shift);
    const { uncaught } = watchConsole(page);
    await openPage(page, '/react/install');
    const shown = await page.locator('time').allTextContents();
    await page.getByRole('link', { name: 'makeStyles', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
    expect(shown.join()).not.toMatch(/ago|-\d|NaN|Invalid/);
    const playground = await openPlayground(page);
    await playground.write(writeApp('Wrong clock'));
    await expect(playground.preview.getByText('Wrong clock')).toBeVisible();
    await waitForDraft(page, 'Wrong clock');
    await page.reload();
    await expect(playground.preview.getByText('Wrong clock')).toBeVisible();
    expect(uncaught).toEqual([]);
  });
}
