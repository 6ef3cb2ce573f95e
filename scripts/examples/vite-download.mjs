// packages/playground/src/download: what a reader of the playground carries away
import path from 'node:path';
import { COMPILED_CALL, COMPILED_RESET_CALL, RUNTIME_CALL } from '../lib/examples/patterns.mjs';
import { readFiles } from '../lib/examples/readFiles.mjs';
import { readStyle } from '../lib/examples/readPage.mjs';

const ACCENT = 'rgb(0, 90, 158)';

/** @param {import('../lib/examples/createExample.mjs').Example} example */
export async function check({ claims, directory, open, run, serve, succeeds }) {
  await succeeds('the types are right', 'npm', 'run', 'types');
  await succeeds('it builds', 'npm', 'run', 'build');
  await run('npx', '--no-install', 'vite', 'build', '--outDir', 'readable', '--minify', 'false');

  const bundle = readFiles(path.join(directory, 'dist'), '.js');
  const readable = readFiles(path.join(directory, 'readable'), '.js');
  claims.contains('makeStyles is compiled to __styles', readable, COMPILED_CALL);
  claims.contains('makeResetStyles is compiled to __resetStyles', readable, COMPILED_RESET_CALL);
  claims.lacks('no call is left to the run time, in JavaScript neither', readable, RUNTIME_CALL);
  claims.contains('values of imported tokens are in the rules', bundle, `{color:${ACCENT};}`);
  claims.contains('so are those that plain JavaScript imports', bundle, '{margin-left:16px;}');

  const { page, errors } = await open(await serve('dist'));
  claims.equals(
    'the button has the color of the token and the size of the media query',
    await readStyle(page, 'button', ['color', 'font-size']),
    [ACCENT, '20px'],
  );
  claims.equals(
    'the badge has its reset styles',
    await readStyle(page, 'strong', ['padding-left', 'animation-duration']),
    ['8px', '0.2s'],
  );
  claims.equals(
    'what is in the shadow root has its rules there',
    await readStyle(page, 'p', ['color', 'font-style']),
    [ACCENT, 'italic'],
  );
  for (let press = 0; press < 3; press++) await page.getByRole('button').click();
  claims.equals('it counts', await page.getByRole('status').textContent(), '3');
  claims.equals('a merged class wins', await readStyle(page, 'button', ['text-decoration-line']), [
    'line-through',
  ]);
  claims.equals('the console has no error', errors, []);
}
