// docs/react/guides/ssr-usage.mdx
import { findDuplicates } from '../lib/examples/findDuplicates.mjs';
import { readRules, readStyle } from '../lib/examples/readPage.mjs';

/** A style element as the server sends it. */
const SENT = /<style[^>]*data-make-styles-rehydration="true"/g;

/** @param {import('../lib/examples/createExample.mjs').Example} example */
export async function check(example) {
  const { claims, open, start, succeeds } = example;
  await succeeds('the types are right', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');

  const origin = await start('dist/server.cjs');
  const html = await (await fetch(origin)).text();
  const [head = '', body = ''] = html.split('</head>');
  claims.atLeast(
    'style elements in the head that the server sends',
    head.match(SENT)?.length ?? 0,
    4,
  );
  claims.equals('style elements in the body', body.match(SENT)?.length ?? 0, 0);
  claims.equals('a second request gets the same page', await (await fetch(origin)).text(), html);

  claims.lacks('no class has the suffix of development', html, /___\w+_0{7}/);

  const unscripted = await open(origin, { javaScriptEnabled: false });
  claims.equals(
    'the button is styled without JavaScript',
    await readStyle(unscripted.page, 'button', ['color', 'padding-left', 'font-size']),
    ['rgb(0, 90, 158)', '16px', '20px'],
  );
  const { page, errors } = await open(origin);
  const texts = (await readRules(page)).map(({ text }) => text);
  claims.equals('no rule is there twice after hydration', findDuplicates(texts), []);
  claims.equals(
    'the button is styled after hydration',
    await readStyle(page, 'button', ['color', 'padding-left', 'font-size']),
    ['rgb(0, 90, 158)', '16px', '20px'],
  );

  await page.locator('button').click();
  claims.equals(
    'what opens in the browser is styled too',
    await readStyle(page, 'p', ['background-color', 'padding-left']),
    ['rgb(255, 222, 173)', '16px'],
  );
  const after = (await readRules(page)).map(({ text }) => text);
  claims.equals('the browser has added its one new rule', after.length, texts.length + 1);
  claims.equals('still no rule is there twice', findDuplicates(after), []);
  claims.equals('the console has no error', errors, []);
}
