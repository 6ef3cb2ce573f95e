import fs from 'node:fs';
import path from 'node:path';
import { locate } from '../locate.mjs';
import { runCommand } from '../runCommand.mjs';
import { openWebKit } from './openWebKit.mjs';
import puppeteer from 'puppeteer-core';

/** The environment variable that names a Firefox to use before all others. */
const FIREFOX_VARIABLE = 'FIREFOX_PATH';

/** How long an installation may take, in milliseconds. */
const INSTALL_TIMEOUT = 300_000;

/** The folder of MiniBrowser in Debian and Ubuntu, which is named after the version of its API. */
const MINI_BROWSER = /^webkit2gtk-4\.\d$/;

/**
 * @typedef {object} Candidate
 * @property {string} name
 * @property {string[]} packages - of Debian
 * @property {() => undefined | (() => Promise<import('./Driver.ts').Driver>)} find - returns a function that
 *   opens it; undefined if it is missing
 */

/** @type {Record<string, Candidate>} */
export const CANDIDATES = {
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find() {
      const found = [process.env[FIREFOX_VARIABLE], ...locate('firefox'), ...locate('firefox-esr')];
      const file = found.find((it) => it !== undefined && fs.existsSync(it));
      return file === undefined ? undefined : () => openFirefox(file);
    },
  },
  webkit: {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find() {
      const [driver] = locate('WebKitWebDriver');
      const [screen] = locate('Xvfb');
      const browser = findMiniBrowser();
      if (!driver || !screen || !browser) return undefined;
      return () => openWebKit({ driver, browser, screen });
    },
  },
};

/**
 * Finds browsers. As root on Debian, it installs those that are missing.
 *
 * @param {string[]} names - keys of `CANDIDATES`
 * @returns {Promise<Record<string, undefined | (() => Promise<import('./Driver.ts').Driver>)>>}
 *   functions that open them, by name; undefined for those that are missing
 */
export async function findOtherBrowsers(names) {
  const missing = names.filter((name) => CANDIDATES[name]?.find() === undefined);
  const packages = missing.flatMap((name) => CANDIDATES[name]?.packages ?? []);
  if (packages.length > 0 && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log(`Installing Debian's ${packages.join(', ')} …`);
    const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: INSTALL_TIMEOUT };
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
    await runCommand('apt-get', ['update', '-qq'], options);
    await runCommand('apt-get', install, options);
  }
  return Object.fromEntries(names.map((name) => [name, CANDIDATES[name]?.find()]));
}

/** @returns {string | undefined} */
function findMiniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => fs.existsSync(folder));
  const below = folders.flatMap((folder) => [
    folder,
    ...fs.readdirSync(folder).map((name) => path.join(folder, name)),
  ]);
  return below
    .filter((folder) => fs.statSync(folder).isDirectory())
    .flatMap((folder) =>
      fs
        .readdirSync(folder)
        .filter((name) => MINI_BROWSER.test(name))
        .map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find((file) => fs.existsSync(file));
}

/** Milliseconds that a script in the page may take. */
const PATIENCE = 20_000;

/**
 * Starts Firefox without a window, over WebDriver BiDi.
 *
 * @param {string} executablePath
 * @returns {Promise<import('./Driver.ts').Driver>}
 */
async function openFirefox(executablePath) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: PATIENCE,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    async open(url) {
      await page.goto(url);
    },
    read: (body) => page.evaluate(`(() => { ${body} })()`),
    async readFrame(title, body) {
      const element = await page.$(`iframe[title=${JSON.stringify(title)}]`);
      let frame = await element?.contentFrame();
      if (!frame) throw new Error(`There is no frame "${title}".`);
      for (let [inner] = frame.childFrames(); inner; [inner] = frame.childFrames()) frame = inner;
      return frame.evaluate(`(() => { ${body} })()`);
    },
    close: () => browser.close(),
  };
}
