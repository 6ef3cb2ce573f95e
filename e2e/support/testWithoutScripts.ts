import { test as base, type Page } from '@playwright/test';
import { SITE } from './origins.ts';

/**
 * A test whose page runs no scripts. All tests of a process share one tab: without scripts, a visit leaves nothing
 * behind, and opening a tab takes longer than the visit.
 */
export const testWithoutScripts = base.extend<{ page: Page }, { plainPage: Page }>({
  plainPage: [
    async ({ browser }, provide) => {
      const page = await browser.newPage({
        baseURL: SITE,
        javaScriptEnabled: false,
        serviceWorkers: 'block',
      });
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: ({ plainPage }, provide) => provide(plainPage),
});
