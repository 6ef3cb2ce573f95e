// packages/playground/src/download: a project that the playground downloads
import path from 'node:path';
import { COMPILED_CALL, COMPILED_RESET_CALL, RUNTIME_CALL } from '../lib/examples/patterns.mjs';
import { readFiles } from '../lib/examples/readFiles.mjs';
import { readStyle } from '../lib/examples/readPage.mjs';

const ACCENT = 'rgb(0, 90, 158)';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check({ claims, directory, open, run, serve, succeeds }) {
  await succeeds('the types are correct', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');
  await run('npx', '--no-install', 'vite', 'build', '--outDir', 'readable', '--minify', 'false');

  const bundle = readFiles(path.join(directory, 'dist'), '.js');
  const readable = readFiles(path.join(directory, 'readable'), '.js');
  claims.contains('makeStyles is compiled to __styles', readable, COMPILED_CALL);
  claims.contains('makeResetStyles is compiled to __resetStyles', readable, COMPILED_RESET_CALL);
  claims.lacks(
    'no call is left for run time, not even in JavaScript files',
    readable,
    RUNTIME_CALL,
  );
  claims.contains('values of imported tokens are in the rules', bundle, `{color:${ACCENT};}`);
  claims.contains('so are values that JavaScript files import', bundle, '{margin-left:16px;}');

  const { page, errors } = await open(await serve('dist'));
  claims.equals(
    'the button has the color of the token and the font size of the media query',
    await readStyle(page, 'button', ['color', 'font-size']),
    [ACCENT, '20px'],
  );
  claims.equals(
    'the badge has its reset styles',
    await readStyle(page, 'strong', ['padding-left', 'animation-duration']),
    ['8px', '0.2s'],
  );
  claims.equals(
    'elements in the shadow root are styled',
    await readStyle(page, 'p', ['color', 'font-style']),
    [ACCENT, 'italic'],
  );
  for (let press = 0; press < 3; press++) await page.getByRole('button').click();
  claims.equals('it counts', await page.getByRole('status').textContent(), '3');
  claims.equals('a merged class wins', await readStyle(page, 'button', ['text-decoration-line']), [
    'line-through',
  ]);
  claims.equals('the console has no errors', errors, []);
}
