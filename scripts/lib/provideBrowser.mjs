import { BROWSER_VARIABLE, findBrowser } from './findBrowser.mjs';

/** Vitest's global setup: names a browser to the tests that need one, and installs it if need be. */
export default async function provideBrowser() {
  process.env[BROWSER_VARIABLE] = (await findBrowser()).path;
}
