import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { SETTINGS } from '../support/origins.ts';
import { DOC_ROUTES } from '../support/routes.ts';
import { openPage } from '../support/openPage.ts';
import {
  findInScripts,
  readDocsData,
  readShippedData,
  readShippedScripts,
} from '../support/readShipped.ts';

interface SidebarItem {
  type: 'link' | 'category';
  label: string;
  href?: string;
  unlisted?: boolean;
  items?: SidebarItem[];
}

async function readSidebars(request: APIRequestContext): Promise<Record<string, SidebarItem[]>> {
  const { docsSidebars } = await readShippedData(request, 'docsSidebars');
  return docsSidebars as Record<string, SidebarItem[]>;
}

/** Changes the data of the sidebars in responses: replaces `before`, after `start`, with `now`. */
async function changeSidebars(
  page: Page,
  request: APIRequestContext,
  start: string,
  before: string,
  now: string,
): Promise<void> {
  const scripts = [...(await readShippedScripts(request))];
  const [address, text] = scripts.find((script) => script[1].includes(start + before)) ?? [];
  if (address === undefined || text === undefined)
    throw new Error(`No script has ${start}${before}.`);
  const body = text.replace(start + before, start + now);
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** The items of a sidebar and of its categories, in one list. */
function flatten(items: SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [item, ...flatten(item.items ?? [])]);
}

test('§3 docs entry: each has an id, a path and a sidebar', async ({ request }) => {
  const { docs } = await readDocsData(request);
  const expected = [
    ...DOC_ROUTES.map((path) => ({ id: path.slice(1), path, sidebar: 'react' })),
    { id: 'try-it-out/try-it-out', path: '/try-it-out/', sidebar: 'try-it-out' },
  ];
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect([...docs].sort(byId)).toEqual(expected.sort(byId));
});

test('§3 docs data: a version has a name, a path, isLast, docs, sidebars and draftIds', async ({
  request,
}) => {
  const { docs, sidebars, ...version } = await readDocsData(request);
  expect(version).toMatchObject({ name: 'current', path: '/', isLast: true, draftIds: [] });
  expect(docs.length).toBe(DOC_ROUTES.length + 1);
  expect(sidebars).toMatchObject({
    react: { link: { path: '/react/install' } },
    'try-it-out': { link: { path: '/try-it-out/', label: 'Try it out' } },
  });
  expect(Object.keys(sidebars)).toHaveLength(2);
});

test('§3 sidebar item: a link has an href and says whether it is unlisted', async ({ request }) => {
  const { react = [] } = await readSidebars(request);
  const links = flatten(react).filter(({ type }) => type === 'link');
  expect(links).toHaveLength(DOC_ROUTES.length);
  for (const route of DOC_ROUTES) {
    expect(links.filter(({ href }) => href === route)).toMatchObject([{ unlisted: false }]);
  }
});

test('§3 sidebar item: a category has items, and an href if it is a page itself', async ({
  request,
}) => {
  const items = Object.values(await readSidebars(request)).flat();
  const categories = flatten(items).filter(({ type }) => type === 'category');
  expect(categories.map(({ label, href }) => [label, href])).toEqual([
    ['API', undefined],
    ['Guides', undefined],
    ['Ahead-of-time compilation', undefined],
    ['CSS extraction', undefined],
    ['Try it out', '/try-it-out/'],
  ]);
  for (const { items: inside = [] } of categories) expect(inside.length).toBeGreaterThan(0);
});

test('§3 sidebar item: an unlisted item is shown only on its own page', async ({
  page,
  request,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const link = sidebar.getByRole('link', { name: 'shorthands' });
  // The server's HTML has the unchanged data, so the visit starts on a page without a sidebar.
  const visit = async () => {
    await openPage(page, '/');
    await page.getByRole('link', { name: 'For React.js' }).click();
    await sidebar.getByRole('link', { name: 'makeStaticStyles' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStaticStyles');
  };
  await visit();
  await expect(link).toHaveCount(1);

  await changeSidebars(
    page,
    request,
    '"docId":"react/api/shorthands","unlisted":',
    'false',
    'true',
  );
  await visit();
  await expect(link).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /shorthands/ })
    .click();
  await expect(page).toHaveURL('/react/api/shorthands');
  await expect(link).toHaveCount(1);
});

test('§3 sidebar item: a category does not link to its own page if that is unlisted', async ({
  page,
  request,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const link = sidebar.getByRole('link', { name: 'Try it out', exact: true });
  const visit = async () => {
    await openPage(page, '/');
    await page.getByRole('link', { name: 'Try it out' }).first().click();
    await expect(sidebar.getByText('Try it out', { exact: true })).toBeVisible();
  };
  await visit();
  await expect(link).toHaveAttribute('href', '/try-it-out/');

  await changeSidebars(page, request, '"href":"/try-it-out/"', '', ',"linkUnlisted":true');
  await visit();
  await expect(link).toHaveCount(0);
});

test('§3 site metadata: every page and the data have the version of the generator', async ({
  page,
  request,
}) => {
  const { docusaurusVersion } = await readShippedData(request, 'docusaurusVersion');
  expect(docusaurusVersion).toMatch(/^\d+\.\d+\.\d+$/);
  for (const route of ['/', '/react/install', '/try-it-out/', '/no-such-page']) {
    await page.goto(route);
    await expect(page.locator('meta[name=generator]')).toHaveAttribute(
      'content',
      `Docusaurus v${String(docusaurusVersion)}`,
    );
  }
});

test('§3 site metadata: the data has the versions of the plugins', async ({ request }) => {
  const data = await readShippedData(request, 'docusaurusVersion');
  const plugins = data.pluginVersions as Record<string, { type: string; version?: string }>;
  for (const name of [
    'docusaurus-plugin-content-docs',
    'docusaurus-plugin-content-pages',
    'docusaurus-plugin-sitemap',
    'docusaurus-theme-classic',
  ]) {
    expect(plugins[name], name).toMatchObject({ type: 'package', version: data.docusaurusVersion });
  }
  // The site's own plugins have no version.
  expect(plugins.playground).toEqual({ type: 'local' });
});

test('§3 announcement bar: its configuration has an id', async ({ page, request }) => {
  const [shipped, ...others] = await findInScripts(
    request,
    /announcementBar:\{[^}]*\bid:"[^"]+"/g,
    SETTINGS,
  );
  expect(others).toEqual([]);
  const id = /"([^"]+)"$/.exec(shipped ?? '')?.[1];
  expect(id).toBe('first-news');
  await openPage(page, `${SETTINGS}/`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docusaurus.announcement.id')))
    .toBe(id);
});
