// docs/react/ahead-of-time-compilation/introduction.mdx#component-libraries-and-monorepos
import fs from 'node:fs';
import path from 'node:path';
import { ACCENT } from '../lib/examples/patterns.mjs';
import { readFiles } from '../lib/examples/readFiles.mjs';
import { readClasses, readStyle } from '../lib/examples/readPage.mjs';

const UNUSED = 'rgb(12, 34, 56)';

/** @param {import('../lib/examples/checkExample.mjs').Example} example */
export async function check({ claims, directory, open, serve, succeeds }) {
  await succeeds('the library builds', 'npm', 'run', 'build');
  const button = fs.readFileSync(path.join(directory, 'dist/Button.js'), 'utf8');
  claims.contains("'use client' is kept", button, /^'use client'/);
  claims.contains('makeStyles is compiled', button, '__styles({');
  claims.contains('imports keep their extensions', button, "from './tokens.js'");
  const types = fs.readFileSync(path.join(directory, 'dist/Button.d.ts'), 'utf8');
  claims.contains('it has types', types, 'className');

  await succeeds('an app builds with it', 'npm', 'run', 'app');
  const bundle = readFiles(path.join(directory, 'app/dist'), '.js');
  claims.contains('the app has the styles of the button', bundle, ACCENT);
  claims.lacks('but not the styles that it does not use', bundle, UNUSED);
  claims.lacks('and not the style compiler', bundle, '@namespace');

  // Proves that the claim about unused styles can fail.
  const manifest = path.join(directory, 'package.json');
  const text = fs.readFileSync(manifest, 'utf8');
  fs.writeFileSync(manifest, text.replace('"sideEffects": false', '"sideEffects": true'));
  await succeeds(
    'it builds without "sideEffects": false',
    'npm',
    'run',
    'app',
    '--',
    '--outDir',
    'all',
  );
  claims.contains(
    'then the app has all styles',
    readFiles(path.join(directory, 'app/all'), '.js'),
    UNUSED,
  );

  const { page, errors } = await open(await serve('app/dist'));
  claims.equals('the button is styled', await readStyle(page, 'button', ['color']), [
    'rgb(0, 90, 158)',
  ]);
  const [classes = ''] = await readClasses(page);
  claims.contains(
    'it has a class from the library and one from the app',
    classes,
    /acme-button.*mine|mine.*acme-button/,
  );
  claims.equals('the console has no errors', errors, []);
}
