import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../paths.mjs';
import { copyExample } from './copyExample.mjs';
import { createClaims } from './createClaims.mjs';
import { createExample } from './createExample.mjs';

/** How many of the last lines of a failed command are shown. */
const TAIL = 40;

/** @typedef {{ passed: number, failed: number, seconds: number }} Outcome */

/**
 * Copies an example, installs its packages and runs its check.
 *
 * @param {string} name
 * @param {string} folder - the place for copies
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Outcome>} what breaks the check off counts as one failure
 */
export async function runExample(name, folder, browser) {
  const start = Date.now();
  const claims = createClaims(name, console.log);
  try {
    const directory = await copyExample(name, folder);
    const file = path.join(ROOT, 'scripts/examples', `${name}.mjs`);
    /** @type {{ check: (example: import('./createExample.mjs').Example) => Promise<void> }} */
    const { check } = await import(pathToFileURL(file).href);
    const { example, close } = createExample(directory, claims, browser);
    try {
      await check(example);
    } finally {
      await close();
    }
  } catch (error) {
    claims.counts.failed += 1;
    const text = error instanceof Error ? error.message : String(error);
    const tail = text.split('\n').slice(-TAIL).join('\n        ');
    console.log(`FAILED  ${name}: the check broke off: ${tail}`);
  }
  return { ...claims.counts, seconds: (Date.now() - start) / 1000 };
}
