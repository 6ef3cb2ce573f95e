// docs/react/guides/ssr-usage.mdx
import { checkStreaming } from '../lib/examples/checkStreaming.mjs';

const SERVER = 'node_modules/@react-router/serve/bin.js';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check(example) {
  await example.succeeds('the types are correct', 'npm', 'run', 'types');
  await example.succeeds('it builds', 'npm', 'run', 'build');
  await checkStreaming(example, await example.start(SERVER, 'build/server/index.js'));
}
