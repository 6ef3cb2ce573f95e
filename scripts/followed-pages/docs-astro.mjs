// The three files of a section, in an Astro project whose pages are static, hydrated or rendered for each request.
import fs from 'node:fs';
import path from 'node:path';
import { findRepeatedRules, readStyle } from '../lib/examples/readPage.mjs';
import { startServer } from '../lib/examples/startServer.mjs';
import { DAY } from '../lib/followed-pages/followSteps.mjs';

/** @typedef {import('../lib/examples/checkExample.mjs').Example} Example */

const PACKAGES = [
  ...['astro@5', '@astrojs/react@4', '@astrojs/node@9'],
  ...['@griffel/react', 'react', 'react-dom'],
];
const ASTRO = ['env', 'ASTRO_TELEMETRY_DISABLED=1', 'npx', '--no-install', 'astro'];

/** A style element of Griffel in `<head>`. */
const SENT = /<head>(?:(?!<\/head>)[^])*<style data-make-styles/;

/** Rendered before the server starts, and for each request; without scripts, and as islands. */
const ROUTES = ['/', '/hydrated', '/request'];

/** @type {Record<string, string>} */
const FILES = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': `import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  devToolbar: { enabled: false },
});
`,
  // The components inside have no wrapper. One of them renders late.
  'src/components/Card.tsx': `import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { withGriffel } from '../withGriffel';

const useTitleClasses = makeStyles({ root: { padding: '4px 12px', color: 'crimson' } });
const useNoteClasses = makeStyles({ root: { padding: '4px 12px', color: 'teal' } });

export function Title() {
  return <h2 className={useTitleClasses().root}>Pencils</h2>;
}

function Note() {
  return <p className={useNoteClasses().root}>Ordered</p>;
}

export const Card = withGriffel(function Card() {
  const [isOrdered, setOrdered] = useState(false);

  return (
    <section>
      <Title />
      <button onClick={() => setOrdered(true)}>Order</button>
      {isOrdered && <Note />}
    </section>
  );
});
`,
  'src/pages/index.astro': createPage(true, '<Badge /><Card />'),
  'src/pages/hydrated.astro': createPage(
    true,
    '<Badge client:load /><Badge /><Card client:load />',
  ),
  'src/pages/request.astro': createPage(
    false,
    '<Badge client:load /><Badge /><Card client:load />',
  ),
  'src/pages/badge.astro': createPage(false, '<Badge />'),
  'src/pages/title.astro': createPage(false, '<Title />'),
};

/** @param {boolean} prerender @param {string} body */
function createPage(prerender, body) {
  return `---
import { Badge } from '../components/Badge';
import { Card, Title } from '../components/Card';
export const prerender = ${prerender};
---
<html lang="en">
  <head><title>Pencils</title></head>
  <body>${body}</body>
</html>
`;
}

/** @type {import('../lib/followed-pages/runFollowedPages.mjs').Part[]} */
export const parts = [
  {
    page: 'docs/react/guides/ssr-usage.mdx',
    sections: ['Astro'],
    async check(example) {
      const { directory, start, succeeds } = example;
      for (const [name, code] of Object.entries(FILES)) {
        const file = path.join(directory, name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, code);
      }
      const options = ['--ignore-scripts', '--prefer-offline', `--before=${DAY}`];
      await succeeds('Astro is installed', 'npm', 'install', ...options, ...PACKAGES);
      await succeeds('it builds', ...ASTRO, 'build');
      const origin = await start('dist/server/entry.mjs');
      await checkRequests(example, origin);
      for (const route of ROUTES) await checkRoute(example, `${origin}${route}`, route);

      const server = await startServer((port) => [...ASTRO, 'dev', '--port', String(port)], {
        cwd: directory,
      });
      try {
        await checkRoute(example, `${server.origin}/request`, 'astro dev');
      } finally {
        await server.stop();
      }
    },
  },
];

/** What the server sends, if no page was rendered before. @param {Example} example @param {string} origin */
async function checkRequests({ claims }, origin) {
  /** @param {string} route */
  const load = async (route) => (await fetch(`${origin}${route}`)).text();
  claims.lacks('a component without a wrapper sends no styles', await load('/title'), SENT);
  const first = await load('/badge');
  claims.contains('one with a wrapper does', first, SENT);
  claims.lacks('and only those of its page', first, 'color:crimson');
  claims.contains('components inside one need no wrapper', await load('/request'), 'color:crimson');
  claims.contains('later pages have their rules, too', await load('/badge'), 'color:crimson');
}

/** @param {Example} example @param {string} url @param {string} name */
async function checkRoute({ claims, open }, url, name) {
  claims.contains(`${name}: styles are in <head>`, await (await fetch(url)).text(), SENT);
  const { page, errors } = await open(url);
  const unscripted = await open(url, { javaScriptEnabled: false });
  for (const [where, view] of /** @type {const} */ ([
    ['with scripts', page],
    ['without scripts', unscripted.page],
  ])) {
    claims.equals(
      `${where}, the badge and the title are styled`,
      [
        ...(await readStyle(view, 'span', ['padding-left', 'background-color'])),
        ...(await readStyle(view, 'h2', ['padding-left', 'color'])),
      ],
      ['12px', 'rgb(29, 48, 73)', '12px', 'rgb(220, 20, 60)'],
    );
  }
  claims.equals('no rule appears twice', await findRepeatedRules(page), []);
  if (name !== '/') {
    // Astro removes the attribute from what it has hydrated.
    await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' });
    await page.getByRole('button').click();
    claims.equals(
      'what an island renders later is styled',
      await readStyle(page, 'p', ['padding-left', 'color']),
      ['12px', 'rgb(0, 128, 128)'],
    );
    claims.equals('still, no rule appears twice', await findRepeatedRules(page), []);
  }
  claims.equals('the console has no errors', errors, []);
}
