// docs/react/guides/ssr-usage.mdx
import { countStyleElements, readStyle } from '../lib/examples/readPage.mjs';

const NEXT = 'node_modules/next/dist/bin/next';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check({ claims, open, start, succeeds }) {
  await succeeds('it builds', 'npm', 'run', 'build');
  const origin = await start(NEXT, 'start');

  const answers = await Promise.all([fetch(origin), fetch(origin)]);
  const [first, second] = answers.map(
    ({ headers }) => headers.get('content-security-policy') ?? '',
  );
  claims.lacks('no style is allowed without the nonce', first ?? '', 'unsafe-inline');
  claims.equals('each response has its own nonce', first === second, false);
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(first ?? '')?.[1];
  const html = (await answers[0]?.text()) ?? '';
  const elements = html.match(/<style[^>]*data-make-styles-bucket[^>]*>/g) ?? [];
  claims.atLeast('the server sends style elements', elements.length, 1);
  claims.equals(
    'they all have the nonce of the policy',
    elements.filter((element) => !element.includes(`nonce="${nonce}"`)),
    [],
  );

  const unscripted = await open(origin, { javaScriptEnabled: false });
  claims.equals(
    'the button is styled without JavaScript',
    await readStyle(unscripted.page, 'button', ['background-color']),
    ['rgb(94, 234, 212)'],
  );
  const { page, errors } = await open(origin);
  const sent = await countStyleElements(page);
  await page.getByRole('button', { name: 'Details' }).click();
  claims.equals(
    'elements added in the browser are styled, too',
    await readStyle(page, 'p', ['color']),
    ['rgb(0, 90, 158)'],
  );
  claims.equals('hydration adds no style elements', await countStyleElements(page), sent);
  claims.equals('the browser blocks nothing', errors, []);
}
