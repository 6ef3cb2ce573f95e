import { expect, type Page, test } from '@playwright/test';
import { openPage, waitForHydration } from './support/openPage.ts';
import { SITE } from './support/origins.ts';
import { PAGE_LIST, readPageList, readShippedScripts } from './support/readShipped.ts';
import { watchRequests } from './support/watchPage.ts';

const findLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

test('page list: no other script contains the file name of a page', async ({ request }) => {
  const scripts = await readShippedScripts(request);
  const pages = readPageList(scripts);
  expect(pages.length).toBeGreaterThan(15);
  const others = [...scripts]
    .filter(([address]) => !PAGE_LIST.test(address))
    .map(([, text]) => text);
  for (const [path, file] of pages) {
    const [name = '', hash = ''] = file.split(/[.~]/);
    const knowing = others.filter((text) => text.includes(hash) || text.includes(`${name}:`));
    expect(knowing.length, path).toBe(0);
  }
});

test('page list: each part is loaded once, whatever links are in view or followed', async ({
  page,
}) => {
  const requests = watchRequests(page.context());
  await openPage(page, '/react/install');
  for (const name of ['makeStyles', 'mergeClasses']) {
    await findLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  expect(requests.filter((request) => PAGE_LIST.test(request.url()))).toHaveLength(1);
});

for (const [how, body] of [
  ['is missing', undefined],
  ['is cut off', '(self.pageData??={})[""]=[["/react'],
] as const) {
  test(`page list: if a part ${how}, a link loads the document of its page`, async ({ page }) => {
    let isBroken = true;
    await page.route(PAGE_LIST, (route) => {
      if (!isBroken) return route.continue();
      return body === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'text/javascript', body });
    });
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await openPage(page, '/react/install');
    const document = page.waitForRequest(`${SITE}/react/api/make-styles`);
    await findLink(page, 'makeStyles').click();
    await document;
    isBroken = false;
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
    expect(warnings.filter((text) => /Loading chunk \S+ failed/.test(text))).toHaveLength(1);
    await findLink(page, 'mergeClasses').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('mergeClasses');
  });
}

test('page list: an address with .html shows its page even if the host answers with the not-found page', async ({
  page,
}) => {
  await page.route(`${SITE}/react/install.html`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${SITE}/no-such-page` }) });
  });
  await page.goto(`${SITE}/react/install.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
});
