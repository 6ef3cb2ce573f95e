// The app of a page for webpack, with the presets of another page: built with Rollup and with Parcel.
import fs from 'node:fs';
import path from 'node:path';
import { COMPILED_CALL, RUNTIME_CALL, STYLIS } from '../lib/examples/patterns.mjs';
import { readFiles } from '../lib/examples/readFiles.mjs';
import { readStyle } from '../lib/examples/readPage.mjs';
import { DAY } from '../lib/followed-pages/followSteps.mjs';

/** @typedef {import('../lib/examples/checkExample.mjs').Example} Example */

/** The presets are installed, because the app is made for webpack. */
const PACKAGES = [
  ...['rollup@4', '@rollup/plugin-babel', '@rollup/plugin-commonjs'],
  ...['@rollup/plugin-node-resolve', '@rollup/plugin-replace', 'parcel@2'],
];

const REACT = ['@babel/preset-react', { runtime: 'automatic' }];

/** @type {import('../lib/followed-pages/runFollowedPages.mjs').Part[]} */
export const parts = [
  {
    page: 'docs/react/ahead-of-time-compilation/with-webpack.mdx',
    sections: ['From an empty folder'],
  },
  {
    page: 'docs/react/ahead-of-time-compilation/technical-details.mdx',
    sections: ['Babel preset'],
    continues: true,
    async check(example) {
      const { directory, succeeds } = example;
      await succeeds(
        'Rollup and Parcel are installed',
        'npm',
        'install',
        '--ignore-scripts',
        `--before=${DAY}`,
        ...PACKAGES,
      );
      // The presets that the page shows. Both tools would find both files.
      const [presets = [], ofParcel = []] = ['babel.config.json', '.babelrc'].map((name) => {
        const file = path.join(directory, name);
        /** @type {{ presets: unknown[] }} */
        const config = JSON.parse(fs.readFileSync(file, 'utf8'));
        fs.rmSync(file);
        return config.presets;
      });
      await checkRollup(example, presets);
      await checkParcel(example, presets, ofParcel);
    },
  },
];

/** @param {Example} example @param {unknown[]} presets */
async function checkRollup(example, presets) {
  const { claims, directory, run, succeeds } = example;
  /** @param {string} folder @param {object} options */
  const configure = (folder, options) => {
    const all = { babelHelpers: 'bundled', extensions: ['.ts', '.tsx'], ...options };
    fs.writeFileSync(
      path.join(directory, 'rollup.config.mjs'),
      `import { babel } from '@rollup/plugin-babel';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
export default {
  input: 'src/index.tsx',
  output: { file: '${folder}/dist/main.js', format: 'iife' },
  plugins: [
    replace({ 'process.env.NODE_ENV': '"production"', preventAssignment: true }),
    resolve({ extensions: ['.tsx', '.ts', '.js'] }),
    commonjs(),
    babel(${JSON.stringify(all)}),
  ],
};
`,
    );
  };
  const build = ['npx', '--no-install', 'rollup', '--config'];
  configure('rollup-runtime', { presets: [...presets.slice(1), REACT] });
  await succeeds('without the preset, Rollup builds', ...build);
  claims.contains(
    'and leaves calls',
    readFiles(path.join(directory, 'rollup-runtime'), '.js'),
    RUNTIME_CALL,
  );
  configure('rollup', { presets: [...presets, REACT] });
  await succeeds('with it, Rollup builds', ...build);
  fs.copyFileSync(path.join(directory, 'index.html'), path.join(directory, 'rollup/index.html'));
  const script = readFiles(path.join(directory, 'rollup'), '.js');
  claims.contains('and compiles the notice', script, COMPILED_CALL);
  claims.lacks('all of it', script, RUNTIME_CALL);
  claims.lacks('without the style compiler', script, STYLIS);
  await look(example, 'rollup');
  configure('rollup-default', { presets: [...presets, REACT], extensions: undefined });
  claims.equals('without extensions, it fails', (await run(...build)).ok, false);
}

/** @param {Example} example @param {unknown[]} presets @param {unknown[]} ofParcel */
async function checkParcel(example, presets, ofParcel) {
  const { claims, directory, run, succeeds } = example;
  const html = path.join(directory, 'index.html');
  fs.writeFileSync(
    html,
    fs
      .readFileSync(html, 'utf8')
      .replace('src="dist/main.js"', 'type="module" src="src/index.tsx"'),
  );
  // npm init names an entry of a library, for which Parcel would build.
  await succeeds('package.json names no library', 'npm', 'pkg', 'delete', 'main');
  const build = [
    'npx',
    '--no-install',
    'parcel',
    'build',
    'index.html',
    '--no-cache',
    '--dist-dir',
  ];
  /** @param {unknown[]} listed */
  const configure = (listed) =>
    fs.writeFileSync(path.join(directory, '.babelrc'), JSON.stringify({ presets: listed }));
  /** @param {string} folder */
  const read = (folder) => readFiles(path.join(directory, folder), '.js');

  await succeeds('without configuration, Parcel builds', ...build, 'parcel-runtime');
  claims.contains('with the style compiler', read('parcel-runtime'), STYLIS);
  await look(example, 'parcel-runtime');

  configure(ofParcel);
  const { ok, output } = await run(...build, 'parcel');
  claims.equals('with the preset, it builds', ok, true);
  claims.lacks('without a warning', output, 'redundant');
  claims.lacks('and without the style compiler', read('parcel'), STYLIS);
  await look(example, 'parcel');
  // Only then do functions keep their names.
  await run(...build, 'parcel-readable', '--no-optimize', '--no-scope-hoist');
  claims.contains('it compiles the notice', read('parcel-readable'), COMPILED_CALL);
  claims.lacks('all of it', read('parcel-readable'), RUNTIME_CALL);

  configure([...presets, REACT]);
  const warned = await run(...build, 'parcel-warned');
  claims.contains(
    'Parcel warns about two other presets',
    warned.output,
    /redundant presets:\s+@babel\/preset-typescript,\s+@babel\/preset-react/,
  );
}

/** @param {Example} example @param {string} folder - of the build */
async function look({ claims, open, serve }, folder) {
  const { page, errors } = await open(await serve(folder));
  claims.equals(
    `${folder} shows the notice in the colors of the tokens`,
    await readStyle(page, 'p', ['padding-left', 'color']),
    ['16px', 'rgb(135, 206, 235)'],
  );
  claims.equals('the console has no errors', errors, []);
}
