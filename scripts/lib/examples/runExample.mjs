import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../paths.mjs';
import { checkExample } from './checkExample.mjs';
import { copyExample } from './copyExample.mjs';
import { createClaims } from './createClaims.mjs';

/** How many of the last lines of an error are shown, such as those of a failed command. */
const LAST_LINES = 40;

/** @typedef {{ passed: number, failed: number, seconds: number }} Outcome */

/**
 * Runs what makes claims, and prints the error with which it ends, if any.
 *
 * @param {string} name - of the example, for messages
 * @param {(claims: import('./createClaims.mjs').Claims) => Promise<void>} run
 * @returns {Promise<Outcome>} an error counts as one failure
 */
export async function runClaims(name, run) {
  const start = Date.now();
  const claims = createClaims(name, console.log);
  try {
    await run(claims);
  } catch (error) {
    claims.counts.failed += 1;
    const text = error instanceof Error ? error.message : String(error);
    // The first line says where, the last ones say why.
    const [first, ...rest] = text.split('\n');
    console.log(`FAILED  ${name}: ${[first, ...rest.slice(-LAST_LINES)].join('\n        ')}`);
  }
  return { ...claims.counts, seconds: (Date.now() - start) / 1000 };
}

/**
 * Copies an example, installs its packages and runs its check.
 *
 * @param {string} name
 * @param {string} folder - for copies
 * @param {import('@playwright/test').Browser} browser
 */
export function runExample(name, folder, browser) {
  return runClaims(name, async (claims) => {
    const directory = await copyExample(name, folder);
    const file = path.join(ROOT, 'scripts/examples', `${name}.mjs`);
    /** @type {{ check: import('./checkExample.mjs').Check }} */
    const { check } = await import(pathToFileURL(file).href);
    await checkExample(directory, claims, browser, check);
  });
}
