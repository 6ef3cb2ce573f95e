import type { Page } from '@playwright/test';

/** Reads the styles that scripts have inserted into the page: style elements and adopted stylesheets. */
export function readInsertedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll('style')].map((element) => element.outerHTML),
    ...document.adoptedStyleSheets.map(
      ({ cssRules }) => `adopted: ${[...cssRules].map(({ cssText }) => cssText).join(' ')}`,
    ),
  ]);
}
