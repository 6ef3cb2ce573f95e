import { expect, type Page, test } from '@playwright/test';
import { openPage, waitForLayout } from '../support/openPage.ts';

const ROUTE = '/react/api/make-styles';

const readScroll = (page: Page) => page.evaluate(() => scrollY);

/** Turns the wheel over the page, and waits for the frames in which the browser would scroll. */
async function turnWheel(page: Page): Promise<void> {
  await page.mouse.move(380, 500);
  await page.mouse.wheel(0, 200);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
}

test.describe(() => {
  test.use({ viewport: { width: 390, height: 800 } });

  const getToggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
  const getSidebar = (page: Page) => page.locator('.navbar-sidebar');

  for (const [way, close] of [
    [
      'its button',
      (page: Page) => page.getByRole('button', { name: 'Close navigation bar' }).click(),
    ],
    ['a press outside of it', (page: Page) => page.mouse.click(380, 400)],
    ['the browser’s Back button', (page: Page) => page.evaluate(() => history.back())],
    ['a wider window', (page: Page) => page.setViewportSize({ width: 1440, height: 800 })],
  ] as const) {
    test(`§4 mobile sidebar: opens with the button in the bar and closes with ${way}`, async ({
      page,
    }) => {
      // A first page, to have one to go back to.
      await openPage(page, '/react/api/merge-classes');
      await getToggle(page).click();
      await getSidebar(page).getByRole('link', { name: 'makeStyles' }).click();
      await expect(page).toHaveURL(ROUTE);
      await expect(getSidebar(page)).not.toBeInViewport();
      await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'false');
      await getToggle(page).click();
      await expect(getSidebar(page)).toBeInViewport();
      await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(getSidebar(page).getByRole('link', { name: 'mergeClasses' })).toBeInViewport();

      await close(page);
      await expect(getSidebar(page).filter({ visible: true })).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(getSidebar(page)).not.toBeInViewport();
      await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(ROUTE);
    });
  }

  test('§4 mobile sidebar: closes when a link in it is followed', async ({ page }) => {
    await openPage(page, ROUTE);
    await getToggle(page).click();
    await getSidebar(page).getByRole('link', { name: 'mergeClasses' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'mergeClasses' })).toBeVisible();
    await expect(getSidebar(page)).not.toBeInViewport();
  });

  test('§4 mobile sidebar: the page behind it does not scroll while it is open', async ({
    page,
  }) => {
    await openPage(page, ROUTE);
    await turnWheel(page);
    await expect.poll(() => readScroll(page)).toBe(200);
    await getToggle(page).click();
    await expect(getSidebar(page)).toBeInViewport();
    await turnWheel(page);
    expect(await readScroll(page)).toBe(200);
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(getSidebar(page)).not.toBeInViewport();
    await turnWheel(page);
    await expect.poll(() => readScroll(page)).toBe(400);
  });

  test('§4 drop-downs: a category in the mobile sidebar folds and unfolds its pages', async ({
    page,
  }) => {
    await openPage(page, ROUTE);
    await getToggle(page).click();
    const category = getSidebar(page).getByRole('button', { name: 'Guides' });
    const link = getSidebar(page).getByRole('link', { name: 'Limitations' });
    await expect(link).toBeVisible();
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    // Unlike following a link, folding does not close the sidebar.
    await expect(getSidebar(page)).toBeInViewport();
  });
});

test('§4 drop-downs: a category in the sidebar folds and unfolds its pages, by mouse and by keyboard', async ({
  page,
}) => {
  await openPage(page, ROUTE);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = sidebar.getByRole('button', { name: 'Guides' });
  const link = sidebar.getByRole('link', { name: 'Limitations' });
  for (const press of [() => category.click(), () => category.press('Enter')]) {
    await expect(link).toBeVisible();
    await press();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await press();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(link).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`§4 navbar: stays visible while the page scrolls, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await openPage(page, ROUTE);
    await waitForLayout(page);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const height = (await navbar.boundingBox())?.height;
    for (const y of [200, 600, 1000, 700]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      // If it were to hide, that would start in the next frame, with an animation.
      await navbar.evaluate(async (bar) => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        await Promise.all(bar.getAnimations().map(({ finished }) => finished));
      });
      expect(await readScroll(page)).toBe(y);
      const box = await navbar.boundingBox();
      expect({ y: box?.y, height: box?.height }).toEqual({ y: 0, height });
    }
  });
}
