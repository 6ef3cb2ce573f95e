// docs/react/css-extraction/introduction.mdx
import { buildVariant } from '../lib/examples/buildVariant.mjs';
import { checkExtracted } from '../lib/examples/checkExtracted.mjs';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check(example) {
  const { claims, serve, succeeds } = example;
  await succeeds('the types are correct', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');
  await buildVariant(example, 'rspack', 'readable', 'config.optimization = { minimize: false };');

  await checkExtracted(example, await serve('.'), {
    mediaQueries: ['(min-width: 600px)'],
    wideFontSize: '20px',
  });

  const { ok, output } = await buildVariant(
    example,
    'rspack',
    'no-chunks',
    'config.optimization = { splitChunks: false };',
  );
  claims.equals('without splitChunks, the build fails', ok, false);
  claims.contains(
    'and its message says why',
    output,
    '"optimization.splitChunks" should be enabled',
  );
}
