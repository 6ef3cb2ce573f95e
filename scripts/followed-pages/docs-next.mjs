// In an app that create-next-app made, and from an empty folder.
import fs from 'node:fs';
import path from 'node:path';
import { findFiles } from '../lib/examples/readFiles.mjs';
import { countStyleElements, readStyle } from '../lib/examples/readPage.mjs';

const LINK = /<link rel="stylesheet" href="[^"]+\.css/;
const GROUND = '#1d3049';

/** @type {import('../lib/followed-pages/runFollowedPages.mjs').Part[]} */
export const parts = ['With create-next-app', 'From an empty folder'].map((start) => ({
  page: 'docs/react/css-extraction/with-nextjs.mdx',
  sections: [start, 'Add Griffel', 'See that it works'],
  async look({ claims, open }, origin, command) {
    const { page, errors } = await open(origin);
    claims.equals(`${command} sends no style elements`, await countStyleElements(page), 0);
    const unscripted = await open(origin, { javaScriptEnabled: false });
    for (const [where, view] of /** @type {const} */ ([
      ['with scripts', page],
      ['without scripts', unscripted.page],
    ])) {
      claims.equals(
        `${where}, the banner is styled`,
        await readStyle(view, 'h1', ['padding-left', 'background-color']),
        ['32px', 'rgb(29, 48, 73)'],
      );
    }
    claims.equals('the console has no errors', errors, []);
  },
  async check({ claims, directory }) {
    const files = findFiles(path.join(directory, '.next/static'), '.css');
    const sheets = files.map((file) => fs.readFileSync(file, 'utf8'));
    claims.contains('.next/static has a CSS file with the declarations', sheets.join(), GROUND);
    const html = fs.readFileSync(path.join(directory, '.next/server/app/index.html'), 'utf8');
    claims.contains('index.html links to it', html, LINK);
    claims.lacks('and has no style elements of Griffel', html, 'data-make-styles-bucket');
  },
}));
