import path from 'node:path';
import { createSiteServer } from '../createSiteServer.mjs';
import { listen } from '../listen.mjs';
import { runQuietly } from './runQuietly.mjs';
import { startServer } from './startServer.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * What a check works with.
 *
 * @typedef {object} Example
 * @property {string} directory - the copy, with its packages installed
 * @property {import('./createClaims.mjs').Claims} claims
 * @property {(...command: string[]) => Promise<import('./runQuietly.mjs').Result>} run - runs a
 *   program in the copy; `npx` finds those of its packages
 * @property {(claim: string, ...command: string[]) => Promise<void>} succeeds - the same, claims
 *   that it succeeds, and ends the check if it does not
 * @property {(folder: string) => Promise<string>} serve - serves a folder of the copy as it is;
 *   gives the origin
 * @property {(...args: string[]) => Promise<string>} start - starts a server, a script for Node, in
 *   the copy; gives the origin
 * @property {(url: string, options?: import('@playwright/test').BrowserContextOptions) => Promise<OpenPage>} open -
 *   opens a page in a browser, 1280 pixels wide
 */

/** @typedef {{ page: Page, errors: string[] }} OpenPage - `errors` grows with what goes wrong */

/** The window that a page is opened in, in pixels. */
const VIEWPORT = { width: 1280, height: 800 };

/**
 * Makes what a check works with.
 *
 * @param {string} directory
 * @param {import('./createClaims.mjs').Claims} claims
 * @param {import('@playwright/test').Browser} browser
 * @returns {{ example: Example, close: () => Promise<void> }} `close` ends servers and pages
 */
export function createExample(directory, claims, browser) {
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
      const server = await startServer(args, directory);
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
        // Nobody asked for an icon.
        if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) {
          errors.push(message.text());
        }
      });
      await page.goto(url, { waitUntil: 'networkidle' });
      return { page, errors };
    },
  };
  return {
    example,
    async close() {
      // The last opened first: a page before its server.
      for (const closer of closers.reverse()) await closer();
    },
  };
}
