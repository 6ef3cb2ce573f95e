// From an empty folder; then the sections that show only a part of a configuration.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPILED_CALL, RUNTIME_CALL } from '../lib/examples/patterns.mjs';
import { readStyle } from '../lib/examples/readPage.mjs';
import { buildWithSection } from '../lib/followed-pages/buildWithSection.mjs';

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
      fs.copyFileSync(
        path.join(directory, 'webpack.config.mjs'),
        path.join(directory, 'page.config.mjs'),
      );
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
  {
    page: PAGE,
    sections: ['`makeStyles` from another module'],
    continues: true,
    async check(example) {
      const { claims, directory } = example;
      addPackage(
        directory,
        '@acme/styles',
        {},
        "export { makeStyles, __styles } from '@griffel/react';",
      );
      replaceImport(directory, '@griffel/react', '@acme/styles');
      await buildWithSection(example, '');
      claims.contains('calls of another module stay', readBundle(directory), RUNTIME_CALL);
      await buildWithSection(example, ADD_OPTIONS);
      claims.contains('with its options, they are compiled', readBundle(directory), COMPILED_CALL);
      claims.lacks('all of them', readBundle(directory), RUNTIME_CALL);
      replaceImport(directory, '@acme/styles', '@griffel/react');
      await buildWithSection(example, ADD_OPTIONS);
      claims.lacks('and so are those of Griffel', readBundle(directory), RUNTIME_CALL);
    },
  },
  {
    page: PAGE,
    sections: ['Tokens from a package of ES modules'],
    continues: true,
    async check(example) {
      const { claims, directory } = example;
      const tokens = fs.readFileSync(path.join(directory, 'src/tokens.ts'), 'utf8');
      const code = tokens.replaceAll(': number', '').replaceAll(': string', '');
      replaceImport(directory, './tokens', 'acme-tokens');
      for (const [exported, message] of /** @type {const} */ ([
        [{ import: './index.js' }, '"." is not exported under the condition "require"'],
        ['./index.js', "Unexpected token 'export'"],
      ])) {
        addPackage(directory, 'acme-tokens', { type: 'module', exports: exported }, code);
        const failed = await buildWithSection(example, '');
        claims.contains(`exports ${JSON.stringify(exported)}: the build fails`, failed, message);
        await buildWithSection(example, ADD_OPTIONS);
        claims.contains('with its options, it compiles', readBundle(directory), COMPILED_CALL);
      }
      replaceImport(directory, 'acme-tokens', './tokens');
    },
  },
  {
    page: 'docs/react/install.mdx',
    sections: ['React 17 and strict resolvers'],
    continues: true,
    async check(example) {
      const { claims, directory, open, run, succeeds } = example;
      await succeeds('React 17 is installed', 'npm', 'install', 'react@17.0.2', 'react-dom@17.0.2');
      fs.writeFileSync(
        path.join(directory, 'src/index.tsx'),
        "import { render } from 'react-dom';\nimport { Notice } from './Notice';\nrender(<Notice />, document.getElementById('root'));\n",
      );
      const imported = await run('node', '--input-type=module', '-e', "import '@griffel/react'");
      claims.contains(
        'Node cannot import Griffel',
        imported.output,
        /ERR_MODULE_NOT_FOUND.*Cannot find module '.*\/react\/jsx-runtime' imported from/,
      );
      await succeeds('Node can require it', 'node', '-e', "require('@griffel/react')");
      claims.contains(
        'webpack fails',
        await buildWithSection(example, ''),
        "Can't resolve 'react/jsx-runtime'",
      );
      await buildWithSection(example, 'config.resolve.alias = section.default.resolve.alias;');
      const { page, errors } = await open(pathToFileURL(path.join(directory, 'index.html')).href);
      claims.equals(
        'with the alias, the page is styled',
        await readStyle(page, 'p', ['padding-left']),
        ['16px'],
      );
      claims.equals('and its console has no errors', errors, []);
    },
  },
  {
    page: 'docs/react/ahead-of-time-compilation/technical-details.mdx',
    sections: ['Babel preset'],
    continues: true,
    async check({ claims, directory, run, succeeds }) {
      const transform =
        "console.log(require('@babel/core').transformFileSync('src/Notice.tsx').code)";
      const { output } = await run('node', '-e', transform);
      claims.contains('babel.config.json compiles a file', output, COMPILED_CALL);
      claims.lacks('all of it', output, RUNTIME_CALL);

      await succeeds('esbuild is installed', 'npm', 'install', 'esbuild@0.28.2');
      fs.rmSync(path.join(directory, 'babel.config.json'));
      const write = (/** @type {string} */ name, /** @type {string} */ text) =>
        fs.writeFileSync(path.join(directory, name), text);
      write(
        'src/library.ts',
        `import { createStyles as make, createResetStyles as makeResetStyles } from '@acme/styles';
export const useClasses = make({ root: { color: 'red' } });
export const useBaseClass = makeResetStyles({ color: 'red' });
`,
      );
      write(
        'build.ts',
        `import { transformFileSync } from '@babel/core';
import { build } from 'esbuild';
import { modules } from './griffelModules';
import { griffel } from './griffelPlugin';
await build({ entryPoints: ['src/index.tsx'], bundle: true, plugins: [griffel], outfile: 'out.js' });
const presets = [['@griffel/babel-preset', { modules }], '@babel/preset-typescript'];
console.log(transformFileSync('src/library.ts', { presets }).code);
`,
      );
      const bundle = '--bundle --platform=node --format=esm --packages=external'.split(' ');
      await succeeds(
        'esbuild bundles the plugin',
        'npx',
        '--no-install',
        'esbuild',
        'build.ts',
        ...bundle,
        '--outfile=build.mjs',
      );
      const built = await run('node', 'build.mjs');
      claims.equals('it runs', built.ok, true);
      const script = fs.readFileSync(path.join(directory, 'out.js'), 'utf8');
      claims.contains('with the plugin, esbuild compiles the notice', script, COMPILED_CALL);
      claims.lacks('and leaves no call', script, RUNTIME_CALL);
      claims.contains('the entries compile calls of another module', built.output, /__styles\(\{/);
      claims.contains('with names of their own', built.output, /__resetStyles\("/);
      claims.contains('which import from it', built.output, /from ["']@acme\/styles["']/);
    },
  },
];

/** Adds the options that a section shows to those of the page's configuration. */
const ADD_OPTIONS =
  'Object.assign(config.module.rules[0].use[0].options, section.griffelLoader.options);';

/** @param {string} directory @param {string} name @param {object} manifest @param {string} code */
function addPackage(directory, name, manifest, code) {
  const folder = path.join(directory, 'node_modules', name);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, ...manifest }));
  fs.writeFileSync(path.join(folder, 'index.js'), code);
}

/** @param {string} directory @param {string} from @param {string} to */
function replaceImport(directory, from, to) {
  const file = path.join(directory, 'src/Notice.tsx');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(`'${from}'`, `'${to}'`));
}

/** @param {string} directory */
function readBundle(directory) {
  return fs.readFileSync(path.join(directory, 'dist/main.js'), 'utf8');
}
