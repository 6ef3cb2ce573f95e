import path from 'node:path';
import { checkLook } from './checkLook.mjs';
import { findDuplicates } from './findDuplicates.mjs';
import { listBuckets } from './listBuckets.mjs';
import { COMPILED_CALL, COMPILED_RESET_CALL, RUNTIME_CALL, STYLIS } from './patterns.mjs';
import { readFiles } from './readFiles.mjs';
import { readClasses, readRules } from './readPage.mjs';

/** What the docs promise, in bytes of minified JavaScript. */
const SAVED = 20_000;

/**
 * Claims what the docs say of ahead-of-time compilation. The example has been built four times:
 * into `dist`; into `readable`, not minified; and both again without Griffel's compiler, into
 * `runtime` and `runtime-readable`, which also shows that the patterns find what they look for.
 *
 * @param {import('./createExample.mjs').Example} example
 * @param {{ compiled: string, runtime: string }} pages - addresses of two of the builds
 */
export async function checkCompiled(example, pages) {
  const { claims, directory, open } = example;
  const bundle = readFiles(path.join(directory, 'dist'), '.js');
  const readable = readFiles(path.join(directory, 'readable'), '.js');
  const runtime = readFiles(path.join(directory, 'runtime'), '.js');

  claims.contains('makeStyles is compiled to __styles', readable, COMPILED_CALL);
  claims.contains('makeResetStyles is compiled to __resetStyles', readable, COMPILED_RESET_CALL);
  claims.lacks('no call is left to the run time', readable, RUNTIME_CALL);
  claims.contains(
    'without the plugin there are such calls',
    readFiles(path.join(directory, 'runtime-readable'), '.js'),
    RUNTIME_CALL,
  );
  claims.contains('values of imported tokens are in the rules', bundle, '{color:rgb(0, 90, 158);}');
  claims.lacks('the bundle has no style compiler', bundle, STYLIS);
  claims.contains('without the plugin it has one', runtime, STYLIS);
  claims.atLeast('bytes saved', runtime.length - bundle.length, SAVED);

  await checkLook(example, pages.compiled, '20px');
  const { page } = await open(pages.compiled);
  const rules = await readRules(page);
  claims.equals(
    'all rules are inserted by the run time',
    rules.every((rule) => rule.inserted),
    true,
  );
  const texts = rules.map(({ text }) => text);
  claims.equals('they are in the order of the cascade', listBuckets(texts), [
    'reset',
    'default',
    ':hover',
    '@media (min-width: 600px)',
  ]);
  claims.equals('no rule is there twice', findDuplicates(texts), []);
  const uncompiled = await open(pages.runtime);
  claims.equals(
    'class names are those of a build without compilation',
    await readClasses(page),
    await readClasses(uncompiled.page),
  );
}
