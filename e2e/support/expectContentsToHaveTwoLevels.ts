import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openPage } from './openPage.ts';
import { SETTINGS } from './origins.ts';
import { findInScripts } from './readShipped.ts';

/** Expects the table of contents of a page with headings of all levels to list those of levels 2 and 3. */
export async function expectContentsToHaveTwoLevels(
  page: Page,
  request: APIRequestContext,
): Promise<void> {
  await openPage(page, `${SETTINGS}/faults/headings`);
  for (const level of [1, 2, 3, 4, 5, 6]) {
    await expect(page.getByRole('main').getByRole('heading', { level }).first()).toBeVisible();
  }
  await expect(page.locator('.table-of-contents').first().getByRole('link')).toHaveText([
    'Second level, first',
    'Third level',
    'Second level, last',
  ]);
  expect(await findInScripts(request, /tableOfContents:\{[^}]*\}/g)).toEqual([
    'tableOfContents:{minHeadingLevel:2,maxHeadingLevel:3}',
  ]);
}
