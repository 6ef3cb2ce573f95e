// docs/react/guides/ssr-usage.mdx
import { findDuplicates } from '../lib/examples/findDuplicates.mjs';
import { readRules, readStyle } from '../lib/examples/readPage.mjs';

/** A style element as the server sends it. */
const SENT = /<style[^>]*data-make-styles-rehydration="true"/g;

const SERVER = 'node_modules/@react-router/serve/bin.js';

/** @param {import('../lib/examples/createExample.mjs').Example} example */
export async function check(example) {
  const { claims, open, start, succeeds } = example;
  await succeeds('the types are right', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');

  const origin = await start(SERVER, 'build/server/index.js');
  for (const route of ['/', '/late']) {
    const html = await (await fetch(origin + route)).text();
    const [head = '', body = ''] = html.split('</head>');
    claims.equals(`${route}: style elements in the head`, head.match(SENT)?.length, 4);
    claims.equals(`${route}: style elements in the body`, body.match(SENT)?.length ?? 0, 0);
  }

  const unscripted = await open(origin, { javaScriptEnabled: false });
  await claimLook('without JavaScript', unscripted.page);
  const { page, errors } = await open(origin);
  await claimLook('after hydration', page);
  await claimNoDuplicates('after hydration', page);
  await page.getByRole('link', { name: 'Late' }).click();
  claims.equals(
    'what a soft navigation brings is styled',
    await readStyle(page, 'p:text("Streamed")', ['background-color']),
    ['rgb(255, 222, 173)'],
  );
  await claimNoDuplicates('after a soft navigation', page);

  const late = await open(`${origin}/late`);
  claims.equals(
    'what is streamed late is styled after hydration',
    await readStyle(late.page, 'p:text("Streamed")', ['background-color']),
    ['rgb(255, 222, 173)'],
  );
  await claimNoDuplicates('on /late', late.page);
  claims.equals('the console has no error', [...errors, ...late.errors], []);

  /** @param {string} when @param {import('@playwright/test').Page} view */
  async function claimLook(when, view) {
    claims.equals(
      `${when}, the card has its color, padding and the size of the media query`,
      await readStyle(view, 'section', ['color', 'padding-left', 'font-size']),
      ['rgb(0, 90, 158)', '16px', '20px'],
    );
  }

  /** @param {string} when @param {import('@playwright/test').Page} view */
  async function claimNoDuplicates(when, view) {
    const texts = (await readRules(view)).map(({ text }) => text);
    claims.equals(`no rule is there twice ${when}`, findDuplicates(texts), []);
  }
}
