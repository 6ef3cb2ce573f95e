// docs/react/guides/ssr-usage.mdx
import { findRepeatedRules, readRules, readStyle } from '../lib/examples/readPage.mjs';

/** A style element that the server sent. */
const SENT = /<style[^>]*data-make-styles-rehydration="true"/g;

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check(example) {
  const { claims, open, start, succeeds } = example;
  await succeeds('the types are correct', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');

  const origin = await start('dist/server.cjs');
  const html = await (await fetch(origin)).text();
  const [head = '', body = ''] = html.split('</head>');
  claims.atLeast('the server sends style elements in the head', head.match(SENT)?.length ?? 0, 4);
  claims.equals('and none in the body', body.match(SENT)?.length ?? 0, 0);
  claims.equals('a second request gets the same page', await (await fetch(origin)).text(), html);

  claims.lacks('no class name has the suffix of development mode', html, /___\w+_0{7}/);

  const unscripted = await open(origin, { javaScriptEnabled: false });
  claims.equals(
    'the button is styled without JavaScript',
    await readStyle(unscripted.page, 'button', ['color', 'padding-left', 'font-size']),
    ['rgb(0, 90, 158)', '16px', '20px'],
  );
  const { page, errors } = await open(origin);
  const rules = await readRules(page);
  claims.equals('no rule appears twice after hydration', await findRepeatedRules(page), []);
  claims.equals(
    'the button is styled after hydration',
    await readStyle(page, 'button', ['color', 'padding-left', 'font-size']),
    ['rgb(0, 90, 158)', '16px', '20px'],
  );

  await page.locator('button').click();
  claims.equals(
    'elements added in the browser are styled, too',
    await readStyle(page, 'p', ['background-color', 'padding-left']),
    ['rgb(255, 222, 173)', '16px'],
  );
  claims.equals('the browser adds one rule', (await readRules(page)).length, rules.length + 1);
  claims.equals('still no rule appears twice', await findRepeatedRules(page), []);
  claims.equals('the console has no errors', errors, []);
}
