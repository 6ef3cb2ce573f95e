// docs/react/css-extraction/with-webpack.mdx
import fs from 'node:fs';
import path from 'node:path';
import { checkExtracted } from '../lib/examples/checkExtracted.mjs';
import { listBuckets } from '../lib/examples/listBuckets.mjs';
import { COMPILED_CALL, RUNTIME_CALL, STYLIS } from '../lib/examples/patterns.mjs';
import { findFiles, readFiles } from '../lib/examples/readFiles.mjs';
import { countStyleElements, readRules, readStyle } from '../lib/examples/readPage.mjs';

/** Functions keep their names, which the patterns need. */
const READABLE =
  'config.output.minify = false; config.tools.rspack.optimization = { mangleExports: false };';

const COMMAND = ['npx', '--no-install', 'rsbuild', 'build', '--config'];

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check(example) {
  const { claims, directory, open, run, serve, start, succeeds } = example;
  /** @param {string} folder @param {string} extension */
  const read = (folder, extension) => readFiles(path.join(directory, folder), extension);

  await succeeds('the types are correct', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');
  const links = read('dist', '.html').match(/<link [^>]*>/g) ?? [];
  claims.equals('index.html has one link', links.length, 1);
  claims.contains(
    'to the file',
    String(links),
    /"\/static\/css\/griffel\.\w+\.css" rel="stylesheet"/,
  );

  // The name that checkExtracted expects.
  await build(
    example,
    'dist',
    'config.output.filenameHash = false; config.output.distPath.css = "";',
  );
  await build(example, 'readable', READABLE);
  await checkExtracted(example, await serve('dist'), {
    mediaQueries: ['(min-width: 600px)'],
    wideFontSize: '20px',
  });

  await build(example, 'unsorted', 'delete config.tools.lightningcssLoader;');
  const unsorted = await open(await serve('unsorted'));
  const buckets = listBuckets(await readRules(unsorted.page));
  claims.atLeast(
    'with the loader of lightningcss, the rules of a bucket are in several places',
    buckets.filter((bucket) => bucket === 'default').length,
    2,
  );

  await build(
    example,
    'own-rule',
    "config.tools.rspack.module.rules.push({ test: /\\.css$/, type: 'css' });",
  );
  const sizes = findFiles(path.join(directory, 'own-rule'), '.css').map(
    (file) => fs.statSync(file).size,
  );
  claims.equals('with another CSS rule, the file is empty', sizes, [0]);

  configure(
    example,
    'early',
    'for (const rule of config.tools.rspack.module.rules) delete rule.enforce;',
  );
  const early = await run(...COMMAND, 'early.config.mjs');
  claims.equals('without enforce, the build fails', early.ok, false);

  const compiled = 'config.tools.rspack.module.rules.shift(); config.tools.rspack.plugins.pop();';
  await build(example, 'compiled', compiled);
  await build(example, 'compiled-readable', `${compiled} ${READABLE}`);
  claims.contains(
    'without extraction, calls are compiled',
    read('compiled-readable', '.js'),
    COMPILED_CALL,
  );
  claims.lacks('all of them', read('compiled-readable', '.js'), RUNTIME_CALL);
  claims.lacks('without the style compiler', read('compiled', '.js'), STYLIS);

  configure(example, 'dev', 'config.server = { port: Number(process.env.PORT) };');
  const dev = await open(
    await start('node_modules/@rsbuild/core/bin/rsbuild.js', 'dev', '--config', 'dev.config.mjs'),
  );
  claims.equals(
    'in development, the button has its color',
    await readStyle(dev.page, 'button', ['color']),
    ['rgb(0, 90, 158)'],
  );
  claims.equals('without style elements', await countStyleElements(dev.page), 0);
  claims.equals('and without errors', dev.errors, []);
}

/**
 * Writes a configuration with a change.
 *
 * @param {import('../lib/examples/checkExample.mjs').Example} example
 * @param {string} name - of the folder that a build goes to
 * @param {string} change - JavaScript that changes `config`
 */
function configure({ directory }, name, change) {
  fs.writeFileSync(
    path.join(directory, `${name}.config.mjs`),
    `import config from './rsbuild.config.mjs';
config.output = { distPath: { root: '${name}' } };
${change}
export default config;
`,
  );
}

/** @type {(...args: Parameters<typeof configure>) => Promise<void>} */
async function build(example, name, change) {
  configure(example, name, change);
  await example.succeeds(`${name} builds`, ...COMMAND, `${name}.config.mjs`);
}
