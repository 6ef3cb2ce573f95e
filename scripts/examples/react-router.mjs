// docs/react/guides/ssr-usage.mdx
import { claimCard } from '../lib/examples/checkLook.mjs';
import { findRepeatedRules, readStyle } from '../lib/examples/readPage.mjs';

/** A style element that the server sent. */
const SENT = /<style[^>]*data-make-styles-rehydration="true"/g;

const SERVER = 'node_modules/@react-router/serve/bin.js';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check(example) {
  const { claims, open, start, succeeds } = example;
  await succeeds('the types are correct', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');

  const origin = await start(SERVER, 'build/server/index.js');
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
  await page.getByRole('link', { name: 'Late' }).click();
  claims.equals(
    'the next page is styled after client-side navigation',
    await readStyle(page, 'p:text("Streamed")', ['background-color']),
    ['rgb(255, 222, 173)'],
  );
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
