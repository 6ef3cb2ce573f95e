// docs/react/css-extraction/with-nextjs.mdx, docs/react/guides/ssr-usage.mdx
import { checkNext } from '../lib/examples/checkNext.mjs';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export function check(example) {
  return checkNext(example, '.next/server/app', ['/late']);
}
