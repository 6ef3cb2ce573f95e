import { expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';
import { watchConsole } from '../support/watchPage.ts';

const ROUTE = '/react/css-extraction/introduction';

test('§4 layout: is for desktops from 997 pixels on and for mobiles below, even while the window changes', async ({
  page,
}) => {
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const foldedContents = page.getByRole('button', { name: 'On this page' });
  const contents = page.locator('.theme-doc-toc-desktop');

  const expectDesktop = async () => {
    await expect(contents).toBeVisible();
    await expect(sidebar).toBeVisible();
    await expect(toggle).toBeHidden();
    await expect(foldedContents).toBeHidden();
  };
  const expectMobile = async () => {
    await expect(contents).toHaveCount(0);
    await expect(foldedContents).toBeVisible();
    await expect(toggle).toBeVisible();
    await expect(sidebar.filter({ visible: true })).toHaveCount(0);
  };

  await page.setViewportSize({ width: 997, height: 800 });
  await openPage(page, ROUTE);
  await expectDesktop();
  await page.setViewportSize({ width: 996, height: 800 });
  await expectMobile();
  await page.reload();
  await expectMobile();
  await page.setViewportSize({ width: 997, height: 800 });
  await expectDesktop();
});

for (const { width, layout, columns } of [
  { width: 390, layout: 'mobile', columns: 0 },
  { width: 1440, layout: 'desktop', columns: 1 },
]) {
  test(`§4 layout: the page stays as the server rendered it until a ${layout} browser hydrates it, without errors`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(ROUTE)).text();
    expect(html).toContain('theme-doc-toc-desktop');
    expect(html).toContain('theme-doc-toc-mobile');
    expect(html).toContain('data-has-hydrated=false');

    const log = watchConsole(page);
    await page.setViewportSize({ width, height: 800 });
    // Records each time that the column is added or removed.
    await page.addInitScript(() => {
      const seen: number[] = [];
      new MutationObserver(() => {
        const count = document.querySelectorAll('.theme-doc-toc-desktop').length;
        if (document.querySelector('footer') && seen.at(-1) !== count) seen.push(count);
      }).observe(document, { subtree: true, childList: true });
      Object.assign(window, { seen });
    });
    await openPage(page, ROUTE);
    await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(columns);
    expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([
      ...new Set([1, columns]),
    ]);
    expect([...log.errors, ...log.uncaught]).toEqual([]);
  });
}

test('§4 layout: without JavaScript, a narrow page shows the parts of the mobile layout', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 996, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(ROUTE);
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'On this page' })).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
  await context.close();
});
