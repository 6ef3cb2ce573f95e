import fs from 'node:fs';
import path from 'node:path';

/** @typedef {Record<string, string>} Verified - the hash that each example had when it last passed */

/** @param {string} root - the repository */
function fileIn(root) {
  return path.join(root, 'examples/verified.json');
}

/**
 * Reads the hashes with which examples have passed.
 *
 * @param {string} root - the repository
 * @returns {Verified} empty if there is no file
 */
export function readVerified(root) {
  const file = fileIn(root);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/**
 * Updates the hashes after a run. An example that fails with the same hash with which it once passed is removed,
 * because it does not pass everywhere, or not every time.
 *
 * @param {Verified} verified
 * @param {Record<string, { failed: number }>} outcomes - of the examples that ran
 * @param {Record<string, string>} hashes - from before the run
 * @returns {Verified}
 */
export function updateVerified(verified, outcomes, hashes) {
  const kept = Object.entries(verified).filter(
    ([name, hash]) => !(outcomes[name]?.failed && hash === hashes[name]),
  );
  const passed = Object.entries(outcomes).flatMap(([name, { failed }]) =>
    failed === 0 ? [[name, hashes[name] ?? '']] : [],
  );
  return Object.fromEntries([...kept, ...passed]);
}

/**
 * Writes the hashes, sorted by name.
 *
 * @param {string} root - the repository
 * @param {Verified} verified
 */
export function writeVerified(root, verified) {
  const sorted = Object.fromEntries(
    Object.entries(verified).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  fs.writeFileSync(fileIn(root), `${JSON.stringify(sorted, null, 2)}\n`);
}
