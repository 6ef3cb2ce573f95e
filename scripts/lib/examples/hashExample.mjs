import fs from 'node:fs';
import path from 'node:path';
import { hashFiles } from './hashFiles.mjs';
import { listInputs } from './listInputs.mjs';

/** The runner, without its tests. A change in it makes every result old. */
const RUNNER = 'scripts/lib/examples';

/**
 * Computes the hash of everything that decides whether an example passes: the project with its
 * lockfile, its check and the runner.
 *
 * @param {string} root - the repository
 * @param {string} name - of the example
 * @returns {string} SHA-256 in hexadecimal
 */
export function hashExample(root, name) {
  const project = listInputs(path.join(root, 'examples', name));
  const runner = fs
    .readdirSync(path.join(root, RUNNER))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => `${RUNNER}/${file}`);
  return hashFiles(root, [
    ...project.map((file) => `examples/${name}/${file}`),
    `scripts/examples/${name}.mjs`,
    ...runner,
  ]);
}
