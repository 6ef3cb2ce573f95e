import { claimCard } from './checkLook.mjs';
import { findRepeatedRules, readStyle } from './readPage.mjs';

/** A style element that the server sent. */
const SENT = /<style[^>]*data-make-styles-rehydration="true"/g;

/**
 * Checks an app that streams whole documents: a page with a card, and `/late`, whose last paragraph comes later.
 *
 * @param {import('./checkExample.mjs').Example} example
 * @param {string} origin Where its server listens.
 */
export async function checkStreaming({ claims, open }, origin) {
  for (const route of ['/', '/late']) {
    const html = await (await fetch(origin + route)).text();
    const [head = '', body = ''] = html.split('</head>');
    claims.equals(`${route}: style elements in the head`, head.match(SENT)?.length, 4);
    claims.equals(`${route}: style elements in the body`, body.match(SENT)?.length ?? 0, 0);
  }

  const unscripted = await open(origin, { javaScriptEnabled: false });
  await claimCard(claims, 'without JavaScript', unscripted.page);
  const { page, errors } = await open(origin);
  await claimCard(claims, 'after hydration', page);
  await claimNoDuplicates('after hydration', page);
  await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
  await page.getByRole('link', { name: 'Late' }).click();
  claims.equals(
    'the next page is styled after client-side navigation',
    await readStyle(page, 'p:text("Streamed")', ['background-color']),
    ['rgb(255, 222, 173)'],
  );
  claims.equals('which loads no document', await page.locator('body[data-loaded]').count(), 1);
  await claimNoDuplicates('after client-side navigation', page);

  const late = await open(`${origin}/late`);
  claims.equals(
    'content that is streamed late is styled after hydration',
    await readStyle(late.page, 'p:text("Streamed")', ['background-color']),
    ['rgb(255, 222, 173)'],
  );
  await claimNoDuplicates('on /late', late.page);
  claims.equals('the console has no errors', [...errors, ...late.errors], []);

  /** @param {string} when @param {import('@playwright/test').Page} view */
  async function claimNoDuplicates(when, view) {
    claims.equals(`no rule appears twice ${when}`, await findRepeatedRules(view), []);
  }
}
