import { readStyle } from './readPage.mjs';

/**
 * Checks what the button and the card of an example look like: in a wide window, in a narrow one and under the
 * pointer.
 *
 * @param {import('./checkExample.mjs').Example} example
 * @param {string} url
 * @param {string} wideFontSize - at 1280 pixels
 */
export async function checkLook({ claims, open }, url, wideFontSize) {
  const { page, errors } = await open(url);
  claims.equals(
    'at 1280 pixels, the button has its color, its padding and the font size of the widest media query',
    await readStyle(page, 'button', ['color', 'padding-left', 'font-size']),
    ['rgb(0, 90, 158)', '16px', wideFontSize],
  );
  claims.equals(
    'the card has its reset styles',
    await readStyle(page, 'section', ['padding-left', 'border-top-style']),
    ['16px', 'solid'],
  );
  await page.locator('button').first().hover();
  claims.equals(
    'under the pointer, the button has the color of :hover',
    await readStyle(page, 'button', ['color']),
    ['rgb(164, 38, 44)'],
  );
  await page.setViewportSize({ width: 500, height: 800 });
  claims.equals(
    'at 500 pixels, no media query applies',
    await readStyle(page, 'button', ['font-size']),
    ['16px'],
  );
  claims.equals('the console has no errors', errors, []);
}

/**
 * Checks what the card of a server-rendered example looks like.
 *
 * @param {import('./createClaims.mjs').Claims} claims
 * @param {string} when
 * @param {import('@playwright/test').Page} page
 */
export async function claimCard(claims, when, page) {
  claims.equals(
    `${when}, the card has its color, its padding and the font size of the media query`,
    await readStyle(page, 'section', ['color', 'padding-left', 'font-size']),
    ['rgb(0, 90, 158)', '16px', '20px'],
  );
}
