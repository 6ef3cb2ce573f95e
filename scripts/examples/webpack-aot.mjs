// docs/react/ahead-of-time-compilation/with-webpack.mdx
import fs from 'node:fs';
import path from 'node:path';
import { buildVariant } from '../lib/examples/buildVariant.mjs';
import { checkCompiled } from '../lib/examples/checkCompiled.mjs';
import { compareCompilers } from '../lib/examples/compareCompilers.mjs';

const TABLES = 'docs/react/ahead-of-time-compilation/technical-details.mdx';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check(example) {
  const { directory, serve, succeeds } = example;
  await succeeds('the types are correct', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');
  const readable = 'config.optimization = { minimize: false };';
  const runtime = 'config.module.rules[0].use.shift();';
  await buildVariant(example, 'webpack', 'readable', readable);
  await buildVariant(example, 'webpack', 'runtime', runtime);
  await buildVariant(example, 'webpack', 'runtime-readable', `${readable}\n${runtime}`);

  const html = fs.readFileSync(path.join(directory, 'index.html'), 'utf8');
  fs.writeFileSync(path.join(directory, 'runtime.html'), html.replaceAll('dist/', 'runtime/'));
  const origin = await serve('.');
  await checkCompiled(example, { compiled: origin, runtime: `${origin}/runtime` });
  await compareCompilers(example, TABLES, 'Babel preset, webpack loader', ['babel', 'webpack']);
}
