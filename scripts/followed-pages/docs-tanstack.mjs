// The steps that a section describes in words, in a project of TanStack Start.
import fs from 'node:fs';
import path from 'node:path';
import { findRepeatedRules, readStyle } from '../lib/examples/readPage.mjs';
import { DAY } from '../lib/followed-pages/followSteps.mjs';

/** The last versions for Node 20. */
const PACKAGES = [
  ...['@tanstack/react-start@1.131.50', '@tanstack/react-router@1.131.50'],
  ...['vite@7', '@vitejs/plugin-react@5', '@griffel/react', 'react', 'react-dom'],
];

/** A style element of Griffel in `<head>`. */
const SENT = /<head>(?:(?!<\/head>)[^])*<style data-make-styles/;

/** @param {string} name @param {string} color */
const createRoute = (name, color) => `import { makeStyles } from '@griffel/react';
import { createFileRoute } from '@tanstack/react-router';

const useClasses = makeStyles({ root: { padding: '4px 12px', color: '${color}' } });

export const Route = createFileRoute('/${name}')({
  component: () => <p className={useClasses().root}>${color}</p>,
});
`;

/** @type {Record<string, string>} */
const FILES = {
  'package.json': '{ "type": "module" }',
  'vite.config.js': `import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';

export default { plugins: [tanstackStart({ customViteReactPlugin: true }), react()] };
`,
  'src/router.tsx': `import * as router from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';

export const createRouter = () => router.createRouter({ routeTree });
`,
  'src/routes/__root.tsx': `import { createRootRoute, HeadContent, Link, Outlet, Scripts } from '@tanstack/react-router';

export const Route = createRootRoute({
  component: () => (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Link to="/more">More</Link>
        <Outlet />
        <Scripts />
      </body>
    </html>
  ),
});
`,
  'src/routes/index.tsx': createRoute('', 'teal'),
  'src/routes/more.tsx': createRoute('more', 'crimson'),
  'src/server.tsx': `import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { defineHandlerCallback, renderRouterToStream } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { insertStyles } from '../insertStyles';
import { createRouter } from './router';

const handler = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const renderer = createDOMRenderer();
  const children = (
    <RendererProvider renderer={renderer}>
      <StartServer router={router} />
    </RendererProvider>
  );
  const response = await renderRouterToStream({ request, router, responseHeaders, children });
  return new Response(insertStyles(response.body, renderer), response);
});

export default createStartHandler({ createRouter })(handler);
`,
  'src/client.tsx': `import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { StartClient } from '@tanstack/react-start';
import { hydrateRoot } from 'react-dom/client';
import { createRouter } from './router';

hydrateRoot(
  document,
  <RendererProvider renderer={createDOMRenderer(document)}>
    <StartClient router={createRouter()} />
  </RendererProvider>,
);
`,
};

/** @type {import('../lib/followed-pages/runFollowedPages.mjs').Part[]} */
export const parts = [
  {
    page: 'docs/react/guides/ssr-usage.mdx',
    // It has the function that both entries need.
    sections: ['Streaming'],
    async check({ claims, directory, open, start, succeeds }) {
      for (const [name, code] of Object.entries(FILES)) {
        const file = path.join(directory, name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, code);
      }
      const options = ['--ignore-scripts', '--prefer-offline', `--before=${DAY}`];
      await succeeds('TanStack Start is installed', 'npm', 'install', ...options, ...PACKAGES);
      await succeeds('it builds', 'npx', '--no-install', 'vite', 'build');
      const origin = await start('.output/server/index.mjs');

      const sent = await (await fetch(origin)).text();
      claims.contains('styles are in <head>', sent, SENT);
      claims.lacks('only those of the page', sent, 'color:crimson');
      const unscripted = await open(origin, { javaScriptEnabled: false });
      const teal = ['12px', 'rgb(0, 128, 128)'];
      claims.equals(
        'without scripts, the page is styled',
        await readStyle(unscripted.page, 'p', ['padding-left', 'color']),
        teal,
      );
      const { page, errors } = await open(origin);
      claims.equals(
        'with scripts, it is, too',
        await readStyle(page, 'p', ['padding-left', 'color']),
        teal,
      );
      claims.equals('no rule appears twice', await findRepeatedRules(page), []);
      await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
      await page.getByRole('link', { name: 'More' }).click();
      await page.getByText('crimson').waitFor();
      claims.equals(
        'a page that is opened in the browser is styled',
        await readStyle(page, 'p', ['padding-left', 'color']),
        ['12px', 'rgb(220, 20, 60)'],
      );
      claims.equals('without a reload', await page.locator('body[data-loaded]').count(), 1);
      claims.equals('still, no rule appears twice', await findRepeatedRules(page), []);
      claims.equals('the console has no errors', errors, []);
    },
  },
];
