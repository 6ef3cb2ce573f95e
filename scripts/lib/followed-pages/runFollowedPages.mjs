import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClaims } from '../examples/createClaims.mjs';
import { createExample } from '../examples/createExample.mjs';
import { hashFiles } from '../examples/hashFiles.mjs';
import { ROOT } from '../paths.mjs';
import { followSteps } from './followSteps.mjs';
import { readSteps } from './readSteps.mjs';

const CHECKS = 'scripts/followed-pages';
/** The folders of the runner, without tests. A change in it makes every result old. */
const RUNNER = ['scripts/lib/followed-pages', 'scripts/lib/examples'];

/**
 * A page to follow, and what has to be true then.
 *
 * @typedef {object} Part
 * @property {string} page - below the repository
 * @property {string[]} sections - headings, in the order in which they are followed
 * @property {boolean} [continues] - in the folder of the part before; else in an empty one
 * @property {(example: import('../examples/createExample.mjs').Example, origin: string, command: string) => Promise<void>} [look] -
 *   what to see at each server that the page starts
 * @property {(example: import('../examples/createExample.mjs').Example) => Promise<void>} [check] -
 *   what to see when all steps are done
 */

/** Lists the pages that are followed, by the names of their checks. @returns {string[]} */
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
 * Computes the hash of everything that decides whether a page can be followed. Its prose does not.
 *
 * @param {string} name - of the check
 * @returns {Promise<string>} SHA-256 in hexadecimal
 */
export async function hashFollowedPages(name) {
  const steps = (await importParts(name)).flatMap(({ page, sections }) =>
    // Without their places, which change with the prose above them.
    readSteps(ROOT, page, sections).map((step) => ({ ...step, place: undefined })),
  );
  const runner = RUNNER.flatMap((folder) =>
    fs.readdirSync(path.join(ROOT, folder)).map((file) => `${folder}/${file}`),
  ).filter((file) => file.endsWith('.mjs'));
  return crypto
    .createHash('sha256')
    .update(hashFiles(ROOT, [`${CHECKS}/${name}.mjs`, ...runner]) + JSON.stringify(steps))
    .digest('hex');
}

/**
 * Follows pages step by step, from an empty folder, and checks what they promise.
 *
 * @param {string} name - of the check
 * @param {string} folder - the place for copies of examples
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<import('../examples/runExample.mjs').Outcome>} a step that fails ends the check
 */
export async function runFollowedPages(name, folder, browser) {
  const start = Date.now();
  const claims = createClaims(name, console.log);
  try {
    const parts = await importParts(name);
    let directory = '';
    for (const [index, { page, sections, continues, look, check }] of parts.entries()) {
      if (!continues) {
        directory = path.join(folder, `${name}-${index + 1}`);
        fs.rmSync(directory, { recursive: true, force: true });
        fs.mkdirSync(directory);
      }
      /**
       * @param {string} at
       * @param {(example: import('../examples/createExample.mjs').Example) => Promise<void>} see
       */
      const withExample = async (at, see) => {
        const { example, close } = createExample(at, claims, browser);
        try {
          await see(example);
        } finally {
          await close();
        }
      };
      const steps = readSteps(ROOT, page, sections);
      directory = await followSteps(steps, directory, (origin, command, at) =>
        withExample(at, async (example) => look?.(example, origin, command)),
      );
      claims.atLeast(`${page}: the steps of ${sections.join(', ')} succeed`, steps.length, 1);
      await withExample(directory, async (example) => check?.(example));
    }
  } catch (error) {
    claims.counts.failed += 1;
    const text = error instanceof Error ? error.message : String(error);
    const [first = '', ...rest] = text.split('\n');
    // The first line has the place on the page, the last ones what went wrong.
    console.log(`FAILED  ${name}: ${[first, ...rest.slice(-40)].join('\n        ')}`);
  }
  return { ...claims.counts, seconds: (Date.now() - start) / 1000 };
}
