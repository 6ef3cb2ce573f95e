// From an empty folder; then the sections that show only a part of a configuration.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { countStyleElements, readStyle } from '../lib/examples/readPage.mjs';
import { buildWithSection } from '../lib/followed-pages/buildWithSection.mjs';

const PAGE = 'docs/react/css-extraction/with-webpack.mdx';

/** What webpack prints of the entry if the file belongs to it. */
const ENTRY_HAS_FILE = /Entrypoint main [^\n]*griffel\.css/;

/** @type {import('../lib/followed-pages/runFollowedPages.mjs').Part[]} */
export const parts = [
  {
    page: PAGE,
    sections: ['From an empty folder'],
    async check({ claims, directory, open, run }) {
      const { page, errors } = await open(pathToFileURL(path.join(directory, 'index.html')).href);
      claims.equals(
        'index.html shows the toolbar',
        await readStyle(page, 'button', ['padding-left', 'background-color']),
        ['16px', 'rgb(29, 48, 73)'],
      );
      claims.equals('without style elements', await countStyleElements(page), 0);
      claims.equals('the console has no errors', errors, []);
      const script = fs.readFileSync(path.join(directory, 'dist/main.js'), 'utf8');
      claims.lacks('the script does not contain the values', script, '#1d3049');
      const { output } = await run('npx', '--no-install', 'webpack');
      claims.contains('webpack lists the file', output, ENTRY_HAS_FILE);
      fs.copyFileSync(
        path.join(directory, 'webpack.config.mjs'),
        path.join(directory, 'page.config.mjs'),
      );
    },
  },
  {
    page: PAGE,
    sections: ['Options'],
    continues: true,
    async check(example) {
      const { claims, directory } = example;
      fs.writeFileSync(path.join(directory, 'src/index.tsx'), "import('./Toolbar');\n");
      const lazy = await buildWithSection(example, '');
      claims.lacks('a lazy chunk has the file', lazy, ENTRY_HAS_FILE);
      const attached = await buildWithSection(example, 'config.plugins[1] = section.plugin;');
      claims.contains('with the option, the entry has it', attached, ENTRY_HAS_FILE);
    },
  },
  {
    page: PAGE,
    sections: ['Warnings about a conflicting order'],
    continues: true,
    async check(example) {
      const { claims, directory } = example;
      const toolbar = fs.readFileSync(path.join(directory, 'src/Toolbar.tsx'), 'utf8');
      fs.writeFileSync(path.join(directory, 'src/Other.tsx'), toolbar.replaceAll('8px', '9px'));
      const write = (/** @type {string} */ name, /** @type {string[]} */ ...imported) =>
        fs.writeFileSync(
          path.join(directory, `src/${name}.tsx`),
          imported.map((one) => `export { Toolbar as ${one} } from './${one}';\n`).join(''),
        );
      write('one', 'Toolbar', 'Other');
      write('two', 'Other', 'Toolbar');
      const entries = "config.entry = { one: './src/one.tsx', two: './src/two.tsx' };";
      claims.contains(
        'webpack warns',
        await buildWithSection(example, entries),
        'Conflicting order',
      );
      const quiet = await buildWithSection(
        example,
        `${entries} config.plugins[0] = section.plugin;`,
      );
      claims.lacks('with the option, it does not', quiet, 'Conflicting order');
      claims.contains('and compiles', quiet, 'compiled successfully');
    },
  },
];
