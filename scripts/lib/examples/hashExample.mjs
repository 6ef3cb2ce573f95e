import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listInputs } from './listInputs.mjs';
import { readTables } from './readTables.mjs';

/** The code that runs examples. After a change in it, all examples have to pass again. */
const RUNNER = 'scripts/lib/examples';

/**
 * Lists the scripts in a folder of the repository, without tests.
 *
 * @param {string} root - the repository
 * @param {string} folder - in it
 * @returns {string[]} relative to the repository
 */
export function listScripts(root, folder) {
  return fs
    .readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => `${folder}/${file}`);
}

/**
 * Hashes files: their paths and contents, in any order. Line endings do not matter, because Git changes them on some
 * systems.
 *
 * @param {string} root - the folder that the paths are relative to
 * @param {string[]} files - with forward slashes
 * @returns {string} SHA-256 in hexadecimal
 */
export function hashFiles(root, files) {
  const hash = crypto.createHash('sha256');
  for (const file of [...files].sort()) {
    const text = fs.readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
    // The lengths show where one file ends and the next begins.
    hash.update(`${file.length} ${file} ${text.length} ${text}`);
  }
  return hash.digest('hex');
}

/**
 * Hashes everything that decides whether an example passes: its files with the lockfile, its check, the runner, and the
 * tables of the pages that the check names.
 *
 * @param {string} root - the repository
 * @param {string} name - of the example
 * @returns {string} SHA-256 in hexadecimal
 */
export function hashExample(root, name) {
  const check = `scripts/examples/${name}.mjs`;
  const files = hashFiles(root, [
    ...listInputs(path.join(root, 'examples', name)).map((file) => `examples/${name}/${file}`),
    check,
    ...listScripts(root, RUNNER),
  ]);
  const pages =
    fs.readFileSync(path.join(root, check), 'utf8').match(/\bdocs\/[\w/-]+\.mdx/g) ?? [];
  const tables = pages.map((page) => readTables(page, root));
  return crypto
    .createHash('sha256')
    .update(files + JSON.stringify(tables))
    .digest('hex');
}
