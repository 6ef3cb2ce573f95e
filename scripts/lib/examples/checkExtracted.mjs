import path from 'node:path';
import { checkLook } from './checkLook.mjs';
import { findDuplicates } from './findDuplicates.mjs';
import { listBuckets } from './listBuckets.mjs';
import {
  ACCENT,
  COMPILED_CALL,
  EXTRACTED_CALL,
  EXTRACTED_RESET_CALL,
  RUNTIME_CALL,
  STYLIS,
} from './patterns.mjs';
import { findFiles, readFiles } from './readFiles.mjs';
import { countStyleElements, readRules } from './readPage.mjs';

/**
 * Claims what the docs say of CSS extraction. The example has been built twice: into `dist`, and
 * into `readable`, not minified.
 *
 * @param {import('./createExample.mjs').Example} example
 * @param {string} url - the page that uses `dist`
 * @param {{ mediaQueries: string[], wideFontSize: string }} expected - the queries in their order
 */
export async function checkExtracted(example, url, { mediaQueries, wideFontSize }) {
  const { claims, directory, open } = example;
  const dist = path.join(directory, 'dist');
  const bundle = readFiles(dist, '.js');
  const readable = readFiles(path.join(directory, 'readable'), '.js');

  claims.equals(
    'the build has one CSS file',
    findFiles(dist, '.css').map((file) => path.relative(dist, file)),
    ['griffel.css'],
  );
  claims.contains('makeStyles becomes __css', readable, EXTRACTED_CALL);
  claims.contains('makeResetStyles becomes __resetCSS', readable, EXTRACTED_RESET_CALL);
  claims.lacks('no call is left to the run time', readable, RUNTIME_CALL);
  claims.lacks('no rules are left in the JavaScript', readable, COMPILED_CALL);
  claims.lacks('no value is left in the bundle', bundle, ACCENT);
  claims.lacks('the bundle has no style compiler', bundle, STYLIS);

  await checkLook(example, url, wideFontSize);
  const { page } = await open(url);
  const texts = (await readRules(page)).map(({ text }) => text);
  claims.equals('the file is in the order of the cascade', listBuckets(texts), [
    'reset',
    'default',
    ':hover',
    ...mediaQueries.map((query) => `@media ${query}`),
  ]);
  claims.equals('no rule is there twice', findDuplicates(texts), []);
  claims.equals('the page has no style element of Griffel', await countStyleElements(page), 0);
}
