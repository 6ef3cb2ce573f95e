// In apps that create-vite made, without and with ahead-of-time compilation; then the section that shows only a part
// of a configuration.
import fs from 'node:fs';
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
      fs.copyFileSync(path.join(directory, 'vite.config.ts'), path.join(directory, 'page.ts'));
    },
  },
  {
    page: 'docs/react/ahead-of-time-compilation/with-vite.mdx',
    sections: ['A small SVG background disappears'],
    continues: true,
    async check({ claims, directory, open, serve, succeeds }) {
      const file = (/** @type {string} */ name) => path.join(directory, name);
      fs.writeFileSync(
        file('src/dots.svg'),
        '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle r="4" fill="teal" /></svg>',
      );
      const notice = fs.readFileSync(file('src/Notice.tsx'), 'utf8');
      fs.writeFileSync(
        file('src/Notice.tsx'),
        `import dots from './dots.svg';\n${notice.replace('root: {', 'root: {\n    backgroundImage: `url(${dots})`,')}`,
      );
      // The step of the section has replaced the configuration of the page.
      fs.renameSync(file('vite.config.ts'), file('section.ts'));
      /** @param {string} configuration */
      const readImage = async (configuration) => {
        fs.writeFileSync(
          file('vite.config.ts'),
          `import { mergeConfig } from 'vite';
import page from './page';
import section from './section';
export default (environment) => ${configuration};
`,
        );
        await succeeds('it builds', 'npx', '--no-install', 'vite', 'build');
        const { page } = await open(await serve('dist'));
        const [image = ''] = await readStyle(page, 'p', ['background-image']);
        return image;
      };
      claims.equals('a small SVG is no image', await readImage('page(environment)'), 'none');
      claims.contains(
        'with the option, it is',
        await readImage('mergeConfig(page(environment), section)'),
        /^url\(".*\/assets\/dots-\w+\.svg"\)$/,
      );
    },
  },
];
