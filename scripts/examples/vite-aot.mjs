// docs/react/ahead-of-time-compilation/with-vite.mdx
import fs from 'node:fs';
import path from 'node:path';
import { checkCompiled } from '../lib/examples/checkCompiled.mjs';
import { compareCompilers } from '../lib/examples/compareCompilers.mjs';

const TABLES = 'docs/react/ahead-of-time-compilation/technical-details.mdx';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check(example) {
  const { directory, run, serve, succeeds } = example;
  await succeeds('the types are correct', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');

  const build = ['npx', '--no-install', 'vite', 'build', '--outDir'];
  await run(...build, 'readable', '--minify', 'false');
  fs.writeFileSync(path.join(directory, 'runtime.config.mjs'), 'export default {};\n');
  await run(...build, 'runtime', '--config', 'runtime.config.mjs');
  await run(...build, 'runtime-readable', '--config', 'runtime.config.mjs', '--minify', 'false');

  await checkCompiled(example, { compiled: await serve('dist'), runtime: await serve('runtime') });
  await compareCompilers(example, TABLES, 'Vite plugin', ['vite']);
}
