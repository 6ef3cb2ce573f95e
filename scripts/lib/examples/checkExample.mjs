import path from 'node:path';
import { createSiteServer } from '../createSiteServer.mjs';
import { listen } from '../listen.mjs';
import { runQuietly } from './runQuietly.mjs';
import { startServer } from './startServer.mjs';

/**
 * An example, with what its check needs.
 *
 * @typedef {object} Example
 * @property {string} directory - the copy, with installed packages
 * @property {import('./createClaims.mjs').Claims} claims
 * @property {(...command: string[]) => Promise<import('./runQuietly.mjs').Result>} run - runs a program in the copy;
 *   `npx` finds those of its packages
 * @property {(claim: string, ...command: string[]) => Promise<void>} succeeds - does the same and claims that it
 *   succeeds; if not, the check ends
 * @property {(folder: string) => Promise<string>} serve - serves a folder of the copy and returns the origin
 * @property {(...args: string[]) => Promise<string>} start - starts a server, which is a script for Node in the copy,
 *   and returns the origin
 * @property {(url: string, options?: import('@playwright/test').BrowserContextOptions) => Promise<OpenPage>} open -
 *   opens a page in a browser
 */

/** @typedef {{ page: import('@playwright/test').Page, errors: string[] }} OpenPage - errors are added as they occur */

/** @typedef {(example: Example) => Promise<unknown>} Check */

/** The size of the window, in pixels. */
const VIEWPORT = { width: 1280, height: 800 };

/**
 * Runs a check, then stops the servers and closes the pages that it has opened.
 *
 * @param {string} directory - the copy of the example
 * @param {import('./createClaims.mjs').Claims} claims
 * @param {import('@playwright/test').Browser} browser
 * @param {Check} check
 */
export async function checkExample(directory, claims, browser, check) {
  /** @type {(() => Promise<unknown>)[]} */
  const closers = [];

  /** @param {string[]} command */
  const run = ([program = '', ...args]) => runQuietly(program, args, { cwd: directory });

  /** @type {Example} */
  const example = {
    directory,
    claims,
    run: (...command) => run(command),
    async succeeds(claim, ...command) {
      const { ok, output } = await run(command);
      claims.equals(claim, ok, true);
      if (!ok) throw new Error(`"${command.join(' ')}" failed:\n${output}`);
    },
    async serve(folder) {
      const server = createSiteServer(path.join(directory, folder));
      const port = await listen(server, 0);
      closers.push(async () => server.close());
      return `http://localhost:${port}`;
    },
    async start(...args) {
      const server = await startServer(() => [process.execPath, ...args], { cwd: directory });
      closers.push(server.stop);
      return server.origin;
    },
    async open(url, options) {
      const context = await browser.newContext({ viewport: VIEWPORT, ...options });
      closers.push(() => context.close());
      const page = await context.newPage();
      /** @type {string[]} */
      const errors = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // The browser asks for an icon, which examples do not have.
        if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) {
          errors.push(message.text());
        }
      });
      await page.goto(url, { waitUntil: 'networkidle' });
      return { page, errors };
    },
  };
  try {
    await check(example);
  } finally {
    // Pages before their servers.
    for (const closer of closers.reverse()) await closer();
  }
}
