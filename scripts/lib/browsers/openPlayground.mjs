import { deflateRawSync } from 'node:zlib';
import { poll } from '../poll.mjs';
import { pressIn } from './checkPages.mjs';

/**
 * What the page shows, found by roles and names. `problem` and `stopped` are messages over the preview;
 * `asksToRun` says whether it asks before it runs the code of a link.
 *
 * @typedef {object} PageState
 * @property {string} status
 * @property {string} problem
 * @property {string} stopped
 * @property {boolean} asksToRun
 * @property {string} problems - how many, in words
 * @property {string} console - all that the code has logged
 */

/** The body of a function that runs in the page. */
const READ_STATE = `
  const read = (role, name) =>
    document.querySelector('[role="' + role + '"][aria-label="' + name + '"]')?.innerText ?? '';
  return {
    status: document.querySelector('p[role="status"]')?.textContent ?? '',
    problem: read('group', 'Problem with the preview'),
    stopped: read('group', 'Stopped code'),
    asksToRun: document.querySelector('[role="region"][aria-label="Code from a link"]') !== null,
    problems: document.querySelector('[aria-label="Status"] button')?.innerText ?? '',
    console: document.querySelector('[aria-label="Console entries"]')?.textContent ?? '',
  };
`;

const OPEN_CONSOLE = `
  const buttons = Array.from(document.querySelectorAll('[aria-label="Status"] button'));
  const button = buttons.find((one) => one.innerText.startsWith('Console'));
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
`;

/**
 * Finds the parts of the playground's page as a user would.
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
   * @returns {Promise<PageState>} the last state, even if it is not the expected one
   */
  const waitFor = (isThere, patience) => poll(readState, isThere, patience);

  return {
    readState,
    waitFor,
    /**
     * Reloads the page.
     *
     * @param {string} hash - with its `#`
     */
    async load(hash) {
      // The site ignores this query; a new value makes browsers load the page again.
      opened += 1;
      await driver.open(`${page}?round=${opened}${hash}`);
    },
    /**
     * Opens code as a link would, without reloading the page, and runs it.
     *
     * @param {string} code - of `App.tsx`
     */
    async run(code) {
      const json = JSON.stringify({ files: { 'App.tsx': code }, active: 'App.tsx' });
      const hash = `#v1.${deflateRawSync(json).toString('base64url')}`;
      await driver.read(`location.hash = ${JSON.stringify(hash)}`);
      const { asksToRun } = await waitFor((state) => state.asksToRun, 10_000);
      if (!asksToRun) throw new Error('The page does not ask whether to run the code of a link.');
      await driver.read(pressIn('[role="region"][aria-label="Code from a link"] button', 'Run'));
      await driver.read(OPEN_CONSOLE);
    },
    /**
     * @param {(text: string) => boolean} isThere
     * @param {number} patience - milliseconds
     * @returns {Promise<string>} the last rendered text, even if it is not the expected one
     */
    readPreview(isThere, patience) {
      const body = 'return document.body.innerText';
      // While the preview is being set up, there is no frame or it has no body.
      const read = async () => String(await driver.readFrame('Preview', body).catch(() => ''));
      return poll(read, isThere, patience);
    },
    /** @param {string} url - of another page */
    leave: (url) => driver.open(url),
    /** @returns {Promise<string>} the address and title of the page, which code must not be able to change */
    async readPlace() {
      return String(
        await driver.read('return location.origin + location.pathname + document.title'),
      );
    },
  };
}

/** @typedef {ReturnType<typeof openPlayground>} PlaygroundPage */
