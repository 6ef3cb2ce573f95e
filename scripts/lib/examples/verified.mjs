import fs from 'node:fs';
import path from 'node:path';

/** @typedef {Record<string, string>} Verified - the hash of each example when it last passed */

/** @param {string} root - the repository */
function fileIn(root) {
  return path.join(root, 'examples/verified.json');
}

/**
 * Reads which examples have passed, and with which inputs.
 *
 * @param {string} root - the repository
 * @returns {Verified} empty where there is no such file
 */
export function readVerified(root) {
  const file = fileIn(root);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/**
 * Brings up to date which examples have passed. One that fails with the very files with which it
 * once passed is taken out: it passes elsewhere, or not always.
 *
 * @param {Verified} verified
 * @param {Record<string, { failed: number }>} outcomes - of the examples that ran
 * @param {Record<string, string>} hashes - theirs, from before they ran
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
 * Writes which examples have passed, sorted by name.
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
