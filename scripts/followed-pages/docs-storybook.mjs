// Storybook in the projects of two pages: with Vite, where a change shows without a reload, and with webpack.
import fs from 'node:fs';
import path from 'node:path';
import { COMPILED_CALL, RUNTIME_CALL, STYLIS } from '../lib/examples/patterns.mjs';
import { readFiles } from '../lib/examples/readFiles.mjs';
import { findRepeatedRules, readRules, readStyle } from '../lib/examples/readPage.mjs';
import { startServer } from '../lib/examples/startServer.mjs';
import { DAY } from '../lib/followed-pages/followSteps.mjs';

/** @typedef {import('../lib/examples/checkExample.mjs').Example} Example */

const STORYBOOK = ['npx', '--no-install', 'storybook'];
const BUILD = [...STORYBOOK, 'build', '--quiet', '--disable-telemetry', '--output-dir'];
const DEV = [
  ...STORYBOOK,
  ...['dev', '--ci', '--exact-port', '--no-version-updates', '--disable-telemetry', '--port'],
];

/** In `iframe.html`, whose name the server of builds shortens. */
const STORY = '?viewMode=story&id=counter--plain';

/** Storybook has other paragraphs, which are hidden. */
const NOTICE = 'p[class^="___"]';

/** A component with state, so that a page can lose it. */
const COUNTER = {
  'src/Counter.tsx': `import { useState } from 'react';
import { Notice } from './Notice';

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <Notice />
    </>
  );
}
`,
  'src/Counter.stories.tsx': `import { Counter } from './Counter';

export default { component: Counter };
export const Plain = {};
`,
};

/** @type {import('../lib/followed-pages/runFollowedPages.mjs').Part[]} */
export const parts = [
  {
    page: 'docs/react/ahead-of-time-compilation/with-vite.mdx',
    sections: ['In an app made by create-vite'],
    async check(example) {
      await install(example, '@storybook/react-vite@10');
      write(example, {
        ...COUNTER,
        'src/App.tsx': "export { Counter as default } from './Counter';\n",
        '.storybook/main.ts': `export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
};
`,
      });
      await checkHotReloading(example, ['npx', '--no-install', 'vite', '--port'], '');
      await checkHotReloading(example, DEV, `iframe.html${STORY}`);
      await checkViteBuild(example);
    },
  },
  {
    page: 'docs/react/ahead-of-time-compilation/with-webpack.mdx',
    sections: ['From an empty folder'],
    async check(example) {
      await install(
        example,
        '@storybook/react-webpack5@10',
        '@storybook/addon-webpack5-compiler-swc',
      );
      write(example, COUNTER);
      await checkWebpackBuilds(example);
    },
  },
];

/** @param {Example} example @param {string[]} packages */
function install({ succeeds }, ...packages) {
  const options = ['--save-dev', '--ignore-scripts', '--prefer-offline', `--before=${DAY}`];
  return succeeds(
    'Storybook is installed',
    'npm',
    'install',
    ...options,
    'storybook@10',
    ...packages,
  );
}

/** @param {Example} example @param {Record<string, string>} files */
function write({ directory }, files) {
  for (const [name, code] of Object.entries(files)) {
    const file = path.join(directory, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, code);
  }
}

/**
 * Changes a style and a file that it imports, while a development server shows them.
 *
 * @param {Example} example
 * @param {string[]} command - without the port
 * @param {string} route
 */
async function checkHotReloading({ claims, directory, open }, command, route) {
  const name = command.includes('storybook') ? 'storybook dev' : 'vite';
  /** @param {string} file @param {string} from @param {string} to */
  const replace = (file, from, to) => {
    const at = path.join(directory, file);
    fs.writeFileSync(at, fs.readFileSync(at, 'utf8').replace(from, to));
  };
  const { origin, stop } = await startServer((port) => [...command, String(port)], {
    cwd: directory,
  });
  try {
    const { page, errors } = await open(`${origin}/${route}`);
    await page.locator(NOTICE).waitFor();
    const module = await (await fetch(`${origin}/src/Notice.tsx`)).text();
    claims.contains(`${name} does not compile`, module, RUNTIME_CALL);
    await page.getByRole('button').click();
    await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
    const old = await readRules(page);

    /** @param {string} property @param {string} value */
    const claimValue = async (property, value) => {
      const found = async () => (await readStyle(page, NOTICE, [property]))[0];
      const deadline = Date.now() + 10_000;
      while ((await found()) !== value && Date.now() < deadline) await page.waitForTimeout(100);
      claims.equals(`${name} shows the new ${property}`, await found(), value);
    };
    replace('src/Notice.tsx', "'white'", "'teal'");
    await claimValue('color', 'rgb(0, 128, 128)');
    replace('src/tokens.ts', "'skyblue'", "'crimson'");
    await claimValue('border-left-color', 'rgb(220, 20, 60)');
    claims.equals(
      `${name}: the component keeps its state after changes of a style and of a token`,
      await page.getByRole('button').textContent(),
      '1',
    );
    claims.equals('without a reload', await page.locator('body[data-loaded]').count(), 1);
    const rules = await readRules(page);
    claims.equals(
      'old rules stay',
      old.filter((rule) => !rules.includes(rule)),
      [],
    );
    claims.equals('but no rule appears twice', await findRepeatedRules(page), []);
    claims.equals('the console has no errors', errors, []);
  } finally {
    await stop();
    replace('src/Notice.tsx', "'teal'", "'white'");
    replace('src/tokens.ts', "'crimson'", "'skyblue'");
  }
}

