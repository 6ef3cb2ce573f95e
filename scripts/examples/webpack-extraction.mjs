// docs/react/css-extraction/with-webpack.mdx
import fs from 'node:fs';
import path from 'node:path';
import { buildVariant } from '../lib/examples/buildVariant.mjs';
import { checkExtracted } from '../lib/examples/checkExtracted.mjs';
import { listBuckets } from '../lib/examples/listBuckets.mjs';
import { findFiles } from '../lib/examples/readFiles.mjs';
import { readRules } from '../lib/examples/readPage.mjs';

/** Mistakes because of which nothing is extracted, without a message. */
const SILENT = {
  'without the webpack loader': 'config.module.rules[1].use.shift();',
  'without the extraction loader': 'config.module.rules.shift();',
  'with the extraction rule last': 'config.module.rules.push(config.module.rules.shift());',
};

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check(example) {
  const { claims, directory, open, serve, succeeds } = example;
  await succeeds('the types are correct', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');
  const readable = 'config.optimization = { minimize: false };';
  await buildVariant(example, 'webpack', 'readable', readable);

  const origin = await serve('.');
  await checkExtracted(example, origin, {
    mediaQueries: ['(min-width: 600px)', '(min-width: 1000px)'],
    wideFontSize: '24px',
  });

  for (const [i, [name, change]] of Object.entries(SILENT).entries()) {
    const folder = `silent-${i}`;
    const { ok } = await buildVariant(example, 'webpack', folder, `${readable}\n${change}`);
    claims.equals(
      `${name}, the build succeeds but extracts nothing`,
      { ok, files: findFiles(path.join(directory, folder), '.css') },
      { ok: true, files: [] },
    );
  }
  await buildVariant(example, 'webpack', 'own-css', `${readable}\nconfig.module.rules.pop();`);
  fs.writeFileSync(
    path.join(directory, 'own-css.html'),
    '<!doctype html><link rel="stylesheet" href="own-css/main.css">',
  );
  const unsorted = await open(`${origin}/own-css`);
  const buckets = listBuckets(await readRules(unsorted.page));
  claims.atLeast(
    'without the rule for .css, the rules of a bucket are in several places',
    buckets.filter((bucket) => bucket === 'default').length,
    2,
  );

  const noPlugin = `${readable}\nconfig.plugins.pop();`;
  const { ok, output } = await buildVariant(example, 'webpack', 'no-plugin', noPlugin);
  claims.equals('without its plugin, the extraction loader fails the build', ok, false);
  claims.contains(
    'and its message says why',
    output,
    'GriffelCSSExtractionPlugin is not configured',
  );
}
