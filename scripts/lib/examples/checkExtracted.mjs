import path from 'node:path';
import { checkLook } from './checkLook.mjs';
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
import { countStyleElements, findRepeatedRules, readRules } from './readPage.mjs';

/**
 * Checks what the docs say about CSS extraction. Expects two builds of the example: `dist`, and `readable`, which is
 * not minified.
 *
 * @param {import('./checkExample.mjs').Example} example
 * @param {string} url - the page that uses `dist`
 * @param {{ mediaQueries: string[], wideFontSize: string }} expected - the queries in cascade order
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
  claims.lacks('no call is left for run time', readable, RUNTIME_CALL);
  claims.lacks('no rules are left in the JavaScript', readable, COMPILED_CALL);
  claims.lacks('no values are left in the bundle', bundle, ACCENT);
  claims.lacks('the bundle does not contain the style compiler', bundle, STYLIS);

  await checkLook(example, url, wideFontSize);
  const { page } = await open(url);
  claims.equals('the file is in cascade order', listBuckets(await readRules(page)), [
    'reset',
    'default',
    ':hover',
    ...mediaQueries.map((query) => `@media ${query}`),
  ]);
  claims.equals('no rule appears twice', await findRepeatedRules(page), []);
  claims.equals('the page has no style elements of Griffel', await countStyleElements(page), 0);
}
