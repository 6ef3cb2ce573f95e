// From an empty folder.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPILED_CALL, RUNTIME_CALL } from '../lib/examples/patterns.mjs';
import { readStyle } from '../lib/examples/readPage.mjs';

const PAGE = 'docs/react/ahead-of-time-compilation/with-webpack.mdx';

/** @type {import('../lib/followed-pages/runFollowedPages.mjs').Part[]} */
export const parts = [
  {
    page: PAGE,
    sections: ['From an empty folder'],
    async check({ claims, directory, open, succeeds }) {
      const { page, errors } = await open(pathToFileURL(path.join(directory, 'index.html')).href);
      claims.equals(
        'index.html shows the notice in the colors of the tokens',
        await readStyle(page, 'p', ['padding-left', 'color']),
        ['16px', 'rgb(135, 206, 235)'],
      );
      claims.equals('the console has no errors', errors, []);
      claims.lacks(
        'the bundle does not contain the style compiler',
        readBundle(directory),
        '@namespace',
      );
      await succeeds('the types are correct', 'npx', '--no-install', 'tsc');
    },
  },
  {
    page: PAGE,
    sections: ['See that it works'],
    continues: true,
    async check({ claims, directory }) {
      claims.contains('the readable build calls __styles)({', readBundle(directory), COMPILED_CALL);
      claims.lacks('but not makeStyles)({', readBundle(directory), RUNTIME_CALL);
    },
  },
];

/** @param {string} directory */
function readBundle(directory) {
  return fs.readFileSync(path.join(directory, 'dist/main.js'), 'utf8');
}
