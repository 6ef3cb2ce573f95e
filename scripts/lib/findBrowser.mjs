import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { locate } from './locate.mjs';
import { CACHE } from './paths.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * Arguments that let a browser start in a container, keep it from making requests of its own, and put cross-site
 * frames into separate processes, which the headless shell does not do by default.
 */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--site-per-process',
];

/**
 * Arguments that the tests add, which save a quarter of the processor time:
 *
 * - No spare processes. The browser starts one for each page, in case the user goes to another site next, which tests
 *   do not do. Cross-site frames still have processes of their own.
 * - V8 optimizes later, because most code in a test does not run long enough for that to pay off.
 * - Drawing takes place in the process of the browser, because no graphics processor is used anyway.
 */
export const TEST_ARGUMENTS = [
  ...BROWSER_ARGUMENTS,
  '--renderer-process-limit=1',
  '--js-flags=--interrupt-budget=1000000,--invocation-count-for-maglev=2000',
  '--in-process-gpu',
];

/** The variable in which Vitest's global setup passes these on, separated by spaces. */
const ARGUMENTS_VARIABLE = 'CHROMIUM_ARGUMENTS';

/** The variable with the path of a Chrome or Chromium to use before all others. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

/** The last release of the package that supports Node 20. */
const LAST_RESORT = '@sparticuz/chromium@147.0.0';

/** How long a download may take, in milliseconds. */
const DOWNLOAD_TIMEOUT = 300_000;

/** The first is Chromium without a user interface, which takes half the time. */
const NAMES_ON_PATH = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];
const KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @typedef {object} Browser
 * @property {string} path - its executable
 * @property {string} source - where it comes from, for messages
 * @property {string} version
 */

/**
 * Starts a browser once, to check that it works.
 *
 * @param {string} executablePath
 * @param {string} source
 * @returns {Promise<Browser | undefined>} undefined if it does not start
 */
async function tryBrowser(executablePath, source) {
  if (!fs.existsSync(executablePath)) return undefined;
  try {
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
    const version = browser.version();
    await browser.close();
    return { path: executablePath, source, version };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.log(`${source} at ${executablePath} does not start: ${reason}`);
    return undefined;
  }
}

/** @returns {string[]} the executables of installed browsers */
function listInstalled() {
  return [...NAMES_ON_PATH.flatMap(locate), ...KNOWN_PLACES.filter((file) => fs.existsSync(file))];
}

/** @returns {Promise<Browser | undefined>} the first of the installed browsers that starts */
async function findInstalled() {
  for (const file of listInstalled()) {
    const browser = await tryBrowser(file, 'installed browser');
    if (browser) return browser;
  }
  return undefined;
}

/** @returns {Promise<Browser | undefined>} */
async function installPlaywrights() {
  console.log('No browser found. Asking Playwright to download its own …');
  await runCommand('npx', ['playwright', 'install', 'chromium'], { timeout: DOWNLOAD_TIMEOUT });
  return tryBrowser(chromium.executablePath(), "Playwright's own browser");
}

/** @returns {Promise<Browser | undefined>} */
async function installDebians() {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeout: DOWNLOAD_TIMEOUT };
  await runCommand('apt-get', ['update', '-qq'], options);
  // Older releases have the whole browser only.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`Installing Debian's ${name} …`);
    if (await runCommand('apt-get', ['install', '-y', '-qq', name], options)) break;
  }
  return findInstalled();
}

/** @returns {Promise<Browser | undefined>} */
async function installFromNpm() {
  console.log(`Installing ${LAST_RESORT} …`);
  const folder = path.join(CACHE, 'browser');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  await runCommand('npm', ['install', '--no-save', LAST_RESORT], {
    cwd: folder,
    timeout: DOWNLOAD_TIMEOUT,
  });
  const script =
    "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))";
  try {
    const output = execFileSync(process.execPath, ['-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    return await tryBrowser(output.trim(), 'browser of @sparticuz/chromium');
  } catch (error) {
    console.error(`${LAST_RESORT} could not be unpacked: ${String(error)}`);
    return undefined;
  }
}

/**
 * Finds a browser for the end-to-end tests, or installs one: the one that `CHROMIUM_PATH` names,
 * Playwright's own, an installed Chrome or Chromium; then Playwright's download, Debian's package
 * (as root), and a browser from npm.
 *
 * @returns {Promise<Browser>}
 * @throws {Error} if the named one does not start, or none is found or can be installed
 */
export async function findBrowser() {
  const named = process.env[BROWSER_VARIABLE];
  if (named) {
    const browser = await tryBrowser(named, `browser named by ${BROWSER_VARIABLE}`);
    if (browser) return browser;
    throw new Error(
      `${BROWSER_VARIABLE} is "${named}", which does not start. Correct it or unset it.`,
    );
  }
  const browser =
    (await tryBrowser(chromium.executablePath(), "Playwright's own browser")) ??
    (await findInstalled()) ??
    (await installPlaywrights()) ??
    (await installDebians()) ??
    (await installFromNpm());
  if (browser) return browser;
  throw new Error(
    `No browser was found and none could be installed. Install Chrome or Chromium, or name one: ${BROWSER_VARIABLE}=/path/to/chrome npm test`,
  );
}

/** Vitest's global setup: finds or installs a browser for the tests that need one. */
export async function setup() {
  process.env[BROWSER_VARIABLE] = (await findBrowser()).path;
  process.env[ARGUMENTS_VARIABLE] = TEST_ARGUMENTS.join(' ');
}
