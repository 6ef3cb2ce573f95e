// In apps that create-vite made, without and with ahead-of-time compilation.
import path from 'node:path';
import { COMPILED_CALL, RUNTIME_CALL } from '../lib/examples/patterns.mjs';
import { readFiles } from '../lib/examples/readFiles.mjs';
import { countStyleElements, readStyle } from '../lib/examples/readPage.mjs';

const STYLE_COMPILER = '@namespace';

/** @type {import('../lib/followed-pages/runFollowedPages.mjs').Part[]} */
export const parts = [
  {
    page: 'docs/react/install.mdx',
    sections: ['Install the package', 'Style a component'],
    async look({ claims, open }, origin, command) {
      const { page, errors } = await open(origin);
      claims.equals(
        `${command} shows a styled button`,
        await readStyle(page, 'button', ['padding-left', 'border-top-left-radius']),
        ['20px', '8px'],
      );
      claims.atLeast('its rules are in style elements', await countStyleElements(page), 2);
      claims.equals('the console has no errors', errors, []);
    },
  },
  {
    page: 'docs/react/ahead-of-time-compilation/with-vite.mdx',
    sections: ['In an app made by create-vite', 'See that it works'],
    async look({ claims, open }, origin, command) {
      const { page, errors } = await open(origin);
      claims.equals(
        `${command} shows the notice in the colors of the tokens`,
        await readStyle(page, 'p', ['padding-left', 'border-left-color']),
        ['16px', 'rgb(135, 206, 235)'],
      );
      claims.equals('the console has no errors', errors, []);
    },
    async check({ claims, directory }) {
      const readable = readFiles(path.join(directory, 'dist/readable'), '.js');
      claims.contains('the readable build calls __styles({', readable, COMPILED_CALL);
      claims.lacks('but not makeStyles({', readable, RUNTIME_CALL);
      const bundle = readFiles(path.join(directory, 'dist/assets'), '.js');
      claims.lacks('the bundle does not contain the style compiler', bundle, STYLE_COMPILER);
    },
  },
];
