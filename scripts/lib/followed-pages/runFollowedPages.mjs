import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkExample } from '../examples/checkExample.mjs';
import { hashFiles, listScripts } from '../examples/hashExample.mjs';
import { runClaims } from '../examples/runExample.mjs';
import { ROOT } from '../paths.mjs';
import { followSteps } from './followSteps.mjs';
import { readSteps } from './readSteps.mjs';

const CHECKS = 'scripts/followed-pages';
/** The code that follows pages. After a change in it, all pages have to pass again. */
const RUNNER = ['scripts/lib/followed-pages', 'scripts/lib/examples'];

/**
 * A page to follow, and what to check.
 *
 * @typedef {object} Part
 * @property {string} page - relative to the repository
 * @property {string[]} sections - headings, in the order in which to follow them
 * @property {boolean} [continues] - in the folder of the previous part, not in an empty one
 * @property {(example: import('../examples/checkExample.mjs').Example, origin: string, command: string) => Promise<void>} [look] -
 *   called with each server that the page starts
 * @property {(example: import('../examples/checkExample.mjs').Example) => Promise<void>} [check] -
 *   called after the last step
 */

/** Lists the names of the checks of followed pages. @returns {string[]} */
export function listFollowedPages() {
  return fs
    .readdirSync(path.join(ROOT, CHECKS))
    .map((file) => path.basename(file, '.mjs'))
    .sort();
}

/** @param {string} name @returns {Promise<Part[]>} */
async function importParts(name) {
  const file = path.join(ROOT, CHECKS, `${name}.mjs`);
  /** @type {{ parts: Part[] }} */
  const { parts } = await import(pathToFileURL(file).href);
  return parts;
}

/**
 * Hashes everything that decides whether a page can be followed, which does not include its prose.
 *
 * @param {string} name - of the check
 * @returns {Promise<string>} SHA-256 in hexadecimal
 */
export async function hashFollowedPages(name) {
  const steps = (await importParts(name)).flatMap(({ page, sections }) =>
    // Places change with the prose above them.
    readSteps(ROOT, page, sections).map((step) => ({ ...step, place: undefined })),
  );
  const runner = RUNNER.flatMap((folder) => listScripts(ROOT, folder));
  return crypto
    .createHash('sha256')
    .update(hashFiles(ROOT, [`${CHECKS}/${name}.mjs`, ...runner]) + JSON.stringify(steps))
    .digest('hex');
}

/**
 * Follows pages step by step, starting in an empty folder, and checks the results.
 *
 * @param {string} name - of the check
 * @param {string} folder - for copies of examples
 * @param {import('@playwright/test').Browser} browser
 */
export function runFollowedPages(name, folder, browser) {
  return runClaims(name, async (claims) => {
    let directory = '';
    for (const [index, part] of (await importParts(name)).entries()) {
      const { page, sections, continues, look, check } = part;
      if (!continues) {
        directory = path.join(folder, `${name}-${index + 1}`);
        fs.rmSync(directory, { recursive: true, force: true });
        fs.mkdirSync(directory);
      }
      const steps = readSteps(ROOT, page, sections);
      directory = await followSteps(steps, directory, (origin, command, at) =>
        checkExample(at, claims, browser, async (example) => look?.(example, origin, command)),
      );
      claims.atLeast(`${page}: the steps of ${sections.join(', ')} succeed`, steps.length, 1);
      await checkExample(directory, claims, browser, async (example) => check?.(example));
    }
  });
}
