// In an app that create-next-app made, and from an empty folder; then the sections that show only a part of a
// configuration.
import fs from 'node:fs';
import path from 'node:path';
import { readFiles } from '../lib/examples/readFiles.mjs';
import { countStyleElements, readStyle } from '../lib/examples/readPage.mjs';
import { ROOT } from '../lib/paths.mjs';

const PAGE = 'docs/react/css-extraction/with-nextjs.mdx';
const BUILD = ['npx', '--no-install', 'next', 'build'];
const WEBPACK = [...BUILD, '--webpack'];

const LINK = /<link rel="stylesheet" href="[^"]+\.css/;
const GROUND = '#1d3049';

/** @type {import('../lib/followed-pages/runFollowedPages.mjs').Part[]} */
const starts = ['With create-next-app', 'From an empty folder'].map((start) => ({
  page: PAGE,
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
    claims.contains(
      '.next/static has a CSS file with the declarations',
      readSheets(directory),
      GROUND,
    );
    const html = fs.readFileSync(path.join(directory, '.next/server/app/index.html'), 'utf8');
    claims.contains('index.html links to it', html, LINK);
    claims.lacks('and has no style elements of Griffel', html, 'data-make-styles-bucket');
  },
}));

/** @type {import('../lib/followed-pages/runFollowedPages.mjs').Part[]} */
export const parts = [
  ...starts,
  {
    page: PAGE,
    sections: ['A value from a package stops the build'],
    continues: true,
    async check({ claims, directory, run, succeeds }) {
      const file = (/** @type {string} */ name) => path.join(directory, name);
      const banner = fs.readFileSync(file('app/Banner.tsx'), 'utf8');
      const tsconfig = JSON.parse(fs.readFileSync(file('tsconfig.json'), 'utf8'));
      tsconfig.compilerOptions.paths = { '@/*': ['./*'] };
      fs.writeFileSync(file('tsconfig.json'), JSON.stringify(tsconfig));
      fs.writeFileSync(file('app/tokens.ts'), "export const ground = '#27476f';\n");
      fs.writeFileSync(
        file('app/Banner.tsx'),
        banner
          .replace('import {', "import { ground } from '@/app/tokens';\nimport {")
          .replace(`'${GROUND}'`, 'ground'),
      );
      // The step of the section has replaced the configuration of the page.
      fs.renameSync(file('next.config.mjs'), file('section.mjs'));
      fs.copyFileSync(
        path.join(ROOT, 'examples/next-app-router/next.config.mjs'),
        file('page.mjs'),
      );
      const configure = (/** @type {string} */ change) =>
        fs.writeFileSync(
          file('next.config.mjs'),
          `import page from './page.mjs';
import { griffelLoader } from './section.mjs';
export default {
  webpack(config, context) {
    page.webpack(config, context);
    ${change}
    return config;
  },
};
`,
        );
      configure('');
      const { output } = await run(...WEBPACK);
      claims.contains('an alias of tsconfig.json stops the build', output, "'@/app/tokens'");
      configure('config.module.rules[1].use = [griffelLoader];');
      await succeeds('if the loader knows it, it builds', ...WEBPACK);
      claims.contains('and extracts the value', readSheets(directory), '#27476f');
      fs.writeFileSync(file('app/Banner.tsx'), banner);
    },
  },
  {
    page: PAGE,
    sections: ['Tailwind no longer works'],
    continues: true,
    async check({ claims, directory, succeeds }) {
      const file = (/** @type {string} */ name) => path.join(directory, name);
      const page = fs.readFileSync(file('app/page.tsx'), 'utf8');
      fs.writeFileSync(
        file('app/tailwind.css'),
        "@import 'tailwindcss';\n@theme { --color-brand: #abcdef; }\n",
      );
      fs.writeFileSync(
        file('app/page.tsx'),
        `import './tailwind.css';\n${page.replace('<Banner />', '<p className="bg-brand"><Banner /></p>')}`,
      );
      const packages = ['tailwindcss@4.3.5', '@tailwindcss/postcss@4.3.5'];
      await succeeds('Tailwind is installed', 'npm', 'install', '--save-dev', ...packages);
      await succeeds('with Tailwind, it builds', ...WEBPACK);
      claims.contains('Tailwind writes its classes', readSheets(directory), '.bg-brand{');
      claims.lacks('and leaves no @theme', readSheets(directory), '@theme');
      claims.contains('Griffel is still extracted', readSheets(directory), GROUND);
      fs.rmSync(file('postcss.config.mjs'));
      await succeeds('without the plugin, it builds, too', ...WEBPACK);
      claims.contains('but @theme stays', readSheets(directory), '@theme');
      fs.writeFileSync(file('app/page.tsx'), page);
    },
  },
  {
    page: PAGE,
    sections: ['With Turbopack'],
    continues: true,
    async check({ claims, directory, open, run, start, succeeds }) {
      const file = (/** @type {string} */ name) => path.join(directory, name);
      const banner = fs.readFileSync(file('app/Banner.tsx'), 'utf8');
      const [styles = ''] = /const useClasses = [^]*?\n\}\);\n/.exec(banner) ?? [];
      fs.writeFileSync(
        file('app/Banner.styles.ts'),
        `import { makeStyles } from '@griffel/react';\nexport ${styles}`,
      );
      fs.writeFileSync(
        file('app/Banner.tsx'),
        banner
          .replace(styles, '')
          .replace(/import .*/, "import { useClasses } from './Banner.styles';"),
      );
      fs.rmSync(file('next.config.mjs'));
      const { output } = await run(...BUILD);
      claims.contains('"type" of npm init stops Turbopack', output, 'Specified module format');
      await succeeds('it is removed', 'npm', 'pkg', 'delete', 'type');
      await succeeds('with Turbopack, it builds', ...BUILD);
      const scripts = readFiles(file('.next/static'), '.js');
      claims.contains('the styles are compiled', scripts, `{background-color:${GROUND};}`);
      claims.lacks('all of them', scripts, /backgroundColor:\s*["']#1d3049/);
      const { page, errors } = await open(await start('node_modules/next/dist/bin/next', 'start'));
      claims.equals('the banner is styled', await readStyle(page, 'h1', ['background-color']), [
        'rgb(29, 48, 73)',
      ]);
      claims.equals('the console has no errors, either', errors, []);
    },
  },
  {
    page: 'docs/react/guides/ssr-usage.mdx',
    sections: ["Server Components and `'use client'`"],
    continues: true,
    async check({ claims, directory, succeeds }) {
      const file = (/** @type {string} */ name) => path.join(directory, name);
      const page = fs.readFileSync(file('app/page.tsx'), 'utf8');
      const tokens = "export const tokens = { accent: 'teal' };\n";
      fs.writeFileSync(
        file('app/page.tsx'),
        `import { tokens } from './theme';\n${page.replace('<>', '<><i>{String(tokens.accent)}</i>')}`,
      );
      const read = () => fs.readFileSync(file('.next/server/app/index.html'), 'utf8');
      fs.writeFileSync(file('app/theme.ts'), `'use client';\n${tokens}`);
      await succeeds('a page with notes and client tokens builds', ...BUILD);
      claims.contains('its notes are in the HTML', read(), 'It is due tomorrow.');
      claims.contains('it does not get the value of a client token', read(), '<i>undefined</i>');
      fs.writeFileSync(file('app/theme.ts'), tokens);
      await succeeds('without the directive, it builds, too', ...BUILD);
      claims.contains('and gets the value', read(), '<i>teal</i>');
    },
  },
];

/** @param {string} directory */
function readSheets(directory) {
  return readFiles(path.join(directory, '.next/static'), '.css');
}
