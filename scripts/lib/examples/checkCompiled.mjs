import path from 'node:path';
import { checkLook } from './checkLook.mjs';
import { listBuckets } from './listBuckets.mjs';
import { COMPILED_CALL, COMPILED_RESET_CALL, RUNTIME_CALL, STYLIS } from './patterns.mjs';
import { readFiles } from './readFiles.mjs';
import { findRepeatedRules, GRIFFEL_STYLE, readClasses, readRules } from './readPage.mjs';

/** How much smaller the docs say the bundle gets, in bytes of minified JavaScript. */
const SAVED = 20_000;

/**
 * Checks what the docs say about ahead-of-time compilation. Expects four builds of the example: `dist`; `readable`,
 * which is not minified; and the same without Griffel's compiler, `runtime` and `runtime-readable`, which prove that
 * the patterns match.
 *
 * @param {import('./checkExample.mjs').Example} example
 * @param {{ compiled: string, runtime: string }} pages - addresses of the builds `dist` and `runtime`
 */
export async function checkCompiled(example, pages) {
  const { claims, directory, open } = example;
  const bundle = readFiles(path.join(directory, 'dist'), '.js');
  const readable = readFiles(path.join(directory, 'readable'), '.js');
  const runtime = readFiles(path.join(directory, 'runtime'), '.js');

  claims.contains('makeStyles is compiled to __styles', readable, COMPILED_CALL);
  claims.contains('makeResetStyles is compiled to __resetStyles', readable, COMPILED_RESET_CALL);
  claims.lacks('no call is left for run time', readable, RUNTIME_CALL);
  claims.contains(
    'without the plugin, there are such calls',
    readFiles(path.join(directory, 'runtime-readable'), '.js'),
    RUNTIME_CALL,
  );
  claims.contains(
    'the rules contain the values of imported tokens',
    bundle,
    '{color:rgb(0, 90, 158);}',
  );
  claims.lacks('the bundle does not contain the style compiler', bundle, STYLIS);
  claims.contains('without the plugin, it does', runtime, STYLIS);
  claims.atLeast('bytes saved', runtime.length - bundle.length, SAVED);

  await checkLook(example, pages.compiled, '20px');
  const { page } = await open(pages.compiled);
  const rules = await readRules(page);
  claims.equals('all rules are inserted at run time', await readRules(page, GRIFFEL_STYLE), rules);
  claims.equals('they are in cascade order', listBuckets(rules), [
    'reset',
    'default',
    ':hover',
    '@media (min-width: 600px)',
  ]);
  claims.equals('no rule appears twice', await findRepeatedRules(page), []);
  const uncompiled = await open(pages.runtime);
  claims.equals(
    'class names are the same without compilation',
    await readClasses(page),
    await readClasses(uncompiled.page),
  );
}
