// docs/react/guides/ssr-usage.mdx
import { checkStreaming } from '../lib/examples/checkStreaming.mjs';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check(example) {
  // The build generates the types of routes.
  await example.succeeds('it builds', 'npm', 'run', 'build');
  await example.succeeds('the types are correct', 'npm', 'run', 'types');
  await checkStreaming(example, await example.start('.output/server/index.mjs'));
}
