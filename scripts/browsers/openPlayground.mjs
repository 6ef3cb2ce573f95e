import { deflateRawSync } from 'node:zlib';
import { poll } from './poll.mjs';

/**
 * What the page says, found by roles and names. `problem` and `stopped` lie over the preview;
 * `asksToRun` is what it asks before it runs code of a link.
 *
 * @typedef {object} PageState
 * @property {string} status
 * @property {string} problem
 * @property {string} stopped
 * @property {boolean} asksToRun
 * @property {string} problems - how many, in words
 * @property {string} console - all that the code has logged
 */

/** The body of a function, for the page. */
const READ_STATE = `
  const read = (role, name) =>
    document.querySelector('[role="' + role + '"][aria-label="' + name + '"]')?.innerText ?? '';
  return {
    status: document.querySelector('p[role="status"]')?.textContent ?? '',
    problem: read('group', 'Problem with the preview'),
    stopped: read('group', 'Stopped code'),
    asksToRun: document.querySelector('section[aria-label="Code from a link"]') !== null,
    problems: document.querySelector('[aria-label="Status"] button')?.innerText ?? '',
    console: document.querySelector('[aria-label="Console entries"]')?.textContent ?? '',
  };
`;

const PRESS_RUN = `
  const region = document.querySelector('section[aria-label="Code from a link"]');
  const buttons = Array.from(region.querySelectorAll('button'));
  buttons.find((button) => button.innerText.trim() === 'Run').click();
`;

const OPEN_CONSOLE = `
  const buttons = Array.from(document.querySelectorAll('[aria-label="Status"] button'));
  const button = buttons.find((one) => one.innerText.startsWith('Console'));
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
`;

/**
 * Knows the playground's page by what a user finds on it.
 *
 * @param {import('./Driver.ts').Driver} driver
 * @param {string} origin - of the site
 */
export function openPlayground(driver, origin) {
  let opened = 0;
  const page = `${origin}/try-it-out/`;

  /** @returns {Promise<PageState>} */
  const readState = async () => /** @type {PageState} */ (await driver.read(READ_STATE));

  /**
   * @param {(state: PageState) => boolean} isThere
   * @param {number} patience - milliseconds
   * @returns {Promise<PageState>} the last state, whether it is the one waited for or not
   */
  const waitFor = (isThere, patience) => poll(readState, isThere, patience);

  return {
    readState,
    waitFor,
    /**
     * Loads the page anew.
     *
     * @param {string} hash - with its `#`
     */
    async load(hash) {
      // The site knows no such query; another one makes browsers load the page again.
      opened += 1;
      await driver.open(`${page}?round=${opened}${hash}`);
    },
    /**
     * Opens code as a link does, in the page as it is, and runs it.
     *
     * @param {string} code - of `App.tsx`
     */
    async run(code) {
      const json = JSON.stringify({ files: { 'App.tsx': code }, active: 'App.tsx' });
      const hash = `#v1.${deflateRawSync(json).toString('base64url')}`;
      await driver.read(`location.hash = ${JSON.stringify(hash)}`);
      const { asksToRun } = await waitFor((state) => state.asksToRun, 10_000);
      if (!asksToRun) throw new Error('The page does not ask whether to run the code of a link.');
      await driver.read(PRESS_RUN);
      await driver.read(OPEN_CONSOLE);
    },
    /**
     * @param {(text: string) => boolean} isThere
     * @param {number} patience - milliseconds
     * @returns {Promise<string>} the last text of what is rendered, whether it is waited for or not
     */
    readPreview(isThere, patience) {
      const body = 'return document.body.innerText';
      // While it is set up there is no frame, or none with a body.
      const read = async () => String(await driver.readFrame('Preview', body).catch(() => ''));
      return poll(read, isThere, patience);
    },
    /** @param {string} url - of another page */
    leave: (url) => driver.open(url),
    /** @returns {Promise<string>} where the page is, which code in it must not change */
    async readPlace() {
      return String(
        await driver.read('return location.origin + location.pathname + document.title'),
      );
    },
  };
}

/** @typedef {ReturnType<typeof openPlayground>} PlaygroundPage */
