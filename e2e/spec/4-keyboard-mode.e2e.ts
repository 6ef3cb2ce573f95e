import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';

/** Reads the outline of the focused element. */
function readRing(page: Page): Promise<{ style: string; width: string }> {
  return page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return { style: outlineStyle, width: outlineWidth };
  });
}

test('§4 keyboard mode: Tab turns it on, a mouse press turns it off, Tab turns it on again', async ({
  page,
}) => {
  await openPage(page, '/react/install');
  const body = page.locator('body');
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.mouse.up();
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
});

test('§4 keyboard mode: no other key turns it on', async ({ page }) => {
  await openPage(page, '/react/install');
  for (const key of ['ArrowDown', 'Enter', 'Escape', 'a']) await page.keyboard.press(key);
  await expect(page.locator('body')).not.toHaveClass(/navigation-with-keyboard/);
});

test('§4 keyboard mode: its focus rings are thicker than others, and a mouse press shows none', async ({
  page,
}) => {
  await openPage(page, '/react/install');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  /** Presses the mouse button over a link, without releasing it, which would follow the link. */
  const pressMouseOn = async (link: Locator) => {
    await page.mouse.up();
    await link.hover();
    await page.mouse.down();
    await expect(link).toBeFocused();
  };
  const focused = links.filter({ hasText: 'Try it out' });

  await page.keyboard.press('Tab');
  await focused.focus();
  expect(await readRing(page)).toEqual({ style: 'solid', width: '3px' });
  // The link keeps the focus that the keyboard gave it, with an ordinary ring.
  await pressMouseOn(focused);
  expect(await readRing(page)).toEqual({ style: 'solid', width: '2px' });
  await pressMouseOn(links.filter({ hasText: 'For React.js' }));
  expect((await readRing(page)).style).toBe('none');
});