/** @param {Example} example */
async function checkViteBuild(example) {
  const { claims, directory, open, serve, succeeds } = example;
  /** @param {string} folder */
  const readBundle = (folder) => readFiles(path.join(directory, folder, 'assets'), '.js');

  await succeeds('storybook build succeeds', ...BUILD, 'storybook');
  claims.contains('it compiles', readBundle('storybook'), '{background-color:#16202e;}');
  claims.lacks('all calls', readBundle('storybook'), STYLIS);
  const { page, errors } = await open(`${await serve('storybook')}/iframe${STORY}`);
  const app = await open(await serve('dist'));
  claims.equals(
    'a story has the classes of the build',
    await page.locator(NOTICE).getAttribute('class'),
    await app.page.locator(NOTICE).getAttribute('class'),
  );
  claims.equals(
    'and its styles',
    await readStyle(page, NOTICE, ['padding-left', 'border-left-width', 'border-left-color']),
    ['16px', '4px', 'rgb(135, 206, 235)'],
  );

  write(example, {
    'vite.config.ts':
      "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
    '.storybook/preview.tsx': `import { createDOMRenderer, RendererProvider, TextDirectionProvider } from '@griffel/react';

const renderer = createDOMRenderer(document, { styleElementAttributes: { title: 'preview' } });

export default {
  decorators: [
    (Story) => (
      <RendererProvider renderer={renderer}>
        <TextDirectionProvider dir="rtl">
          <Story />
        </TextDirectionProvider>
      </RendererProvider>
    ),
  ],
};
`,
  });
  await succeeds('with decorators, but without the plugin, it builds', ...BUILD, 'decorated');
  claims.contains('and does not compile', readBundle('decorated'), STYLIS);
  const decorated = await open(`${await serve('decorated')}/iframe${STORY}`);
  claims.equals(
    'a story has the direction of its decorator',
    await readStyle(decorated.page, NOTICE, ['border-left-width', 'border-right-width']),
    ['0px', '4px'],
  );
  claims.atLeast(
    'and its renderer',
    await decorated.page.locator('style[title="preview"]').count(),
    1,
  );
  claims.equals('the console has no errors', [...errors, ...decorated.errors], []);
}

/** @param {Example} example */
async function checkWebpackBuilds(example) {
  const { claims, directory, open, run, serve, succeeds } = example;
  /** @param {string} folder */
  const readBundle = (folder) => readFiles(path.join(directory, folder), '.iframe.bundle.js');
  /** Exports keep their names, for the patterns. @param {string} change - of `config.module.rules`, by `rule` */
  const configure = (change) =>
    write(example, {
      '.storybook/main.ts': `import page from '../webpack.config.mjs';

const [loader] = page.module.rules[0].use;
const rule = { test: /\\.[jt]sx?$/, exclude: /node_modules/, use: [loader] };

export default {
  framework: '@storybook/react-webpack5',
  addons: ['@storybook/addon-webpack5-compiler-swc'],
  stories: ['../src/**/*.stories.tsx'],
  webpackFinal(config) {
    Object.assign(config.optimization, { minimize: false, mangleExports: false });
    ${change}
    return config;
  },
};
`,
    });

  configure('');
  await succeeds('without the rule, Storybook builds', ...BUILD, 'storybook-runtime');
  claims.contains('and leaves calls', readBundle('storybook-runtime'), RUNTIME_CALL);
  claims.contains('and the style compiler', readBundle('storybook-runtime'), STYLIS);

  configure('config.module.rules.unshift(rule);');
  await succeeds('with the rule before all others, it builds', ...BUILD, 'storybook');
  claims.contains('and compiles the notice', readBundle('storybook'), COMPILED_CALL);
  claims.lacks('all of it', readBundle('storybook'), RUNTIME_CALL);
  claims.lacks('without the style compiler', readBundle('storybook'), STYLIS);
  const { page, errors } = await open(`${await serve('storybook')}/iframe${STORY}`);
  claims.equals(
    'a story shows the notice in the colors of the tokens',
    await readStyle(page, NOTICE, ['padding-left', 'color']),
    ['16px', 'rgb(135, 206, 235)'],
  );
  claims.equals('the console has no errors', errors, []);

  configure('config.module.rules.push(rule);');
  const { ok } = await run(...BUILD, 'storybook-last');
  claims.equals('with the rule after the others, it fails', ok, false);
}
